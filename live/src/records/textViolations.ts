import { textLimit } from '@vibrant-peak/shared/schemas/textLimit';
import { NumberSchema } from 'yup';
import { hiddenCharacter } from '../text/cleanText';
import type { Collection, Fields } from './collections';
import { leavesOf, type Leaf } from './leavesOf';
import type { Violation } from './violation';

/** Most records or lines of a list in a record. */
const MAX_ENTRIES = 1000;

/** Rules beyond the schemas: texts are readable and not endless, numbers are finite. */
export function textViolations({ schema, kind }: Collection, value: Fields): Violation[] {
  if (kind === 'order') return [];
  return leavesOf(schema, value).flatMap((leaf): Violation[] => {
    const message = messageOf(leaf);
    return message ? [{ field: leaf.path, message }] : [];
  });
}

function messageOf({ value, schema }: Leaf): string | undefined {
  if (schema instanceof NumberSchema && typeof value === 'number' && !Number.isFinite(value))
    return 'is too large a number';
  if (Array.isArray(value) && value.length > MAX_ENTRIES) return `has more than ${MAX_ENTRIES} entries`;
  if (typeof value !== 'string') return undefined;
  const limit = textLimit(schema);
  if (value.length > limit) return `is too long: at most ${limit} characters`;
  const hidden = hiddenIn(value, schema.meta()?.kind === 'longText');
  return hidden && `has a character that cannot be seen (${hidden}): delete it`;
}

/** The first forbidden character, as `U+202E`. Long texts have lines and tabs. */
function hiddenIn(text: string, isLong: boolean): string | undefined {
  const [found] = text.replace(isLong ? /[\n\r\t]/g : '', '').match(hiddenCharacter) ?? [];
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
