import { staffPath } from '@vibrant-peak/shared/contract';
import { pictures } from '@vibrant-peak/shared/content/pictures';
import { defineEntity } from './entity';

interface AdminTestimonial {
  id: number;
  name: string;
  position: string;
  content: string;
  avatarUrl: string;
  rating: number;
}

const samples: readonly AdminTestimonial[] = [
  {
    id: 1,
    name: 'Farah Jamil',
    position: 'Operations Director, Meherban Home Textiles',
    content: 'For the first time all our stores argue about the same numbers.',
    avatarUrl: pictures.farahJamil,
    rating: 5,
  },
  {
    id: 2,
    name: 'Sofia Lindqvist',
    position: 'Chief Product Officer, Indus Harbor Finance',
    content: 'Not a style guide on a shelf but a system that six teams build with every day.',
    avatarUrl: pictures.sofiaLindqvist,
    rating: 5,
  },
  {
    id: 3,
    name: 'Imran Yousafzai',
    position: 'Chairman, Potohar Growers Cooperative',
    content: 'They came up the hill, changed the casing and stayed until it worked.',
    avatarUrl: pictures.imranYousafzai,
    rating: 4,
  },
  {
    id: 4,
    name: 'Dr. Samina Raza',
    position: 'Medical Director, Sehat Family Clinics',
    content: 'Our waiting rooms are quiet in the morning, which I did not think possible.',
    avatarUrl: pictures.saminaRaza,
    rating: 5,
  },
];

export const testimonials = defineEntity<AdminTestimonial>({
  path: `${staffPath}/testimonials`,
  navigation: { label: 'Testimonials', icon: 'MessageSquareQuote', order: 40 },
  heading: 'Testimonials',
  description: 'What clients say.',
  singular: 'Testimonial',
  titleField: 'name',
  collection: 'testimonials.testimonials',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
    { name: 'position', label: 'Position', kind: 'text', isRequired: true, isColumn: true },
    { name: 'content', label: 'Content', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'avatarUrl', label: 'Avatar URL', kind: 'image', hint: 'Optional' },
    {
      name: 'rating',
      label: 'Rating (1-5)',
      isFilter: true,
      kind: 'rating',
      isRequired: true,
      isColumn: true,
      initial: () => 5,
    },
  ],
  samples,
});
