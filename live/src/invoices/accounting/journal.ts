import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Accounts } from '../settings/invoiceSettings';
import type { Entry, Payment } from './period';
import { amountText, clientCells, csvOf, entryKind, importedText, signed } from './spreadsheets';

interface Booking {
  entry: Entry | Payment;
  text: string;
  debit: string;
  credit: string;
  amount: typeof zero;
}

/**
 * Bookings by double entry: the net amount and each tax of an invoice against receivables, and the
 * payments. Credit notes, refunds and voids of invoices have negative amounts.
 */
export function journal(
  entries: readonly Entry[],
  payments: readonly Payment[],
  accountsOn: (day: string) => Accounts,
): Promise<string> {
  const bookings = [
    ...entries.flatMap((each) => entryBookings(each, accountsOn(each.date))),
    ...payments.map((each) => paymentBooking(each, accountsOn(each.date))),
  ].filter(({ amount }) => !amount.eq(zero));
  return csvOf(
    [
      ...['Date', 'Document', 'Kind', 'Text', 'Debit', 'Credit', 'Amount', 'Currency'],
      ...['VAT ID', 'Country', 'Tax case', 'Imported'],
    ],
    bookings.sort((one, other) => one.entry.date.localeCompare(other.entry.date)),
    ({ entry, text, debit, credit, amount }) => {
      const { date, number, currency, isImported } = entry;
      return [
        [
          ...[date, number, kindOf(entry), text, debit, credit, amountText(amount, currency), currency],
          ...('eInvoice' in entry ? clientCells(entry) : ['', '', '']),
          importedText(isImported),
        ],
      ];
    },
  );
}

function kindOf(entry: Entry | Payment): string {
  if ('eInvoice' in entry) return entryKind(entry);
  if (entry.takesBack !== null) return 'taken back';
  return entry.amount.startsWith('-') ? 'refund' : 'payment';
}

function entryBookings(entry: Entry, { receivables, revenue, tax }: Accounts): Booking[] {
  const { client: text, totals } = entry;
  const booking = (credit: string, amount: typeof zero): Booking => ({
    entry,
    text,
    debit: receivables,
    credit,
    amount: signed(entry, amount),
  });
  return [
    booking(revenue, totals.grandTotal.minus(totals.taxAmount)),
    ...totals.taxes.map(({ amount }) => booking(tax, amount)),
  ];
}

const paymentBooking = (payment: Payment, { bank, receivables }: Accounts): Booking => ({
  entry: payment,
  text: payment.client,
  debit: bank,
  credit: receivables,
  amount: decimalOf(payment.amount)!,
});
