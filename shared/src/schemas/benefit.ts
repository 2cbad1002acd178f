import { object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const benefitSchema = object({
  title: string().required(),
  description: string().required(),
  icon: string().oneOf(iconNames).required(),
});

export type Benefit = InferType<typeof benefitSchema>;
