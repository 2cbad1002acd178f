import { dayText } from '@vibrant-peak/invoice/dayText';
import { moneyText } from '@vibrant-peak/invoice/moneyText';

/** A line of the log. */
export interface LogEntry {
  id: number;
  /** ISO time. */
  at: string;
  name: string;
  action: string;
  /** To whom or to what it was done. */
  subject: string;
  /** The subject as people call it. */
  title: string;
  details: Record<string, unknown>;
  ip: string;
}

const about: Record<string, (value: unknown) => string> = {
  role: (role) => `as ${String(role)}`,
  from: (role) => `from ${String(role)}`,
  to: (role) => `to ${String(role)}`,
  name: (name) => `(${String(name)})`,
  label: (label) => `(${String(label)})`,
  problem: (problem) => `because: ${String(problem)}`,
  reason: (reason) => `because: ${String(reason)}`,
  lastDay: (day) => `after its last day, ${dayText(String(day))}`,
  account: (account) => `(account ${String(account)})`,
  of: (people) => `of ${(people as string[]).join(', ')}`,
  by: (person) => `of ${String(person)}`,
  with: (means) => `with ${String(means)}`,
  state: (state) => `as ${String(state)}`,
  stage: (stage) => `as ${String(stage)}`,
  records: (records) =>
    typeof records === 'number' ? `with ${records} record${records === 1 ? '' : 's'}` : '',
  confirms: (confirms) => `(confirmations ${confirms ? 'on' : 'off'})`,
  messageMonths: (months) => `(months of messages: ${String(months)})`,
  applicationMonths: (months) => `(months of applications: ${String(months)})`,
  number: (number) => String(number),
  count: (count) => `(${String(count)})`,
  total: (total) => `for ${String(total)}`,
  amount: (amount) => `of ${String(amount)}`,
  pattern: (pattern) => `(${String(pattern)})`,
  last: (last) => `(${String(last)})`,
  every: (every) => `every ${String(every)}`,
  next: (day) => `(next on ${dayText(String(day))})`,
  isTaken: (isTaken) => (isTaken ? '(taken)' : '(given back)'),
};

/** Amounts of money in the form of all lists. Lines without a currency are in US dollars. */
const withMoney = ({ currency = '', ...details }: LogEntry['details']) =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      key === 'total' || key === 'amount' ? moneyText(String(value), String(currency)) : value,
    ]),
  );

/** The line as a sentence without its beginning: to whom or what, and how. */
export const subjectOf = ({ title, details }: LogEntry) =>
  [title, ...Object.entries(withMoney(details)).flatMap(([key, value]) => about[key]?.(value) ?? [])].join(
    ' ',
  );
