import { object, string, type InferType } from 'yup';

export const privacySectionSchema = object({
  title: string().required(),
  text: string().required().meta({ kind: 'longText' }),
  liveText: string().default('').meta({
    kind: 'longText',
    label: 'Text of a Site with a Server',
    hint: 'Shown in place of the text where forms are sent to a server.',
  }),
}).meta({ label: 'Privacy Section' });

export type PrivacySection = InferType<typeof privacySectionSchema>;
