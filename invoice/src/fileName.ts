/** Names that Windows keeps for devices, with any ending. */
const deviceName = /^(con|prn|aux|nul|conin|conout|clock|com[\d¹²³]|lpt[\d¹²³])(?=-|$)/i;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters, none of them cut. */
const startOf = (text: string, length: number) =>
  [...segmenter.segment(text)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('');

/**
 * A file name that is valid on every system. Marks and joiners belong to the words of many scripts.
 */
export function fileNameOf(receiptNumber: string, ending = 'json'): string {
  const safe = receiptNumber
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d_-]+/gu, '-')
    .replace(/^[-\p{M}\u200c\u200d]+|[-\u200c\u200d]+$/gu, '');
  const name = startOf(safe, 80).replace(/-+$/, '') || 'invoice';
  return `${deviceName.test(name) ? 'invoice-' : ''}${name}.${ending}`;
}
