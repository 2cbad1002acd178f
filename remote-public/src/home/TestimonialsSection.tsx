import { createIsland } from 'shared/island';
import { Box } from 'shared/ui';
import { HomeSection } from './HomeSection';

const TestimonialsIsland = createIsland(
  'testimonials',
  async () => (await import('./TestimonialsCarousel')).TestimonialsCarousel,
);

export function TestimonialsSection() {
  return (
    <HomeSection id="testimonials" eyebrow="Testimonials" title="In our clients' words" ground="night">
      <TestimonialsIsland
        fallback={<Box minH={{ base: '25rem', sm: '21rem', md: '29.5rem', xl: '27rem' }} />}
      />
    </HomeSection>
  );
}
