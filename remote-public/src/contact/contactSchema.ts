import { atLeast, emailAddress, yup } from '@vibrant-peak/shared/forms';

/** A visitor's message to the company, with its validation messages. */
export const contactSchema = yup.object({
  name: atLeast(2, 'Name must be at least 2 characters.'),
  email: emailAddress('Please enter a valid email address.'),
  subject: atLeast(4, 'Subject must be at least 4 characters.'),
  message: atLeast(10, 'Message must be at least 10 characters.'),
});

export type ContactMessage = yup.InferType<typeof contactSchema>;
