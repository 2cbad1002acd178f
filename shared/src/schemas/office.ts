import { object, string, type InferType } from 'yup';

export const officeSchema = object({
  /** Readable and stable, such as 'lahore'. */
  id: string().required(),
  name: string().required().meta({ hint: 'In full, such as Lahore Office.' }),
  address: string().required(),
  phone: string().required(),
  email: string().email().required(),
  /** Embeddable map URL; all offices use the one host that the content security policy allows. */
  mapUrl: string().url().required().meta({
    label: 'Map URL',
    hint: 'An address of Google Maps for a frame, which ends with output=embed.',
  }),
}).meta({ label: 'Office' });

export type Office = InferType<typeof officeSchema>;
