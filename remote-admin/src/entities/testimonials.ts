import { defineEntity } from '../crud/entity';
import { testimonialSamples, type AdminTestimonial } from '../samples/testimonials';

export const testimonials = defineEntity<AdminTestimonial>({
  path: '/admin/testimonials',
  navigation: { label: 'Testimonials', icon: 'MessageSquareQuote', order: 40 },
  heading: 'Testimonials',
  description: 'What clients say.',
  singular: 'Testimonial',
  titleField: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
    { name: 'position', label: 'Position', kind: 'text', isRequired: true, isColumn: true },
    { name: 'content', label: 'Content', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'avatarUrl', label: 'Avatar URL', kind: 'image', hint: 'Optional' },
    {
      name: 'rating',
      label: 'Rating (1-5)',
      kind: 'rating',
      isRequired: true,
      isColumn: true,
      initial: () => 5,
    },
  ],
  samples: testimonialSamples,
});
