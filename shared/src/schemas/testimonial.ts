import { number, object, string, type InferType } from 'yup';

export const testimonialSchema = object({
  id: number().integer().positive().required(),
  name: string().required(),
  /** Position and company. */
  position: string().required(),
  quote: string().required(),
  /** Whole stars. */
  rating: number().integer().min(1).max(5).required(),
  avatar: string().required(),
});

export type Testimonial = InferType<typeof testimonialSchema>;
