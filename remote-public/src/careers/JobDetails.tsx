import type { JobOpening } from 'shared/schemas/jobOpening';
import { Button, Flex, Heading, Icon, Stack, Text } from 'shared/ui';

interface JobDetailsProps {
  job: JobOpening;
  onApply: () => void;
  /** The visitor is about to apply. */
  onIntent: () => void;
}

export function JobDetails({ job, onApply, onIntent }: JobDetailsProps) {
  return (
    <Stack gap="6" px={{ base: '5', md: '8' }} pt="1" pb={{ base: '6', md: '8' }} alignItems="flex-start">
      <Text lineHeight="tall" maxW="3xl">
        {job.description}
      </Text>
      <Flex w="full" gap={{ base: '6', md: '12' }} direction={{ base: 'column', md: 'row' }}>
        <Duties title="Responsibilities" items={job.responsibilities} />
        <Duties title="Requirements" items={job.requirements} />
      </Flex>
      <Button variant="accent" onClick={onApply} onPointerOver={onIntent} onFocus={onIntent}>
        Apply Now
        <Icon name="ArrowRight" />
      </Button>
    </Stack>
  );
}

function Duties({ title, items }: { title: string; items: string[] }) {
  return (
    <Stack gap="3" flex="1">
      <Heading as="h4" size="sm">
        {title}
      </Heading>
      <Stack as="ul" gap="2" ps="5" listStyleType="disc" color="fg.muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Stack>
  );
}
