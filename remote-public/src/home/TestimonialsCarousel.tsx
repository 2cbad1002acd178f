import { testimonials } from '@vibrant-peak/shared/content/testimonials';
import { Carousel } from '../components/carousel/Carousel';
import { TestimonialCard } from './TestimonialCard';

const inView = { small: 1, medium: 1, large: 1 };

export function TestimonialsCarousel() {
  return (
    <Carousel
      label="Testimonials"
      slideName="testimonial"
      inView={inView}
      interval={5000}
      hasButtonsOnMobile={false}
      align="start"
    >
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </Carousel>
  );
}
