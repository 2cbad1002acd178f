import { array, object, string, type InferType } from 'yup';
import { iconNames } from './iconName';

export const processStepSchema = object({
  name: string().required(),
  description: string().required(),
});

export const serviceSchema = object({
  /** Readable and stable, such as 'web-development'. */
  id: string().required(),
  icon: string().oneOf(iconNames).required().meta({ kind: 'icon' }),
  title: string().required(),
  description: string().required().meta({ kind: 'longText' }),
  project: string().meta({
    hint: 'An example, which its page shows with the words of the client.',
    records: 'projects.projects',
    by: 'slug',
  }),
  benefits: array().of(string().required()).length(5).required(),
  process: array()
    .of(processStepSchema)
    .length(5)
    .required()
    .meta({ hint: 'The steps in chronological order.' }),
});

export type ProcessStep = InferType<typeof processStepSchema>;
export type Service = InferType<typeof serviceSchema>;
