import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

export const photoSchema = object({
  src: string()
    .required()
    .meta({ label: 'Picture URL', kind: 'image' } satisfies FieldMeta),
  alt: string()
    .required()
    .meta({ label: 'Alternative Text', hint: 'What the picture shows.' } satisfies FieldMeta),
}).meta({ label: 'Photo' } satisfies FieldMeta);

export type Photo = InferType<typeof photoSchema>;
