import { summaryHtml } from '../mail/summaryHtml';

/** The HTML of a mail about an invoice, for browser tests of its layout. */
export const summaryMail = (amount: string, title = 'Invoice INV-1', text = 'Hello'): string =>
  summaryHtml({ language: 'en', company: 'Lumen', title, amount, day: '' }, text);
