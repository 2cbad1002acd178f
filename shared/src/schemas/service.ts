import { array, object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const processStepSchema = object({
  name: string().required(),
  description: string().required().meta({ kind: 'longText' }),
});

export const serviceSchema = object({
  /** Readable and stable, such as 'web-development'. */
  id: string().required(),
  icon: string().oneOf(iconNames).required().meta({ kind: 'icon' }),
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  project: string().meta({
    hint: "Shown on its page as an example, with the client's words.",
    records: 'projects.projects',
    by: 'slug',
  }),
  benefits: array().of(string().required()).length(5).required(),
  process: array()
    .of(processStepSchema)
    .length(5)
    .required()
    .meta({ hint: 'In the order in which they happen.' }),
});

export type ProcessStep = InferType<typeof processStepSchema>;
export type Service = InferType<typeof serviceSchema>;
