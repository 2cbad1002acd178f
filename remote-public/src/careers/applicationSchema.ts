import { atLeast, emailAddress, yup } from '@vibrant-peak/shared/forms';

export const applicationSchema = yup.object({
  fullName: atLeast(2, 'Full name must be at least 2 characters'),
  email: emailAddress('Please enter a valid email address'),
  phone: atLeast(10, 'Phone number must be at least 10 digits'),
  position: atLeast(1, 'Please select a position'),
  /** Name of the chosen file; the file itself is never sent. */
  resume: atLeast(1, 'Please upload your resume').matches(/\.(pdf|docx?)$/i, {
    message: 'Please choose a PDF or Word document (.pdf, .doc or .docx)',
    excludeEmptyString: true,
  }),
  coverLetter: yup.string().default(''),
});

export type Application = yup.InferType<typeof applicationSchema>;
