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

/** Paragraphs between the first words of a mail and the company, which signs it. */
const textOf = ({ hello, regards }: MailWords, ...paragraphs: (string | readonly string[])[]) =>
  [hello, ...paragraphs, [regards, '{company}']]
    .map((each) => (typeof each === 'string' ? each : each.join('\n')))
    .join('\n\n');

/** Texts before a person has written others, in a language such as `de-AT`; else in English. */
export function defaultTexts(language: string): MailTexts {
  const words = wordsIn(language);
  const { invoice, reminders, ifPaid } = words;
  const reminder = (stage: ReminderStage): MailText => ({
    subject: reminders[stage].subject,
    text: textOf(words, reminders[stage].lines, '{link}', ifPaid),
  });
  return {
    subject: invoice.subject,
    text: textOf(words, invoice.lines, '{link}'),
    reminders: {
      before: reminder('before'),
      due: reminder('due'),
      first: reminder('first'),
      second: reminder('second'),
      last: reminder('last'),
    },
  };
}

/** The text of the mail with an invoice after its due date: when that was, and what is owed. */
export function overdueText(language: string): string {
  const words = wordsIn(language);
  const { invoice, reminders } = words;
  return textOf(words, [invoice.lines[0]!, reminders.second.lines[1]!], '{link}');
}

/** The mail with a quote or a credit note. */
export function quoteOrCreditNoteMail(language: string, kind: Exclude<InvoiceKind, 'invoice'>): MailText {
  const words = wordsIn(language);
  const { subject, lines } = kind === 'quote' ? words.quote : words.creditNote;
  return { subject, text: textOf(words, lines, '{link}') };
}

/** The mail that tells the client of a void. */
export function cancellationMail(language: string, kind: InvoiceKind): MailText {
  const words = wordsIn(language);
  const { cancellation, nothingToPay } = words;
  const lines = kind === 'invoice' ? [...cancellation.lines, nothingToPay] : cancellation.lines;
  return { subject: cancellation.subject, text: textOf(words, lines) };
}

/** The words of the summary in the mail with a document. */
export function summaryTexts(language: string, kind: InvoiceKind, isPast: boolean) {
  const { wasDue, ...words } = wordsIn(language);
  const { title, view, day } = words[kind === 'credit note' ? 'creditNote' : kind];
  return { title, view, day: kind === 'invoice' && isPast ? wasDue : day };
}
