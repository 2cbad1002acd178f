import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box } from '@vibrant-peak/shared/ui';
import { HomeSection } from './HomeSection';

const TestimonialsIsland = createLazyPart(
  async () => (await import('./TestimonialsCarousel')).TestimonialsCarousel,
  { island: 'testimonials' },
);

export function TestimonialsSection() {
  return (
    <HomeSection id="testimonials" title="In our clients' words" ground="night" heading="beside">
      <TestimonialsIsland
        fallback={<Box minH={{ base: '23rem', sm: '20rem', md: '24rem', lg: '25rem' }} />}
      />
    </HomeSection>
  );
}
