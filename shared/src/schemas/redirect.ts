import { boolean, object, string, type InferType } from 'yup';

export const redirectSchema = object({
  from: string()
    .matches(
      /^\/(?!\/)(?:[^\s#\\%\p{C}]|%[0-9a-f]{2})*$/iu,
      '${path} is an address without the name of the site, such as /about.html',
    )
    .required()
    .meta({
      hint: 'Former address, such as /about.html or /index.php?page_id=29. Capital letters count.',
    }),
  to: string().matches(/^\//, '${path} is an address of this site, such as /team').required().meta({
    hint: 'Address of a page, optionally with a part of it, such as /team or /#contact.',
  }),
  permanent: boolean().required().meta({ hint: 'Browsers and search engines may remember it.' }),
}).meta({ label: 'Redirect' });

export type Redirect = InferType<typeof redirectSchema>;
