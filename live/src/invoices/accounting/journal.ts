import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Accounts } from '../settings/invoiceSettings';
import type { Entry, Payment } from './period';
import { adds, amountText, csvOf } from './spreadsheets';

/** An amount that goes from one account to another. */
interface Booking {
  date: string;
  document: string;
  text: string;
  debit: string;
  credit: string;
  amount: typeof zero;
  currency: string;
}

/**
 * Bookings by double entry: the net amount and each tax of an invoice against receivables, and the
 * payments. Credit notes, refunds and voids of invoices are booked the other way round.
 */
export function journal(
  entries: readonly Entry[],
  payments: readonly Payment[],
  accounts: Accounts,
): Promise<string> {
  const bookings = [
    ...entries.flatMap((each) => entryBookings(each, accounts)),
    ...payments.map((each) => paymentBooking(each, accounts)),
  ].filter(({ amount }) => !amount.eq(zero));
  return csvOf(
    ['Date', 'Document', 'Text', 'Debit', 'Credit', 'Amount', 'Currency'],
    bookings.sort((one, other) => one.date.localeCompare(other.date)),
    ({ date, document, text, debit, credit, amount, currency }) => [
      [date, document, text, debit, credit, amountText(amount, currency), currency],
    ],
  );
}

function entryBookings(entry: Entry, accounts: Accounts): Booking[] {
  const { date, number: document, client, isVoid, currency, totals } = entry;
  const text = isVoid ? `Void: ${client}` : client;
  const booking = (account: string, amount: typeof zero): Booking => ({
    date,
    document,
    text,
    amount,
    currency,
    ...(adds(entry)
      ? { debit: accounts.receivables, credit: account }
      : { debit: account, credit: accounts.receivables }),
  });
  return [
    booking(accounts.revenue, totals.grandTotal.minus(totals.taxAmount)),
    ...totals.taxes.map(({ amount }) => booking(accounts.tax, amount)),
  ];
}

function paymentBooking(payment: Payment, accounts: Accounts): Booking {
  const { date, number, client, currency, amount, takesBack } = payment;
  const value = decimalOf(amount)!;
  const [debit, credit] = value.gt(zero)
    ? [accounts.bank, accounts.receivables]
    : [accounts.receivables, accounts.bank];
  const text = takesBack === null ? client : `Taken back: ${client}`;
  return { date, document: number, text, debit, credit, amount: value.abs(), currency };
}
