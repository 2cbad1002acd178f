import { object, string, type InferType } from 'yup';
import { atLeast, emailAddress } from '../forms/rules';

/** An application for an opening, with its validation messages. */
export const applicationSchema = object({
  fullName: atLeast(2, 'Full name must be at least 2 characters'),
  email: emailAddress('Please enter a valid email address'),
  phone: atLeast(10, 'Phone number must be at least 10 digits'),
  position: atLeast(1, 'Please select a position'),
  /** Name of the chosen file. */
  resume: atLeast(1, 'Please upload your resume').matches(/\.(pdf|docx?)$/i, {
    message: 'Please choose a PDF or Word document (.pdf, .doc or .docx)',
    excludeEmptyString: true,
  }),
  coverLetter: string().default(''),
});

export type Application = InferType<typeof applicationSchema>;
