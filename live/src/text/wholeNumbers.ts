import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';

/** Of the class that `wholeNumbers` gives. */
export const wholeStyle = '.whole { display: inline-block; max-width: 100%; }';

/** A text as HTML, whose numbers of documents such as `INV-2026-0001` stay on one line. */
export const wholeNumbers = (text: string): string =>
  escapeHtml(text)
    .split(' ')
    .map((word) => (isNumber(word) ? `<span class="whole">${word}</span>` : word))
    .join(' ');

/** Not a part of an address, which may break anywhere. */
const isNumber = (word: string) => /-[^-]*\d/.test(word) && !word.includes('://');
