import { object, string, type InferType } from 'yup';

export const proofSchema = object({
  /** A number with its unit, such as '34 min'; it stands in the project of the client. */
  figure: string()
    .matches(/^\d+ (%|min)$/)
    .required(),
  /** What the number counts; the figure before the work, where it has one, comes after 'from'. */
  text: string().required(),
  clientName: string().required(),
  /** Address of the project that it comes from, below `/projects/`. */
  slug: string().required(),
});

export type Proof = InferType<typeof proofSchema>;
