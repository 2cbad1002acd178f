import { object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const valueSchema = object({
  title: string().required(),
  description: string().required(),
  icon: string().oneOf(iconNames).required(),
});

export type Value = InferType<typeof valueSchema>;
