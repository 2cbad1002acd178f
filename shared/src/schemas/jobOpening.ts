import { array, number, object, string, type InferType } from 'yup';
import { daySchema } from './day';

export const employmentTypes = ['Full-time', 'Part-time', 'Contract'] as const;

/** A range in a currency (ISO 4217), before tax. */
export const salarySchema = object({
  currency: string()
    .matches(/^[A-Z]{3}$/, '${path} is a code of three capital letters, such as PKR')
    .required(),
  from: number().positive().required(),
  to: number()
    .when('from', ([from], to) => (from === undefined ? to : to.min(Number(from))))
    .required(),
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
  description: string().required().meta({ kind: 'longText' }),
  responsibilities: array().of(string().required()).min(1).required(),
  requirements: array().of(string().required()).min(1).required(),
  postedDate: daySchema().meta({ kind: 'date' }),
  validThrough: daySchema().meta({
    hint: 'The last day for applications. The opening is off the site after it.',
    kind: 'date',
    isLastDay: true,
  }),
});

export type Salary = InferType<typeof salarySchema>;
export type JobOpening = InferType<typeof jobOpeningSchema>;
