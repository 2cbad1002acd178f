import { boolean, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';

export const redirectSchema = object({
  from: string()
    .matches(/^(\/[a-z0-9-]+)+$/, '${path} is the address of a page, such as /about')
    .required()
    .meta({ hint: 'Former address of a page, such as /about.' } satisfies FieldMeta),
  to: string()
    .matches(/^\//, '${path} is an address of this site, such as /team')
    .required()
    .meta({
      hint: 'Address of a page, optionally with a part of it, such as /team or /#contact.',
    } satisfies FieldMeta),
  permanent: boolean()
    .required()
    .meta({ hint: 'Browsers and search engines may remember it.' } satisfies FieldMeta),
}).meta({ label: 'Redirect' } satisfies FieldMeta);

export type Redirect = InferType<typeof redirectSchema>;
