import { applicationSchema, type Application } from '@vibrant-peak/shared/schemas/application';
import { contactSchema, type ContactMessage } from '@vibrant-peak/shared/schemas/contactMessage';
import type { AnyObjectSchema } from 'yup';
import { problem } from '../../http/problem';
import type { Live } from '../../http/route';
import { isDeceptive } from '../../people/emailOf';
import { violationsOf } from '../../records/violation';
import { cleanLine, cleanText } from '../../text/cleanText';
import { inWorker } from '../../worker/inWorker';
import { scanNew } from '../scanFiles';
import type { SentFile } from './examineResume';
import type { Words } from './receive';

/** Longest values, in characters. */
const CONTACT_LENGTHS = { name: 200, subject: 300, message: 20_000 };
const APPLICATION_LENGTHS = { fullName: 200, phone: 100, position: 300, coverLetter: 20_000 };

/**
 * A message of the contact form, checked and cleaned.
 * @throws a problem (422) with `violations`: the message of each field.
 */
export function contactSubmission(typed: ContactMessage): Words {
  check(contactSchema, { ...typed }, CONTACT_LENGTHS);
  return {
    kind: 'contact',
    name: cleanLine(typed.name),
    email: cleanLine(typed.email),
    phone: '',
    subject: cleanLine(typed.subject),
    text: cleanText(typed.message),
  };
}

/**
 * An application, checked and cleaned, with its résumé.
 * @throws a problem (422) with `violations`: the message of each field.
 */
export async function applicationSubmission(
  typed: Omit<Application, 'resume'>,
  resume: SentFile | undefined,
  scan: Live['scan'],
): Promise<Words> {
  check(applicationSchema, { ...typed, resume: resume?.name ?? '' }, APPLICATION_LENGTHS);
  const { bytes } = resume!;
  const examined = await inWorker('examineResume', resume!);
  return {
    kind: 'application',
    name: cleanLine(typed.fullName),
    email: cleanLine(typed.email),
    phone: cleanLine(typed.phone),
    subject: cleanLine(typed.position),
    text: cleanText(typed.coverLetter),
    file: { ...examined, bytes, ...(await scanNew(bytes, scan)) },
  };
}

/**
 * Applies the rules that the form applies in the browser.
 * @param longest how many characters each field may have.
 * @throws a problem (422) with `violations`: the message of each field.
 */
function check(
  schema: AnyObjectSchema,
  value: { email: string } & Record<string, string>,
  longest: Record<string, number>,
): void {
  const violations = violationsOf(schema, value);
  for (const [field, most] of Object.entries(longest))
    if (value[field]!.length > most)
      violations.push({ field, message: `This is too long: at most ${most} characters.` });
  if (violations.length === 0 && isDeceptive(value.email))
    violations.push({
      field: 'email',
      message: 'Please retype the email address: it contains hidden characters.',
    });
  if (violations.length === 0) return;
  const detail = violations.map(({ message }) => message).join(' ');
  throw problem(422, detail, { details: { violations } });
}
