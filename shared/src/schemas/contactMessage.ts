import { object, type InferType } from 'yup';
import { atLeast, emailAddress } from '../forms/rules';

/** A visitor's message to the company, with its validation messages. */
export const contactSchema = object({
  name: atLeast(2, 'Name must be at least 2 characters.'),
  email: emailAddress('Please enter a valid email address.'),
  subject: atLeast(4, 'Subject must be at least 4 characters.'),
  message: atLeast(10, 'Message must be at least 10 characters.'),
});

export type ContactMessage = InferType<typeof contactSchema>;
