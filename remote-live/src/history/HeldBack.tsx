import { Heading, Stack, chakra } from '@vibrant-peak/shared/ui';
import { PublicationCard } from './PublicationCard';
import { useHeldBack } from './useHeldBack';

/**
 * The publications that wait for a publisher; nothing without any.
 * @param onChanged runs after each decision.
 */
export function HeldBack({ onChanged }: { onChanged: () => void }) {
  const { answer, askAgain } = useHeldBack();
  if (!answer || answer.publications.length === 0) return null;
  const decided = () => {
    askAgain();
    onChanged();
  };
  return (
    <Section aria-label="Waiting for a publisher">
      <Heading as="h2" size="md" mb="3">
        Waiting for a publisher
      </Heading>
      <Stack gap="3">
        {answer.publications.map((publication) => (
          <PublicationCard key={publication.id} publication={publication} onChanged={decided} />
        ))}
      </Stack>
    </Section>
  );
}

const Section = chakra('section', { base: { mb: '8' } });
