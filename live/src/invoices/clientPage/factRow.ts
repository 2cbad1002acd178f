import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { wholeNumbers } from '../../text/wholeNumbers';

export interface FactRow {
  label: string;
  /** Below the label. */
  details?: string[];
  amount: string;
}

/** A row of a list of facts: what it is, and its amount. */
export const factRow = ({ label, details = [], amount }: FactRow): string =>
  [
    `<div><dt>${wholeNumbers(label)}`,
    ...details.map((text) => `<small>${escapeHtml(text)}</small>`),
    `</dt><dd>${escapeHtml(amount)}</dd></div>`,
  ].join('');
