import { boolean, object, string, type InferType } from 'yup';

export const redirectSchema = object({
  from: string()
    .matches(/^(\/[a-z0-9-]+)+$/, '${path} is the address of a page, such as /about')
    .required()
    .meta({ hint: 'Former address of a page, such as /about.' }),
  to: string().matches(/^\//, '${path} is an address of this site, such as /team').required().meta({
    hint: 'Address of a page, optionally with a part of it, such as /team or /#contact.',
  }),
  permanent: boolean().required().meta({ hint: 'Browsers and search engines may remember it.' }),
}).meta({ label: 'Redirect' });

export type Redirect = InferType<typeof redirectSchema>;
