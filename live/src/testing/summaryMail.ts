import { summaryHtml } from '../mail/summaryHtml';

/** The HTML of a mail about an invoice, for browser tests of its layout. */
export const summaryMail = (amount: string): string =>
  summaryHtml({ language: 'en', company: 'Lumen', title: 'Invoice INV-1', amount, day: '' }, 'Hello');
