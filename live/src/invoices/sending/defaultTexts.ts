import type { ReminderStage } from '@vibrant-peak/invoice/reminderStage';
import type { InvoiceKind } from '../../database/tables';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import type { MailWords } from './words/mailWords';
import { nl } from './words/nl';
import { pl } from './words/pl';
import { pt } from './words/pt';

/** A mail before its placeholders are filled. */
export interface MailText {
  subject: string;
  text: string;
}

/** Texts that the settings change. */
interface MailTexts extends MailText {
  reminders: Record<ReminderStage, MailText>;
}

const languages: Record<string, MailWords> = { en, de, fr, es, it, nl, pl, pt };

const wordsIn = (language: string) => languages[language.slice(0, 2)] ?? en;

const textOf = (...paragraphs: (string | readonly string[])[]) =>
  paragraphs.map((each) => (typeof each === 'string' ? each : each.join('\n'))).join('\n\n');

/** Texts before a person has written others, in a language such as `de-AT`; else in English. */
export function defaultTexts(language: string): MailTexts {
  const { hello, invoice, reminders, ifPaid } = wordsIn(language);
  const reminder = (stage: ReminderStage): MailText => ({
    subject: reminders[stage].subject,
    text: textOf(hello, reminders[stage].lines, '{link}', ifPaid, '{company}'),
  });
  return {
    subject: invoice.subject,
    text: textOf(hello, invoice.lines, '{link}', '{company}'),
    reminders: {
      before: reminder('before'),
      due: reminder('due'),
      first: reminder('first'),
      second: reminder('second'),
      last: reminder('last'),
    },
  };
}

/** The mail with a quote or a credit note. */
export function quoteOrCreditNoteMail(language: string, kind: Exclude<InvoiceKind, 'invoice'>): MailText {
  const { hello, quote, creditNote } = wordsIn(language);
  const { subject, lines } = kind === 'quote' ? quote : creditNote;
  return { subject, text: textOf(hello, lines, '{link}', '{company}') };
}

/** The mail that tells the client of a void. */
export function cancellationMail(language: string, kind: InvoiceKind): MailText {
  const { hello, cancellation, nothingToPay } = wordsIn(language);
  const lines = kind === 'invoice' ? [...cancellation.lines, nothingToPay] : cancellation.lines;
  return { subject: cancellation.subject, text: textOf(hello, lines, '{company}') };
}

/** The words of the summary in the mail with a document. */
export function summaryTexts(language: string, kind: InvoiceKind, isPast: boolean) {
  const { wasDue, ...words } = wordsIn(language);
  const { title, view, day } = words[kind === 'credit note' ? 'creditNote' : kind];
  return { title, view, day: kind === 'invoice' && isPast ? wasDue : day };
}
