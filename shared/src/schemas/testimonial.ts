import { number, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

export const testimonialSchema = object({
  id: number().integer().positive().required(),
  name: string().required(),
  position: string()
    .required()
    .meta({ hint: 'Position and company.' } satisfies FieldMeta),
  quote: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
  rating: number()
    .integer()
    .min(1)
    .max(5)
    .required()
    .meta({ label: 'Rating (1-5)', hint: 'Whole stars.', kind: 'rating' } satisfies FieldMeta),
  avatar: string()
    .required()
    .meta({ label: 'Avatar URL', kind: 'image' } satisfies FieldMeta),
});

export type Testimonial = InferType<typeof testimonialSchema>;
