import type { CSSProperties } from 'react';
import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Grid, Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { leadWidth } from '../components/leadWidth';

/** The benefits as type with ruled lines, for the page of a service. */
export function BenefitsSection({ benefits }: Pick<Service, 'benefits'>) {
  return (
    <Grid
      as="section"
      aria-labelledby="benefits"
      templateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      gap="6"
    >
      <Heading as="h2" size="2xl" id="benefits">
        Key Benefits
      </Heading>
      <chakra.ul listStyleType="none" maxW={leadWidth}>
        {benefits.map((benefit) => (
          <Benefit key={benefit}>{benefit}</Benefit>
        ))}
      </chakra.ul>
    </Grid>
  );
}

const Benefit = chakra('li', {
  base: {
    py: '4',
    // At these widths benefits break lines alike in the web font and in its fallback.
    pe: { md: 'max(0px, 100% - 42rem)', lg: 'max(0px, 100% - 34.5rem)', xl: 'max(0px, 100% - 42rem)' },
    fontFamily: 'heading',
    fontSize: { base: 'min(1.125rem, 5.3vw)', md: '2xl' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'short',
    wordSpacing: '0.08em',
    textWrap: 'balance',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** The process as a climb: on desktops each step stands higher than the one before. */
export function ProcessSection({ process }: Pick<Service, 'process'>) {
  return (
    <chakra.section aria-labelledby="process">
      <Heading as="h2" size="2xl" mb={{ base: '6', lg: '0' }} id="process">
        Our Process
      </Heading>
      <Climb>
        {process.map(({ name, description }, index) => (
          <Step key={name} style={{ '--depth': process.length - 1 - index } as CSSProperties}>
            <Heading as="h3" size="lg" mb="2">
              {name}
            </Heading>
            <Text color="fg.muted" textWrap="balance">
              {description}
            </Text>
          </Step>
        ))}
      </Climb>
    </chakra.section>
  );
}

const Climb = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
    listStyleType: 'none',
  },
});

const Step = chakra('li', {
  base: {
    mt: { lg: 'calc(var(--depth) * 3rem)' },
    p: '5',
    bg: 'brand.muted',
    borderColor: 'brand.solid',
    borderInlineStartWidth: '2px',
    borderTopWidth: { lg: '2px' },
  },
});
