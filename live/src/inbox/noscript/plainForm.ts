import { contactIntroduction, contactNotice } from '@vibrant-peak/shared/content/contact';
import type { Live } from '../../http/route';
import { problem } from '../../http/problem';
import { applicationSubmission, contactSubmission } from '../submissions/checkSubmission';
import { MAX_MEGABYTES } from '../submissions/formMembers';
import type { Words } from '../submissions/receive';
import type { Submission } from './readSubmission';

/** A field of a form. */
export interface Field {
  name: string;
  label: string;
  type?: 'email' | 'tel' | 'file';
  autocomplete?: string;
  /** Makes it a text area. */
  rows?: number;
  hint?: string;
  isOptional?: true;
  isReadOnly?: true;
}

/** A form that works without scripts. */
export interface PlainForm {
  path: string;
  heading: (values: Submission['values']) => string;
  lead?: string;
  fields: Field[];
  button: string;
  thanks: { title: string; description?: string };
  /** Page of the site that leads here. */
  back: string;
  /** @throws a problem with `violations`. */
  wordsOf: (submission: Submission, scan: Live['scan']) => Words | Promise<Words>;
}

export const contactForm: PlainForm = {
  path: '/forms/contact',
  heading: () => contactIntroduction.title,
  lead: contactIntroduction.lead,
  fields: [
    { name: 'name', label: 'Name', autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
    { name: 'subject', label: 'Subject' },
    { name: 'message', label: 'Message', rows: 5 },
  ],
  button: 'Send Message',
  thanks: contactNotice,
  back: '/',
  wordsOf: ({ values: { name = '', email = '', subject = '', message = '' } }) =>
    contactSubmission({ name, email, subject, message }),
};

export const applicationForm: PlainForm = {
  path: '/forms/application',
  heading: ({ position = '' }) => `Apply for: ${position}`,
  fields: [
    { name: 'fullName', label: 'Full Name', autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
    { name: 'position', label: 'Position', isReadOnly: true },
    {
      name: 'resume',
      label: 'Resume',
      type: 'file',
      hint: `PDF or Word document (.pdf, .doc, .docx), at most ${MAX_MEGABYTES} MB`,
    },
    { name: 'coverLetter', label: 'Cover Letter', rows: 6, hint: 'Optional', isOptional: true },
  ],
  button: 'Submit Application',
  thanks: { title: 'Application submitted successfully!' },
  back: '/careers',
  wordsOf: ({ values, file }, scan) => {
    if (file?.isTooLarge) throw tooLarge();
    const { fullName = '', email = '', phone = '', position = '', coverLetter = '' } = values;
    return applicationSubmission({ fullName, email, phone, position, coverLetter }, file, scan);
  },
};

function tooLarge() {
  const message = `This file is larger than ${MAX_MEGABYTES} MB: choose a smaller one.`;
  return problem(413, message, { details: { violations: [{ field: 'resume', message }] } });
}
