import { number, object, string, type InferType } from 'yup';

/** A point of a project's first month. */
export const milestoneSchema = object({
  /** Day of the month, counted from the start of the project. */
  day: number().integer().min(1).max(31).required(),
  title: string().required(),
  description: string().required(),
  /** What the client keeps when the project stops here, as a sentence. */
  kept: string().required(),
});

export type Milestone = InferType<typeof milestoneSchema>;
