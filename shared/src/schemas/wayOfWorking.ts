import { object, string, type InferType } from 'yup';

/** A kind of engagement that clients can choose. */
export const wayOfWorkingSchema = object({
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  suits: string().required().meta({ hint: 'The situations it suits.', kind: 'longText' }),
  team: string().required(),
  length: string().required(),
  price: string().required(),
}).meta({ label: 'Way of Working' });

export type WayOfWorking = InferType<typeof wayOfWorkingSchema>;
