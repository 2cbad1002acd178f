import type { Email } from 'postal-mime';
import type { Report } from './reportIn';

/** Headers that programs set, and people's mail does not have. Their values decide. */
const automaticHeaders = new Map([
  ['auto-submitted', /^(?!no\b)/i],
  ['precedence', /^(bulk|junk|auto[_-]?reply)/i],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['return-path', /^<>$/],
]);

const mailServers = /^(mailer-daemon|postmaster)@/i;

/** Who wrote a mail: a person, a program, or a mail server about a mail that came back. */
export function kindOf({ headers, from }: Email, report?: Report): 'received' | 'automatic' | 'bounce' {
  if (report) return report.isFinal ? 'bounce' : 'automatic';
  if (mailServers.test(from?.address ?? '')) return 'bounce';
  const isAutomatic = headers.some(({ key, value }) => automaticHeaders.get(key)?.test(value.trim()));
  return isAutomatic ? 'automatic' : 'received';
}

/**
 * The mailing list through which a mail came: what `List-ID` has in its brackets (RFC 2919), empty
 * where the list has no name. `undefined` for other mails.
 */
export function listOf({ headers }: Email): string | undefined {
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const [id] = values('list-id');
  if (id !== undefined) return (/<([^<>]*)>/.exec(id)?.[1] ?? id).trim().toLowerCase();
  const isList = values('precedence').some((value) => /^list/i.test(value.trim()));
  return isList || values('list-unsubscribe').length > 0 ? '' : undefined;
}
