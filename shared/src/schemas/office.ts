import { object, string, type InferType } from 'yup';

export const officeIds = ['lahore', 'karachi', 'islamabad'] as const;

export const officeSchema = object({
  id: string().oneOf(officeIds).required(),
  /** Full name such as 'Lahore Office'. */
  name: string().required(),
  address: string().required(),
  phone: string().required(),
  email: string().email().required(),
  /** Embeddable map URL; all offices use the one host that the content security policy allows. */
  mapUrl: string().url().required(),
});

export type OfficeId = (typeof officeIds)[number];
export type Office = InferType<typeof officeSchema>;
