import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box } from '@vibrant-peak/shared/ui';
import { HomeSection } from './HomeSection';

const ContactIsland = createLazyPart(async () => (await import('../contact/ContactArea')).ContactArea, {
  island: 'contact',
});

export function ContactSection() {
  return (
    <HomeSection
      id="contact"

      title="Tell us what you are building"
      lead="A few sentences are enough. An engineer reads every message and answers within one working day."
    >
      <ContactIsland fallback={<Box minH={{ base: '83rem', sm: '75rem', lg: '37.5rem' }} />} />
    </HomeSection>
  );
}
