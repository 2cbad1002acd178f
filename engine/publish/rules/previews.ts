import { randomBytes } from 'node:crypto';
import type { Entry, NamedPreview, Previews } from '../../log/entry';

/** Each entry of the log holds them all, and each cache their files. */
export const MAX_PREVIEWS = 50;

/** The previews with another one, which replaces that of the same name, or the oldest. */
export function withPreview({ previews }: Entry, added: NamedPreview): Previews {
  const { secret = randomBytes(16).toString('hex'), named = [] } = previews ?? {};
  const others = named.filter(({ name }) => name !== added.name);
  return { secret, named: [...others, added].slice(-MAX_PREVIEWS) };
}
