import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Center, Grid, Heading, Icon, Stack, Text, chakra } from '@vibrant-peak/shared/ui';

/** Benefits and process of a service, for its dialog. */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <Stack gap="8">
      <Stack as="section" gap="4">
        <Heading as="h3" size="md">
          Key Benefits
        </Heading>
        <Benefits benefits={service.benefits} />
      </Stack>
      <Stack as="section" gap="4">
        <Heading as="h3" size="md">
          Our Process
        </Heading>
        <Process steps={service.process} />
      </Stack>
    </Stack>
  );
}

function Benefits({ benefits }: { benefits: Service['benefits'] }) {
  return (
    <Grid as="ul" listStyleType="none" templateColumns={{ md: '1fr 1fr' }} gap="3">
      {benefits.map((benefit) => (
        <chakra.li key={benefit} display="flex" gap="3">
          <Center as="span" boxSize="6" flexShrink="0" borderRadius="full" bg="brand.muted" color="brand.fg">
            <Icon name="Check" size="0.875rem" />
          </Center>
          <span>{benefit}</span>
        </chakra.li>
      ))}
    </Grid>
  );
}

function Process({ steps }: { steps: Service['process'] }) {
  return (
    <Stack as="ol" listStyleType="none" gap="0">
      {steps.map(({ name, description }, index) => (
        <ProcessStep key={name}>
          <StepNumber aria-hidden>{index + 1}</StepNumber>
          <Stack gap="1">
            <Heading as="h4" size="sm">
              {name}
            </Heading>
            <Text color="fg.muted" textWrap="balance">
              {description}
            </Text>
          </Stack>
        </ProcessStep>
      ))}
    </Stack>
  );
}

/** A thin line connects the numbers. */
const ProcessStep = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '4',
    pb: '5',
    _last: { pb: '0' },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: '9',
      bottom: '1',
      insetStart: '4',
      borderInlineStartWidth: '1px',
      borderColor: 'brand.border',
    },
  },
});

const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '8',
    borderWidth: '1px',
    borderColor: 'brand.border',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'brand.fg',
  },
});
