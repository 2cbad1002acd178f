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
  /** YYYY-MM-DD; not displayed, for search engines. */
  postedDate: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  /** YYYY-MM-DD, the last day for applications; also for search engines. */
  validThrough: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
});

export type JobOpening = InferType<typeof jobOpeningSchema>;
