import type { ComponentProps } from 'react';
import type { JobOpening } from 'shared/schemas/jobOpening';
import { Flex, Icon } from 'shared/ui';

/** Department, location and type in one line. */
export function JobFacts({ job }: { job: JobOpening }) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" fontSize="sm" color="fg.muted">
      <Fact icon="Users" text={job.department} />
      <Fact icon="MapPin" text={job.location} />
      <Fact icon="Clock" text={job.type} />
    </Flex>
  );
}

function Fact({ icon, text }: { icon: ComponentProps<typeof Icon>['name']; text: string }) {
  return (
    <Flex as="li" align="center" gap="1.5">
      <Icon name={icon} size="1rem" />
      {text}
    </Flex>
  );
}
