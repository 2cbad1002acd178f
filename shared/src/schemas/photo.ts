import { object, string, type InferType } from 'yup';
import { focalPointSchema } from './focalPoint';

export const photoSchema = object({
  src: string().required().meta({ label: 'Photo', kind: 'image' }),
  alt: string().required().meta({ label: 'Alternative Text', hint: 'What the picture shows.' }),
  focus: focalPointSchema,
}).meta({ label: 'Photo' });

export type Photo = InferType<typeof photoSchema>;
