import { object, string, type InferType } from 'yup';

export const benefitSchema = object({
  title: string().required(),
  description: string().required(),
});

export type Benefit = InferType<typeof benefitSchema>;
