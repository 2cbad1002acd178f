import { array, number, object, string, type InferType } from 'yup';

export const projectSchema = object({
  id: number().integer().positive().required(),
  title: string().required(),
  category: string().required(),
  /** Any image URL; an own `/media/` address also has smaller widths, see `srcSetOf`. */
  image: string().required(),
  /** One or two sentences for the card. */
  description: string().required(),
  /** The case study shown in the detail dialog. */
  fullDescription: string().required(),
  technologies: array().of(string().required()).min(1).required(),
  clientName: string().required(),
  /** Text such as '4 months'. */
  duration: string().required(),
});

export type Project = InferType<typeof projectSchema>;
