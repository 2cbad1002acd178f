import { useState } from 'react';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { Container, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { JobCard } from './JobCard';

interface OpeningsSectionProps {
  onApply: (job: JobOpening) => void;
  /** Hover or focus on a button: the visitor is likely to apply. */
  onIntent: () => void;
}

/** Accordion of the openings: at most one is open. */
export function OpeningsSection({ onApply, onIntent }: OpeningsSectionProps) {
  const [openId, setOpenId] = useState<string>();

  return (
    <chakra.section aria-labelledby="openings" py={{ base: '12', md: '20' }} _print={{ pt: '6', pb: '0' }}>
      <Container>
        <Heading as="h2" size="2xl" mb="8" id="openings">
          Current Openings
        </Heading>
        {jobs.length === 0 && <Text>There are no openings at the moment.</Text>}
        <Stack gap="4">
          {jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              isOpen={job.id === openId}
              onToggle={() => setOpenId(job.id === openId ? undefined : job.id)}
              onApply={() => onApply(job)}
              onIntent={onIntent}
            />
          ))}
        </Stack>
      </Container>
    </chakra.section>
  );
}
