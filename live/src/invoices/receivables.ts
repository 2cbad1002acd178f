import { addDays } from '@vibrant-peak/invoice/days';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Reading } from '../database/tables';
import { companyDay } from '../records/lastDay';

export const openSumNames = [
  ...(['open', 'expected', 'overdue'] as const),
  ...(['1-30 days', '31-60 days', '61-90 days', 'over 90 days'] as const),
] as const;

/** A sum of what is owed on open invoices. Without a first or last due date there is no bound. */
interface OpenSum {
  /** `expected` until the end of the month; days are those since the due date. */
  name: (typeof openSumNames)[number];
  /** Decimal text. */
  amount: string;
  count: number;
  dueFrom?: string;
  dueUntil?: string;
}

/** The payments of a month, less refunds. */
interface PaidSum {
  /** YYYY-MM */
  month: string;
  amount: string;
  /** Of invoices. */
  count: number;
}

export interface Receivables {
  /** Each currency by itself, in the order of their names. */
  currencies: { currency: string; open: OpenSum[]; paid: PaidSum[] }[];
}

interface Part {
  invoice: number;
  currency: string;
  amount: typeof zero;
  /** Due date, or day of the payment. */
  day: string;
}

/** How many months of payments are shown, the present one included. */
const monthCount = 12;

/** What clients owe, by due date, and what they paid, by month. @param day YYYY-MM-DD. */
export async function receivablesOf(tables: Reading, day = companyDay()): Promise<Receivables> {
  const months = monthsUntil(day);
  const open = await openInvoices(tables);
  const paid = await paymentsSince(tables, `${months.at(-1)}-01`);
  const currencies = [...new Set([...open, ...paid].map(({ currency }) => currency))].sort();
  return {
    currencies: currencies.map((currency) => {
      const own = (part: Part) => part.currency === currency;
      const text = ({ amount, count }: Sum) => ({ amount: amount.toFixed(decimalsOf(currency)), count });
      return {
        currency,
        open: rangesOn(day).map((range) => ({
          ...range,
          ...text(sumOf(open.filter((part) => own(part) && isWithin(range, part.day)))),
        })),
        paid: months.map((month) => ({
          month,
          ...text(sumOf(paid.filter((part) => own(part) && part.day.startsWith(month)))),
        })),
      };
    }),
  };
}

/** Issued invoices that are not paid, with what is left of each. */
async function openInvoices(tables: Reading): Promise<Part[]> {
  const open = tables
    .selectFrom('invoices')
    .where('number', 'is not', null)
    .where('kind', '=', 'invoice')
    .where('voided_at', 'is', null)
    .where('settlement', '!=', 'paid');
  const ids = open.select('id');
  const invoices = await open.select(['id', 'currency', 'total', 'due_date']).orderBy('id').execute();
  const credits = await tables
    .selectFrom('invoices')
    .where('credits', 'in', ids)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .select(['credits as invoice', 'total as amount'])
    .execute();
  const payments = await tables
    .selectFrom('invoice_payments')
    .where('invoice', 'in', ids)
    .select(['invoice', 'amount'])
    .execute();
  const settled = new Map<number, typeof zero>();
  for (const { invoice, amount } of [...credits, ...payments])
    settled.set(invoice!, (settled.get(invoice!) ?? zero).plus(decimalOf(amount)!));
  return invoices.map(({ id, currency, total, due_date }) => ({
    ...{ invoice: id, currency, day: due_date },
    amount: decimalOf(total)!.minus(settled.get(id) ?? zero),
  }));
}

async function paymentsSince(tables: Reading, day: string): Promise<Part[]> {
  const payments = await tables
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
    .where('invoice_payments.date', '>=', day)
    .select(['invoice', 'currency', 'invoice_payments.amount', 'invoice_payments.date as day'])
    .execute();
  return payments.map((payment) => ({ ...payment, amount: decimalOf(payment.amount)! }));
}

type Sum = ReturnType<typeof sumOf>;

const sumOf = (parts: readonly Part[]) => ({
  amount: parts.reduce((sum, { amount }) => sum.plus(amount), zero),
  count: new Set(parts.map(({ invoice }) => invoice)).size,
});

type Range = Omit<OpenSum, 'amount' | 'count'>;

/** The due dates of each sum. */
function rangesOn(day: string): Range[] {
  const past = (days: number) => addDays(day, -days);
  return [
    { name: 'open' },
    { name: 'expected', dueFrom: day, dueUntil: lastOfMonth(day) },
    { name: 'overdue', dueUntil: past(1) },
    { name: '1-30 days', dueFrom: past(30), dueUntil: past(1) },
    { name: '31-60 days', dueFrom: past(60), dueUntil: past(31) },
    { name: '61-90 days', dueFrom: past(90), dueUntil: past(61) },
    { name: 'over 90 days', dueUntil: past(91) },
  ];
}

const isWithin = ({ dueFrom, dueUntil }: Range, day: string) =>
  (dueFrom === undefined || day >= dueFrom) && (dueUntil === undefined || (day !== '' && day <= dueUntil));

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const lastOfMonth = (day: string) => dayOf(new Date(Date.UTC(yearOf(day), monthOf(day), 0)));

/** Months as YYYY-MM, the present one first. */
const monthsUntil = (day: string) =>
  Array.from({ length: monthCount }, (_, ago) =>
    dayOf(new Date(Date.UTC(yearOf(day), monthOf(day) - 1 - ago, 1))).slice(0, 7),
  );

const yearOf = (day: string) => Number(day.slice(0, 4));
/** From 1 on. */
const monthOf = (day: string) => Number(day.slice(5, 7));
