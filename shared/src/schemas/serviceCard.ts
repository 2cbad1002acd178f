import { object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const serviceCardSchema = object({
  icon: string().oneOf(iconNames).required(),
  title: string().required(),
  description: string().required(),
});

export type ServiceCard = InferType<typeof serviceCardSchema>;
