import type { RefObject } from 'react';
import { Box, Card, Container, Heading, chakra } from '@vibrant-peak/shared/ui';
import { createLazyPart } from '@vibrant-peak/shared/island';

interface ApplicationSectionProps {
  ref: RefObject<HTMLElement | null>;
  position: string;
  /** A cancelled form stays in the page, hidden, with all typed text. */
  isShown: boolean;
  isRevealed: boolean;
  draft: number;
  onSubmitted: () => void;
  onCancel: () => void;
}

const LazyApplicationForm = createLazyPart(async () => (await import('./ApplicationForm')).ApplicationForm);

export const prefetchApplicationForm = LazyApplicationForm.prefetch;

export function ApplicationSection({ ref, isShown, isRevealed, draft, ...form }: ApplicationSectionProps) {
  return (
    <Section
      ref={ref}
      aria-labelledby="application"
      tabIndex={-1}
      hidden={!isShown}
      className={isRevealed ? 'revealed' : undefined}
    >
      <Container>
        <Card as="div" maxW="4xl" p={{ base: '5', md: '10' }} borderColor="brand.border" borderRadius="2xl">
          <Heading as="h2" size="xl" mb="6" id="application">
            {`Apply for: ${form.position}`}
          </Heading>
          <LazyApplicationForm key={draft} {...form} fallback={<Box minH="md" aria-busy />} />
        </Card>
      </Container>
    </Section>
  );
}

const Section = chakra('section', {
  base: {
    pb: { base: '14', md: '24' },
    scrollMarginTop: '7',
    outline: 'none',
    opacity: { _motionSafe: 0 },
    transition: { _motionSafe: 'opacity 300ms' },
    '&.revealed': { opacity: 1 },
    // Its content moves instead of itself, to which the page scrolls.
    '& > div': { transition: { _motionSafe: 'translate 300ms' } },
    '&:not(.revealed) > div': { translate: { _motionSafe: '0 1rem' } },
    '&[hidden]': { display: 'none' },
  },
});
