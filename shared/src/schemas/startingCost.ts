import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

/** A first step that clients can take, with its price. */
export const startingCostSchema = object({
  title: string().required(),
  price: string()
    .required()
    .meta({ hint: 'An amount with its currency, such as PKR 380,000, or a word.' } satisfies FieldMeta),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
}).meta({ label: 'Starting Cost' } satisfies FieldMeta);

export type StartingCost = InferType<typeof startingCostSchema>;
