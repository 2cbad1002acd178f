import { createHash } from 'node:crypto';

/**
 * Longest text in a column with an index, in characters: an entry of PostgreSQL's indexes has at
 * most 2,704 bytes, and a character up to four.
 */
export const MAX_INDEXED = 600;

/** A text as an index takes it. A longer one ends with its hash: different ones stay different. */
export function indexable(text: string, most = MAX_INDEXED): string {
  if (text.length <= most) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, most - hash.length - 1)}~${hash}`;
}
