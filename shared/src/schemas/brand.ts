import { array, object, string, type InferType } from 'yup';
import { socialIconNames } from './iconName';

export const socialLinkSchema = object({
  /** Accessible name of the link. */
  name: string().required(),
  icon: string().oneOf(socialIconNames).required(),
});

export const brandSchema = object({
  name: string().required(),
  tagline: string().required(),
  legalName: string().required(),
  /** Origin without a trailing slash; a placeholder until a deployment sets its own. */
  url: string()
    .matches(/^https:\/\/[a-z0-9.-]+$/)
    .required(),
  email: string().email().required(),
  phone: string().required(),
  location: string().required(),
  /** The head office, in the city of `location`. */
  street: string(),
  postcode: string(),
  /** Business hours as displayed, in Pakistan time. */
  hours: string().required(),
  /** Default meta description. */
  description: string().required(),
  /** URL of the home page's social image; other pages have their path in place of the last hyphen. */
  socialImage: string().required(),
  /** Default meta keywords. */
  keywords: array().of(string().required()).min(1).required(),
  social: array().of(socialLinkSchema).length(4).required(),
});

export type SocialLink = InferType<typeof socialLinkSchema>;
export type Brand = InferType<typeof brandSchema>;
