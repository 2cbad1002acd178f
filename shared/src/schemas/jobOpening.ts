import { array, number, object, ref, string, type InferType } from 'yup';

export const employmentTypes = ['Full-time', 'Part-time', 'Contract'] as const;

/** A range in a currency (ISO 4217), before tax. */
export const salarySchema = object({
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .required(),
  from: number().positive().required(),
  to: number().min(ref('from')).required(),
  per: string().oneOf(['month', 'hour']).required(),
});

export const jobOpeningSchema = object({
  /** Readable and stable, such as 'senior-react-engineer'. */
  id: string().required(),
  title: string().required(),
  department: string().required(),
  location: string().required(),
  type: string().oneOf(employmentTypes).required(),
  salary: salarySchema.required(),
  description: string().required(),
  responsibilities: array().of(string().required()).min(1).required(),
  requirements: array().of(string().required()).min(1).required(),
  /** YYYY-MM-DD. */
  postedDate: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  /** YYYY-MM-DD, the last day for applications. */
  validThrough: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
});

export type Salary = InferType<typeof salarySchema>;
export type JobOpening = InferType<typeof jobOpeningSchema>;
