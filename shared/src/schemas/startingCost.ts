import { object, string, type InferType } from 'yup';

/** A first step that clients can take, with its price. */
export const startingCostSchema = object({
  title: string().required(),
  /** An amount with its currency, such as 'PKR 380,000', or a word. */
  price: string().required(),
  description: string().required(),
});

export type StartingCost = InferType<typeof startingCostSchema>;
