import { object, string, type InferType } from 'yup';

/** A kind of engagement that clients can choose. */
export const wayOfWorkingSchema = object({
  title: string().required(),
  description: string().required(),
  /** The situations it suits. */
  suits: string().required(),
  team: string().required(),
  length: string().required(),
  price: string().required(),
});

export type WayOfWorking = InferType<typeof wayOfWorkingSchema>;
