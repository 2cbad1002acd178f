import { money } from '@vibrant-peak/invoice/money';
import { decimalOf } from '@vibrant-peak/invoice/decimal';
import type { InvoiceKind, Reading } from '../../database/tables';
import { cleanLine, cleanText } from '../../text/cleanText';
import { valueOf } from '../draft';
import { balanceOf } from '../issuing/balance';
import { cancellationMail } from './cancellationMail';
import { dayIn } from './dayIn';
import { linkOf } from './links';
import { readMailSettings } from './mailSettings';
import { filled, type Values } from './placeholders';
import { quoteOrCreditNoteMail } from './quoteOrCreditNoteMail';

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

/** An amount as mails have it. @param amount decimal. */
export const amountIn = (currency: string, amount: string) => money(decimalOf(amount)!, currency);

/** Writes the mails of an invoice from the texts of the settings. Nothing is sent. */
export async function writtenMails(tables: Reading, issued: Issued, origin: string) {
  const { settings, language, remindsSince } = await readMailSettings(tables);
  const { invoice } = (await valueOf(tables, issued.id, issued.version))!;
  const { billTo, yourCompany } = invoice;
  const link = (await linkOf(tables, issued.id, origin)) ?? '';
  const { balance } = await balanceOf(tables, issued.id);
  const amount = (text: string) => amountIn(issued.currency, text);
  const values: Values = {
    client: cleanLine(billTo.name) || cleanLine(billTo.company),
    number: issued.number,
    total: amount(issued.total),
    owed: amount(balance.toFixed()),
    due: issued.kind === 'credit note' ? '' : dayIn(language, issued.due_date),
    link,
    company: cleanLine(yourCompany.company) || cleanLine(yourCompany.name),
  };
  // The texts of the settings say that it is an invoice, and ask for money.
  const texts = issued.voided_at
    ? cancellationMail(language, issued.kind)
    : issued.kind === 'invoice'
      ? settings
      : quoteOrCreditNoteMail(language, issued.kind);
  const written = (subject: string, text: string) => ({
    subject: cleanLine(filled(subject, values)) || issued.number,
    text: cleanText(filled(text, values)),
  });
  return {
    settings,
    language,
    remindsSince,
    link,
    client: { name: values.client, address: cleanLine(billTo.email) },
    first: written(texts.subject, texts.text),
    reminder: written(settings.reminderSubject, settings.reminderText),
  };
}
