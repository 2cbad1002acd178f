import { number, object, string, type InferType } from 'yup';

/** A point of a project's first month. */
export const milestoneSchema = object({
  day: number().integer().min(1).max(31).required().meta({ hint: 'Counted from the start of the project.' }),
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  kept: string().required().meta({
    hint: 'What the client keeps when the project stops here, as a sentence.',
    kind: 'longText',
  }),
}).meta({ label: 'Milestone' });

export type Milestone = InferType<typeof milestoneSchema>;
