import type { CSSProperties } from 'react';
import { firstMonth } from '@vibrant-peak/shared/content/howWeWork';
import type { Milestone } from '@vibrant-peak/shared/schemas/milestone';
import { Box, Container, Heading, Span, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { Ridge } from './Ridge';

/**
 * Distance of a column's text from the summit, as a share of the rise: below the ridge of `Ridge`.
 */
const depths = [1, 0.75, 0.5, 0.23];

/** The first month as a climb: on desktops each milestone stands higher than the one before. */
export function FirstMonthSection() {
  return (
    <Ground aria-labelledby="first-month" data-below="">
      <Container>
        <Overlay>
          <Stack gap="4" gridArea="1 / 1" maxW={{ lg: '46%' }} alignSelf="start">
            <Heading as="h2" size="2xl" id="first-month">
              The first month
            </Heading>
            <Text fontSize="lg" color="fg.muted">
              Every product starts this way. Stop at any milestone and keep what exists.
            </Text>
          </Stack>
          <Climb>
            {firstMonth.map((milestone, index) => (
              <Step key={milestone.day} style={{ '--depth': depths[index] } as CSSProperties}>
                <MilestoneText milestone={milestone} />
                {index === 0 && <Ridge />}
              </Step>
            ))}
          </Climb>
        </Overlay>
      </Container>
    </Ground>
  );
}

function MilestoneText({ milestone: { day, title, description, kept } }: { milestone: Milestone }) {
  return (
    <>
      <Text
        fontFamily="heading"
        fontWeight="semibold"
        // Limited by the view, too, where the browser's own font size is large.
        fontSize={{ base: 'min(5.5rem, 24vw)', lg: 'min(8rem, 9vw)', '2xl': '10rem' }}
        lineHeight="1"
        letterSpacing="-0.05em"
      >
        <Span fontSize="lg" letterSpacing="normal" color="fg.muted">
          {'Day '}
        </Span>
        <span>{day}</span>
      </Text>
      <Box>
        <Heading as="h3" size="xl" mb="2">
          {title}
        </Heading>
        <Text>{description}</Text>
        <Text mt="3" fontWeight="medium" color="brand.fg">
          {kept}
        </Text>
      </Box>
    </>
  );
}

const Ground = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    '--rise': { base: '9rem', lg: '30rem', '2xl': '36rem' },
    pt: { base: '6', md: '8' },
    pb: { base: '14', md: '24' },
  },
});

/** The heading stands in the sky above the low end of the ridge. */
const Overlay = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20' },
});

const Climb = chakra('ol', {
  base: {
    gridArea: { base: 'auto', lg: '1 / 1' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
    rowGap: '12',
    mt: { lg: '16' },
    pt: { base: 'calc(var(--rise) + 2rem)', lg: '0' },
    listStyleType: 'none',
  },
});

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)', lg: 'minmax(0, 1fr)' },
    alignItems: 'baseline',
    alignContent: 'start',
    gap: '4',
    pt: { lg: 'calc(var(--rise) * var(--depth) + 2.5rem)' },
    pe: { lg: '8' },
  },
});
