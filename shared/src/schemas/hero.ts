import { object, string, type InferType } from 'yup';
import { focalPointSchema } from './focalPoint';

/** The hero section of the home page. */
export const heroSchema = object({
  headline: string().required().meta({ hint: 'Its beginning. The highlighted words follow.' }),
  accent: string().required().meta({ hint: 'The highlighted end of the headline.' }),
  image: string().required().meta({ label: 'Picture', hint: 'The picture beside it.', kind: 'image' }),
  imageFocus: focalPointSchema,
});

export type Hero = InferType<typeof heroSchema>;
