import { array, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';
import { socialIconNames } from './iconName';

export const socialLinkSchema = object({
  name: string()
    .required()
    .meta({ hint: 'Read to people who do not see the icon.' } satisfies FieldMeta),
  icon: string().oneOf(socialIconNames).required(),
});

export const brandSchema = object({
  name: string().required(),
  tagline: string().required(),
  legalName: string().required(),
  /** Origin without a trailing slash; a placeholder until a deployment sets its own. */
  url: string()
    .matches(
      /^https:\/\/[a-z0-9.-]+$/,
      '${path} is an address such as https://www.example.com, without a slash at the end',
    )
    .required()
    .meta({ label: 'Site URL', hint: 'Where the site is, without a slash at the end.' } satisfies FieldMeta),
  email: string().email().required(),
  phone: string().required(),
  location: string()
    .required()
    .meta({ hint: 'City and country.' } satisfies FieldMeta),
  street: string().meta({ hint: 'The head office, in that city.' } satisfies FieldMeta),
  postcode: string(),
  hours: string()
    .required()
    .meta({ hint: 'Business hours as displayed, in Pakistan time.' } satisfies FieldMeta),
  description: string()
    .required()
    .meta({
      hint: 'What search engines show of pages that have no description of their own.',
      kind: 'longText',
    } satisfies FieldMeta),
  /** Other pages have their path in place of the last hyphen. */
  socialImage: string()
    .required()
    .meta({
      label: 'Social Image URL',
      hint: 'The picture of the home page in link previews.',
      kind: 'image',
    } satisfies FieldMeta),
  keywords: array()
    .of(string().required())
    .min(1)
    .required()
    .meta({ hint: 'For search engines.' } satisfies FieldMeta),
  social: array()
    .of(socialLinkSchema)
    .length(4)
    .required()
    .meta({ label: 'Social Links' } satisfies FieldMeta),
});

export type SocialLink = InferType<typeof socialLinkSchema>;
export type Brand = InferType<typeof brandSchema>;
