import type { ReminderStage } from '@vibrant-peak/invoice/reminderStage';

/** A subject, and the lines of a text. A line for which there is nothing is left out. */
interface Words {
  subject: string;
  lines: readonly string[];
}

/** The mail that brings a document. The first three stand in the summary above its text. */
interface DocumentWords extends Words {
  title: string;
  /** Of the button that leads to the client's page. */
  view: string;
  /** When it is due, or how long it holds. */
  day: string;
}

/** The words of mails to clients in a language. Placeholders stand in braces. */
export interface MailWords {
  hello: string;
  invoice: DocumentWords;
  /** `{due}` is the last day on which it holds. */
  quote: DocumentWords;
  creditNote: DocumentWords;
  cancellation: Words;
  /** Follows the text of a cancellation of an invoice. */
  nothingToPay: string;
  reminders: Record<ReminderStage, Words>;
  /** Stands in the summary after the due date. */
  wasDue: string;
  /** Ends each reminder. */
  ifPaid: string;
  /** Stands above the name of the company, which signs each mail. */
  regards: string;
}
