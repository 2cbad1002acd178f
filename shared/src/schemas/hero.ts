import { object, string, type InferType } from 'yup';

/** What the home page begins with. */
export const heroSchema = object({
  /** The headline: its plain beginning, and the words that stand out. */
  headline: string().required(),
  accent: string().required(),
  /** Address of the picture beside it. */
  image: string().required(),
});

export type Hero = InferType<typeof heroSchema>;
