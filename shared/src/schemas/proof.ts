import { number, object, string, type InferType } from 'yup';

export const proofSchema = object({
  /** A number with its unit, such as '34 min', as it appears in the client's project. */
  figure: string()
    .matches(/^\d+ (%|min)$/)
    .required(),
  /** What the number counts; a figure before the work follows the word 'from'. */
  text: string().required(),
  /** The measured values, in the same unit; they are among the results of the client's project. */
  before: number().min(0).required(),
  after: number().min(0).required(),
  clientName: string().required(),
  /** Slug of its project. */
  slug: string().required(),
});

export type Proof = InferType<typeof proofSchema>;
