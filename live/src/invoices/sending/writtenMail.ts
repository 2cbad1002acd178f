import { money } from '@vibrant-peak/invoice/money';
import { longDayText } from '@vibrant-peak/invoice/dayText';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { ReminderStage } from '@vibrant-peak/invoice/reminderStage';
import type { InvoiceKind, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import type { MailSummary } from '../../mail/summaryHtml';
import { cleanLine, cleanText } from '../../text/cleanText';
import { valueOf } from '../storedInvoice';
import { balanceOf } from '../issuing/balance';
import {
  cancellationMail,
  defaultTexts,
  overdueText,
  quoteOrCreditNoteMail,
  summaryTexts,
  type MailText,
} from './defaultTexts';
import { linkOf } from './links';
import { readMailSettings } from './mailSettings';
import { filled, type Values } from './placeholders';

/** An issued invoice, as far as its mails are concerned. */
export interface Issued {
  id: number;
  kind: InvoiceKind;
  version: number;
  number: string;
  currency: string;
  total: string;
  due_date: string;
  voided_at: string | null;
}

/** Writes the mails of an invoice from the texts of the settings. Nothing is sent. */
export async function writtenMails(tables: Reading, issued: Issued, origin: string) {
  const own = await readMailSettings(tables);
  const value = (await valueOf(tables, issued.id, issued.version))!;
  const { billTo, yourCompany } = value.invoice;
  // Without the country: the sheet has figures and days of the language, too.
  const language = (value.language ?? own.language).slice(0, 2);
  // What people have written is in the language of the settings.
  const isOwn = language === own.language.slice(0, 2);
  const settings = isOwn ? own.settings : defaultTexts(language);
  const link = (await linkOf(tables, issued.id, origin)) ?? '';
  const { balance } = await balanceOf(tables, issued.id);
  const amount = (text: string) => money(decimalOf(text)!, issued.currency, undefined, language);
  const values: Values = {
    client: cleanLine(billTo.name) || cleanLine(billTo.company),
    number: issued.number,
    total: amount(issued.total),
    owed: amount(balance.toFixed()),
    due: issued.kind === 'credit note' ? '' : longDayText(issued.due_date, language),
    link,
    company: cleanLine(yourCompany.company) || cleanLine(yourCompany.name),
  };
  const isSettled = balance.lte(zero);
  const isDefault = settings.text === defaultTexts(language).text;
  const isLate = !isSettled && issued.due_date !== '' && issued.due_date < companyDay();
  const invoiceMail = isDefault && isLate ? { ...settings, text: overdueText(language) } : settings;
  // The texts of the settings say that it is an invoice, and ask for money.
  const texts = issued.voided_at
    ? cancellationMail(language, issued.kind)
    : issued.kind === 'invoice'
      ? invoiceMail
      : quoteOrCreditNoteMail(language, issued.kind);
  const written = ({ subject, text }: MailText): MailText => ({
    subject: cleanLine(filled(subject, values)) || issued.number,
    text: cleanText(filled(text, values)),
  });
  return {
    link,
    summary: summaryOf({ issued, language, title: texts.subject, values, isSettled }),
    client: { name: values.client, address: cleanLine(billTo.email) },
    first: written(texts),
    reminder: (stage: ReminderStage) => written(settings.reminders[stage]),
  };
}

interface Summarized {
  issued: Issued;
  language: string;
  /** Of the mail about a void. */
  title: string;
  values: Values;
  /** Nothing is owed: the mail names no due date. */
  isSettled: boolean;
}

/** What stands above the text. The mail about a void names no amount and no day, and leads nowhere. */
function summaryOf({ issued, language, title, values, isSettled }: Summarized): MailSummary {
  const { company, total, owed, link } = values;
  const summary = { language, company };
  if (issued.voided_at) return { ...summary, title: filled(title, values), amount: '', day: '' };
  const words = summaryTexts(language, issued.kind, issued.due_date < companyDay());
  return {
    ...summary,
    title: filled(words.title, values),
    amount: issued.kind === 'invoice' && !isSettled ? owed : total,
    day: issued.kind === 'invoice' && isSettled ? '' : filled(words.day, values),
    button: link === '' ? undefined : { label: words.view, url: link },
  };
}
