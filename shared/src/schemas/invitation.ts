import { object, string, type InferType } from 'yup';

/** The end of a page, which leads to the contact form. */
export const invitationSchema = object({
  title: string().required(),
  text: string().required().meta({ hint: 'One or two sentences below the title.', kind: 'longText' }),
  action: string().required().meta({ label: 'Button', hint: 'It leads to the contact form.' }),
});

export type Invitation = InferType<typeof invitationSchema>;
