/** Lines with which mail programs begin the headers of an earlier mail. */
const sender = /^\W*(from|von|de|da|van)\s*:/i;
const headers =
  /^\W*(from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|à|objet|enviado|para|asunto|da|inviato|a|oggetto|van|verzonden|aan|onderwerp)\s*:/i;
/** Lines above an earlier mail, such as `On Monday, Sara wrote:`, with a verb, an address or a year. */
const announcement =
  /^\W*(on|am|le|el|il|op|em|den)\b.*(wrote|schrieb|écrit|escribió|scritto|schreef|escreveu|skrev|@|\d{4}).*:\s*$/i;
const ownAnnouncement = /^.{1,250} wrote on \d{4}-\d{2}-\d{2}:\s*$/;
const separator = /^[-_=*\s]{2,}[^-_=*]*[-_=*\s]{2,}$|^[-_=*\s]+$/;

const isBlank = (line: string) => line.trim() === '';
const isAnnouncement = (line: string) =>
  line.length < 500 && (announcement.test(line) || ownAnnouncement.test(line));
const isQuoted = (line: string) => line.startsWith('>');

/**
 * Parts a mail into what was written now and the earlier mails that its program has added at its
 * end. Only marked lines, and lines of earlier messages, are taken for earlier ones.
 * @param before texts of the earlier messages.
 */
export function withoutEarlier(
  text: string,
  before: readonly string[],
): { written: string; earlier: string } {
  const lines = text.split('\n');
  const begin = Math.min(quoteIn(lines), forwardIn(lines, before));
  const written = lines.slice(0, begin).join('\n').trimEnd();
  // A mail that has nothing else is shown as it is.
  if (written === '' || begin >= lines.length) return { written: text, earlier: '' };
  return { written, earlier: lines.slice(begin).join('\n').trim() };
}

/** The first line of quoted lines at the end, with the line above them that says whose they are. */
function quoteIn(lines: readonly string[]): number {
  let begin = lines.length;
  while (begin > 0 && (isBlank(lines[begin - 1]!) || isQuoted(lines[begin - 1]!))) begin--;
  if (!lines.slice(begin).some(isQuoted)) return lines.length;
  // It may be broken into two lines.
  for (const count of [1, 2]) {
    const above = lines.slice(Math.max(begin - count, 0), begin);
    if (!above.some(isBlank) && isAnnouncement(above.join(' '))) return begin - above.length;
  }
  return begin;
}

/** The first line of an earlier mail below its headers, if the earlier messages have all its lines. */
function forwardIn(lines: readonly string[], before: readonly string[]): number {
  const first = lines.findIndex(
    (line, index) =>
      sender.test(line) && lines.slice(index + 1, index + 7).filter((each) => headers.test(each)).length >= 2,
  );
  if (first < 0) return lines.length;
  const known = before.map(plain).join(' ');
  const isEarlier = (line: string) =>
    isBlank(line) ||
    isQuoted(line) ||
    headers.test(line) ||
    separator.test(line) ||
    isAnnouncement(line) ||
    known.includes(plain(line));
  if (!lines.slice(first).every(isEarlier)) return lines.length;
  let begin = first;
  while (begin > 0 && (isBlank(lines[begin - 1]!) || separator.test(lines[begin - 1]!))) begin--;
  return begin;
}

/** Without marks and breaks, which programs change. */
const plain = (text: string) =>
  text
    .replaceAll(/^>[> ]*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
