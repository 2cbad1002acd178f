import { array, number, object, string, type InferType } from 'yup';
import { photoSchema } from './photo';

/** One figure of a project, before and after the work. */
export const resultSchema = object({
  /** The quantity measured, such as 'Monthly closing'. */
  measure: string().required(),
  /** Unit of the figures, such as 'days' or '%'. */
  unit: string().required(),
  before: number().min(0).required(),
  after: number().min(0).required(),
});

export const projectSchema = object({
  id: number().integer().positive().required(),
  /** Last segment of its page's path; readable and stable. */
  slug: string()
    .matches(/^[a-z0-9-]+$/)
    .required(),
  title: string().required(),
  category: string().required(),
  /** Any image URL; `/media/` addresses also have smaller widths, see `srcSetOf`. */
  image: string().required(),
  /** What the picture shows. */
  imageAlt: string().required(),
  /** Parts of the picture, for the page of the project. */
  details: array().of(photoSchema).length(2).required(),
  /** One or two sentences for the card. */
  description: string().required(),
  /** The case study, for the detail dialog: three paragraphs, the problem, what was built and the result, each after an empty line. */
  fullDescription: string()
    .required()
    .matches(/^.+\n\n.+\n\n.+$/, '${path} has three paragraphs, with an empty line between them'),
  /** The result in a few words, for the card. */
  outcome: string().required(),
  results: array().of(resultSchema).min(1).required(),
  /** Ids of the team members who made it. */
  madeBy: array().of(number().required()).min(1).required(),
  technologies: array().of(string().required()).min(1).required(),
  clientName: string().required(),
  /** Text such as '4 months'. */
  duration: string().required(),
});

export type Result = InferType<typeof resultSchema>;
export type Project = InferType<typeof projectSchema>;
