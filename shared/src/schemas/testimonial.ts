import { number, object, string, type InferType } from 'yup';
import { focalPointSchema } from './focalPoint';

export const testimonialSchema = object({
  id: number().integer().positive().required(),
  avatar: string().required().meta({ label: 'Picture', kind: 'image' }),
  avatarFocus: focalPointSchema,
  name: string().required(),
  position: string().required().meta({ hint: 'Position and company.' }),
  quote: string().required().meta({ kind: 'longText' }),
  rating: number()
    .integer()
    .min(1)
    .max(5)
    .required()
    .meta({ label: 'Rating (1-5)', hint: 'Whole stars.', kind: 'rating' }),
});

export type Testimonial = InferType<typeof testimonialSchema>;
