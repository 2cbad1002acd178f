import { object, string, type InferType } from 'yup';

/** The hero section of the home page. */
export const heroSchema = object({
  /** The plain beginning of the headline; the highlighted words follow. */
  headline: string().required(),
  accent: string().required(),
  /** URL of the picture beside it. */
  image: string().required(),
});

export type Hero = InferType<typeof heroSchema>;
