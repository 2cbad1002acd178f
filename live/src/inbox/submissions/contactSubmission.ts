import { contactSchema, type ContactMessage } from '@vibrant-peak/shared/schemas/contactMessage';
import { checkSubmission } from './checkSubmission';
import { cleanLine, cleanText } from '../../text/cleanText';
import type { Words } from './receive';

/** Longest values, in characters. */
const MAX_LENGTHS = { name: 200, subject: 300, message: 20_000 };

/**
 * A message of the contact form, checked and cleaned.
 * @throws a problem (422) with `violations`: the message of each field.
 */
export function contactSubmission(typed: ContactMessage): Words {
  checkSubmission(contactSchema, { ...typed }, MAX_LENGTHS);
  return {
    kind: 'contact',
    name: cleanLine(typed.name),
    email: cleanLine(typed.email),
    phone: '',
    subject: cleanLine(typed.subject),
    text: cleanText(typed.message),
  };
}
