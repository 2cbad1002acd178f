import { object, string, type InferType } from 'yup';

export const privacySectionSchema = object({
  title: string().required(),
  text: string().required().meta({ kind: 'longText' }),
}).meta({ label: 'Privacy Section' });

export type PrivacySection = InferType<typeof privacySectionSchema>;
