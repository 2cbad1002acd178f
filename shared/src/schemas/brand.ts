import { array, object, string, type InferType } from 'yup';
import { socialIconNames } from './iconName';

export const socialLinkSchema = object({
  name: string().required().meta({ hint: 'Read to people who do not see the icon.' }),
  icon: string().oneOf(socialIconNames).required(),
});

export const brandSchema = object({
  name: string().required().meta({ label: 'Site Name' }),
  tagline: string().required(),
  legalName: string().required(),
  /** Origin without a trailing slash; a placeholder until a deployment sets its own. */
  url: string()
    .matches(
      /^https:\/\/[a-z0-9.-]+$/,
      '${path} is an address such as https://www.example.com, without a slash at the end',
    )
    .required()
    .meta({ label: 'Site URL', hint: 'Where the site is, without a slash at the end.' }),
  email: string().email().required().meta({ label: 'Contact Email' }),
  phone: string().required().meta({ label: 'Phone Number' }),
  location: string().required().meta({ label: 'Address', hint: 'City and country.' }),
  street: string().meta({ hint: 'Of the head office.' }),
  postcode: string(),
  hours: string().required().meta({ hint: 'Business hours as displayed, in Pakistan time.' }),
  description: string().required().meta({
    label: 'Meta Description',
    hint: 'What search engines show of pages that have no description of their own; below the headline and in the footer, too.',
    kind: 'longText',
  }),
  /** Other pages have their path in place of the last hyphen. */
  socialImage: string().required().meta({
    label: 'OG Image',
    hint: 'The picture of the home page in link previews.',
    kind: 'image',
  }),
  keywords: array().of(string().required()).min(1).required().meta({ hint: 'For search engines.' }),
  social: array().of(socialLinkSchema).length(4).required().meta({ label: 'Social Links' }),
});

export type SocialLink = InferType<typeof socialLinkSchema>;
export type Brand = InferType<typeof brandSchema>;
