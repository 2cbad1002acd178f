import { object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const valueSchema = object({
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  icon: string().oneOf(iconNames).required().meta({ kind: 'icon' }),
}).meta({ label: 'Value' });

export type Value = InferType<typeof valueSchema>;
