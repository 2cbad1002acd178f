import { object, string, type InferType } from 'yup';

export const photoSchema = object({
  src: string().required().meta({ label: 'Picture URL', kind: 'image' }),
  alt: string().required().meta({ label: 'Alternative Text', hint: 'What the picture shows.' }),
}).meta({ label: 'Photo' });

export type Photo = InferType<typeof photoSchema>;
