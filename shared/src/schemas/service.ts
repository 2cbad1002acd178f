import { array, object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const processStepSchema = object({
  name: string().required(),
  description: string().required(),
});

export const serviceSchema = object({
  /** Readable and stable, such as 'web-development'. */
  id: string().required(),
  icon: string().oneOf(iconNames).required(),
  title: string().required(),
  description: string().required(),
  benefits: array().of(string().required()).length(5).required(),
  /** The steps in chronological order. */
  process: array().of(processStepSchema).length(5).required(),
});

export type ProcessStep = InferType<typeof processStepSchema>;
export type Service = InferType<typeof serviceSchema>;
