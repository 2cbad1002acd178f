import { number, object, string, type InferType } from 'yup';

export const proofSchema = object({
  /** As it appears in the client's project. */
  figure: string()
    .matches(/^\d+ ?(%|min)$/, '${path} is a number with its unit, such as 34 min or 31%')
    .required()
    .meta({ hint: 'A number with its unit, such as 34 min or 31%.' }),
  text: string().required().meta({ hint: 'What the number counts, such as fewer stock-outs.' }),
  /** The measured values, in the same unit; they are among the results of the client's project. */
  before: number().min(0).required(),
  after: number().min(0).required(),
  clientName: string().required(),
  slug: string().required().meta({ label: 'Project', records: 'projects.projects', by: 'slug' }),
}).meta({ label: 'Proof' });

export type Proof = InferType<typeof proofSchema>;
