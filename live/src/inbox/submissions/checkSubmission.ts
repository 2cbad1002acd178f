import type { AnyObjectSchema } from 'yup';
import { problem } from '../../http/problem';
import { isDeceptive } from '../../people/emailOf';
import { violationsOf } from '../../records/violation';

/**
 * Applies the rules that the form applies in the browser.
 * @param longest how many characters each field may have.
 * @throws a problem (422) with `violations`: the message of each field.
 */
export function checkSubmission(
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
