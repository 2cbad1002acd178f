import { daysBetween } from '@vibrant-peak/invoice/days';
import { emptyItem, initialValues } from '@vibrant-peak/invoice/freshDraft';
import { settledInvoice } from '@vibrant-peak/invoice/settled';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { problem } from '../../http/problem';
import { cleanLine } from '../../text/cleanText';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { problemsOf } from '../issuing/issue';
import { addressesIn } from '../sending/addresses';
import { isSendable } from '../../people/checkEmail';

/** The same content for a day of a plan, with a working name, due as many days later as before. */
export function plannedFor(day: string, { invoice, template, ...rest }: DraftValue): DraftValue {
  const { paper, language, eInvoice } = rest;
  const { receiptNumber } = initialValues();
  return {
    template,
    newItem: emptyItem,
    ...(paper && { paper }),
    ...(language && { language }),
    ...(eInvoice && { eInvoice }),
    invoice: { ...invoice, receiptNumber, date: day, dueDate: dueOn(day, invoice) },
  };
}

function dueOn(day: string, { terms, date, dueDate }: DraftValue['invoice']): string {
  if (terms !== '') return dueDateOf(day, terms);
  if (!isDay(date) || !isDay(dueDate)) return '';
  return dueDateOf(day, String(daysBetween(date, dueDate)));
}

/** @throws a problem (422) for what cannot be issued and sent without a person. */
export function assertAutomatic({ invoice }: DraftValue, sendsMail: boolean): void {
  const violations = problemsOf(settledInvoice(invoice));
  if (violations.length > 0)
    throw problem(422, 'The invoice is incomplete. Fill in what is missing before you issue it.', {
      details: { violations },
    });
  const addresses = addressesIn(cleanLine(invoice.billTo.email));
  if (addresses.length === 0 || !addresses.every(isSendable))
    throw problem(422, 'The client has no email address to send it to.');
  if (!sendsMail) throw problem(422, 'This site has no mail server to send it.');
}
