import { number, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

/** A point of a project's first month. */
export const milestoneSchema = object({
  day: number()
    .integer()
    .min(1)
    .max(31)
    .required()
    .meta({ hint: 'Counted from the start of the project.' } satisfies FieldMeta),
  title: string().required(),
  description: string()
    .required()
    .meta({ kind: 'longText' } satisfies FieldMeta),
  kept: string()
    .required()
    .meta({
      hint: 'What the client keeps when the project stops here, as a sentence.',
      kind: 'longText',
    } satisfies FieldMeta),
}).meta({ label: 'Milestone' } satisfies FieldMeta);

export type Milestone = InferType<typeof milestoneSchema>;
