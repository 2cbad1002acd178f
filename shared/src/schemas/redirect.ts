import { boolean, object, string, type InferType } from 'yup';

export const redirectSchema = object({
  /** Former address of a page, such as `/about`. */
  from: string()
    .matches(/^(\/[a-z0-9-]+)+$/)
    .required(),
  /** Address of a page, optionally with a hash. */
  to: string().matches(/^\//).required(),
  /** Whether browsers and search engines may remember it. */
  permanent: boolean().required(),
});

export type Redirect = InferType<typeof redirectSchema>;
