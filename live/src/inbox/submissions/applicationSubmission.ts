import { applicationSchema, type Application } from '@vibrant-peak/shared/schemas/application';
import type { Live } from '../../http/route';
import { inWorker } from '../../worker/inWorker';
import { checkSubmission } from './checkSubmission';
import { cleanLine, cleanText } from '../../text/cleanText';
import type { SentFile } from './examineResume';
import type { Words } from './receive';
import { scanNew } from '../scanFiles';

/** Longest values, in characters. */
const MAX_LENGTHS = { fullName: 200, phone: 100, position: 300, coverLetter: 20_000 };

/**
 * An application, checked and cleaned, with its résumé.
 * @throws a problem (422) with `violations`: the message of each field.
 */
export async function applicationSubmission(
  typed: Omit<Application, 'resume'>,
  resume: SentFile | undefined,
  scan: Live['scan'],
): Promise<Words> {
  checkSubmission(applicationSchema, { ...typed, resume: resume?.name ?? '' }, MAX_LENGTHS);
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
