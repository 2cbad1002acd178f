import { contactIntroduction } from '@vibrant-peak/shared/content/contact';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box } from '@vibrant-peak/shared/ui';
import { HomeSection } from './HomeSection';

const ContactIsland = createLazyPart(async () => (await import('../contact/ContactArea')).ContactArea, {
  island: 'contact',
});

export function ContactSection() {
  return (
    <HomeSection id="contact" {...contactIntroduction}>
      <ContactIsland fallback={<Box minH={{ base: '83rem', sm: '75rem', lg: '37.5rem' }} />} />
    </HomeSection>
  );
}
