import type { Testimonial } from '../schemas/testimonial';
import { pictures } from './pictures';

export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: 'Farah Jamil',
    position: 'Operations Director, Meherban Home Textiles',
    quote:
      'For the first time all our stores argue about the same numbers. The team asked better questions about our stock than we had asked ourselves, and the dashboard was in daily use within a week.',
    rating: 5,
    avatar: pictures.farahJamil,
  },
  {
    id: 2,
    name: 'Sofia Lindqvist',
    position: 'Chief Product Officer, Indus Harbor Finance',
    quote:
      'They sat in our branches before they drew a single screen. What we got is not a style guide on a shelf but a system that six teams build with every day, in two languages.',
    rating: 5,
    avatar: pictures.sofiaLindqvist,
  },
  {
    id: 3,
    name: 'Imran Yousafzai',
    position: 'Chairman, Potohar Growers Cooperative',
    quote:
      'The first sensors did not like our winters and we said so. They came up the hill, changed the casing and stayed until it worked. Since then our members trust the text messages more than the weather report.',
    rating: 4,
    avatar: pictures.imranYousafzai,
  },
  {
    id: 4,
    name: 'Dr. Samina Raza',
    position: 'Medical Director, Sehat Family Clinics',
    quote:
      'Our waiting rooms are quiet in the morning, which I did not think possible. Reception learned the new calendar in an afternoon, and every change we asked for came with a clear date and a clear price.',
    rating: 5,
    avatar: pictures.saminaRaza,
  },
];
