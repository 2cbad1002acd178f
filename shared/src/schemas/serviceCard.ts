import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';
import { iconNames } from './iconName';

export const serviceCardSchema = object({
  icon: string()
    .oneOf(iconNames)
    .required()
    .meta({ kind: 'icon' } satisfies FieldMeta),
  title: string().required(),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
}).meta({ label: 'Service Card' } satisfies FieldMeta);

export type ServiceCard = InferType<typeof serviceCardSchema>;
