import { breakable, isLongAmount } from '@vibrant-peak/invoice/breakable';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';

/** The amount that a page is about; in smaller type if it has many digits. */
export const headAmount = (amount: string): string =>
  `<p class="amount${isLongAmount(amount) ? ' long' : ''}">${escapeHtml(breakable(amount))}</p>`;
