import { array, object, string, type InferType } from 'yup';

export const employmentTypes = ['Full-time', 'Part-time', 'Contract'] as const;

export const jobOpeningSchema = object({
  /** Readable and stable, such as 'senior-react-engineer'. */
  id: string().required(),
  title: string().required(),
  department: string().required(),
  location: string().required(),
  type: string().oneOf(employmentTypes).required(),
  description: string().required(),
  responsibilities: array().of(string().required()).min(1).required(),
  requirements: array().of(string().required()).min(1).required(),
  /** YYYY-MM-DD; not shown, search engines read it. */
  postedDate: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  /** YYYY-MM-DD: until then applications are taken; search engines read it, too. */
  validThrough: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
});

export type JobOpening = InferType<typeof jobOpeningSchema>;
