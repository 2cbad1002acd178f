import { object, string, type InferType } from 'yup';

export const benefitSchema = object({
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
}).meta({ label: 'Benefit' });

export type Benefit = InferType<typeof benefitSchema>;
