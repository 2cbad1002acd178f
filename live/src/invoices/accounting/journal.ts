import { decimalOf, zero } from 'remote-invoice/model/decimal';
import type { Accounts } from '../invoiceSettings';
import type { IssuedInvoice, Payment } from './period';
import { amountText, csvOf } from './spreadsheets';

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
 * payments. Credit notes and refunds are booked the other way round. Void invoices are left out.
 */
export function journal(
  invoices: readonly IssuedInvoice[],
  payments: readonly Payment[],
  accounts: Accounts,
): string {
  const bookings = [
    ...invoices
      .filter(({ voidReason }) => voidReason === null)
      .flatMap((each) => issueBookings(each, accounts)),
    ...payments.map((each) => paymentBooking(each, accounts)),
  ].filter(({ amount }) => !amount.eq(zero));
  return csvOf(
    ['Date', 'Document', 'Text', 'Debit', 'Credit', 'Amount', 'Currency'],
    bookings
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ date, document, text, debit, credit, amount, currency }) => [
        ...[date, document, text, debit, credit, amountText(amount, currency), currency],
      ]),
  );
}

function issueBookings({ kind, totals, ...issued }: IssuedInvoice, accounts: Accounts): Booking[] {
  const { date, number: document, client: text, currency } = issued;
  const booking = (account: string, amount: typeof zero): Booking => ({
    ...{ date, document, text, amount, currency },
    ...(kind === 'invoice'
      ? { debit: accounts.receivables, credit: account }
      : { debit: account, credit: accounts.receivables }),
  });
  return [
    booking(accounts.revenue, totals.grandTotal.minus(totals.taxAmount)),
    ...totals.taxes.map(({ amount }) => booking(accounts.tax, amount)),
  ];
}

function paymentBooking({ date, number, client, currency, amount }: Payment, accounts: Accounts): Booking {
  const value = decimalOf(amount)!;
  const [debit, credit] = value.gt(zero)
    ? [accounts.bank, accounts.receivables]
    : [accounts.receivables, accounts.bank];
  return { date, document: number, text: client, debit, credit, amount: value.abs(), currency };
}
