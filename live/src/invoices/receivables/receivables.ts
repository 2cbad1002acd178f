import { addDays } from '@vibrant-peak/invoice/days';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { openSums, paidSums, sumIn, type Sum } from './receivableSums';

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
  /** Each currency separately, in the order of their names. */
  currencies: { currency: string; open: OpenSum[]; paid: PaidSum[] }[];
}

/** How many months of payments are shown, the present one included. */
const monthCount = 12;

/** What clients owe, by due date, and what they paid, by month. @param day YYYY-MM-DD. */
export async function receivablesOf(tables: Reading, day = companyDay()): Promise<Receivables> {
  const ranges = rangesOn(day);
  const months = monthsUntil(day);
  const open = await openSums(tables, (due) =>
    ranges.filter((range) => isWithin(range, due)).map(({ name }) => name),
  );
  const paid = await paidSums(tables, `${months.at(-1)}-01`);
  return {
    currencies: [...new Set([...open.keys(), ...paid.keys()])].sort().map((currency) => {
      const text = ({ amount, invoices }: Sum) => ({
        amount: amount.toFixed(decimalsOf(currency)),
        count: invoices.size,
      });
      return {
        currency,
        open: ranges.map((range) => ({ ...range, ...text(sumIn(open, currency, range.name)) })),
        paid: months.map((month) => ({ month, ...text(sumIn(paid, currency, month)) })),
      };
    }),
  };
}

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
