import { object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

/** A kind of engagement that clients can choose. */
export const wayOfWorkingSchema = object({
  title: string().required(),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
  suits: string()
    .required()
    .meta({ hint: 'The situations it suits.', kind: 'longText' } satisfies FieldMeta),
  team: string().required(),
  length: string().required(),
  price: string().required(),
}).meta({ label: 'Way of Working' } satisfies FieldMeta);

export type WayOfWorking = InferType<typeof wayOfWorkingSchema>;
