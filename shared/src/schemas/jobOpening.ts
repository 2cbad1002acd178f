import { array, number, object, ref, string, type InferType } from 'yup';

export const employmentTypes = ['Full-time', 'Part-time', 'Contract'] as const;

/** A range in a currency (ISO 4217), before tax. */
export const salarySchema = object({
  currency: string()
    .matches(/^[A-Z]{3}$/, '${path} is a code of three capital letters, such as PKR')
    .required(),
  from: number().positive().required(),
  to: number().min(ref('from')).required(),
  per: string().oneOf(['month', 'hour']).required(),
});

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} is a day such as 2026-11-30')
    .required();

export const jobOpeningSchema = object({
  /** Readable and stable, such as 'senior-react-engineer'. */
  id: string().required(),
  title: string().required(),
  department: string().required(),
  location: string().required(),
  type: string().oneOf(employmentTypes).required(),
  salary: salarySchema.required(),
  description: string().required().meta({ kind: 'longText' }),
  responsibilities: array().of(string().required()).min(1).required(),
  requirements: array().of(string().required()).min(1).required(),
  postedDate: day().meta({ hint: 'YYYY-MM-DD', kind: 'date' }),
  validThrough: day().meta({
    hint: 'YYYY-MM-DD, the last day for applications.',
    kind: 'date',
  }),
});

export type Salary = InferType<typeof salarySchema>;
export type JobOpening = InferType<typeof jobOpeningSchema>;
