import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';
import { iconNames } from './iconName';

export const valueSchema = object({
  title: string().required(),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
  icon: string()
    .oneOf(iconNames)
    .required()
    .meta({ kind: 'icon' } satisfies FieldMeta),
}).meta({ label: 'Value' } satisfies FieldMeta);

export type Value = InferType<typeof valueSchema>;
