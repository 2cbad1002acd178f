import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

/** The hero section of the home page. */
export const heroSchema = object({
  headline: string()
    .required()
    .meta({ hint: 'Its plain beginning; the highlighted words follow.' } satisfies FieldMeta),
  accent: string()
    .required()
    .meta({ hint: 'The highlighted end of the headline.' } satisfies FieldMeta),
  image: string()
    .required()
    .meta({ label: 'Image URL', hint: 'The picture beside it.', kind: 'image' } satisfies FieldMeta),
});

export type Hero = InferType<typeof heroSchema>;
