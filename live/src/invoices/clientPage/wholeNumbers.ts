import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';

/** A text as HTML, whose numbers of documents such as `INV-2026-0001` stay on one line. */
export const wholeNumbers = (text: string): string =>
  escapeHtml(text)
    .split(' ')
    .map((word) => (/-[^-]*\d/.test(word) ? `<span class="whole">${word}</span>` : word))
    .join(' ');
