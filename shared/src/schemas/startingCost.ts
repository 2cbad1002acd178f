import { object, string, type InferType } from 'yup';

/** A first step that clients can take, with its price. */
export const startingCostSchema = object({
  title: string().required(),
  price: string().required().meta({ hint: 'An amount with its currency, such as PKR 380,000, or a word.' }),
  description: string().required().meta({ kind: 'longText' }),
}).meta({ label: 'Starting Cost' });

export type StartingCost = InferType<typeof startingCostSchema>;
