import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

export const benefitSchema = object({
  title: string().required(),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
}).meta({ label: 'Benefit' } satisfies FieldMeta);

export type Benefit = InferType<typeof benefitSchema>;
