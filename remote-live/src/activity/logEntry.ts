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

/** What people do, as the server calls it. */
export const actions = [
  'signed in',
  'signed out',
  'signed out everywhere',
  'changed the password',
  'set a new password by mail',
  'refused a company account',
  'unlinked a company account',
  'added a passkey',
  'removed a passkey',
  'used a passkey whose counter went back',
  'turned on the second factor',
  'turned off the second factor',
  'made recovery codes',
  'invited',
  'withdrew an invitation',
  'joined',
  'made a manager link',
  'came back',
  'changed a role',
  'ended sessions',
  'removed a person',
  'imported',
  'created',
  'saved',
  'deleted',
  'discarded a draft',
  'brought back a draft',
  'published',
  'scheduled',
  'failed to publish',
  'withdrew a publication',
  'held back a publication',
  'confirmed a publication',
  'took over a publication',
  'found live',
  'took off the site',
  'changed a message',
  'deleted a message',
  'restored a message',
  'noted on a message',
  'answered a message',
  'saved an answer',
  'deleted a saved answer',
  'sent a mail again',
  'added a webhook',
  'removed a webhook',
  'changed a setting',
  'exported the data of a visitor',
  'erased the data of a visitor',
  'gave the right to hire',
  'took the right to hire',
  'drafted an invoice',
  'changed an invoice',
  'deleted an invoice',
  'issued an invoice',
  'made a recurring invoice',
  'changed a recurring invoice',
  'paused a recurring invoice',
  'continued a recurring invoice',
  'stopped a recurring invoice',
  'left a recurring invoice',
  'made an invoice void',
  'noted a payment',
  'imported invoices',
  'made a number series',
  'changed a number series',
  'named a last number',
  'added a client',
  'changed a client',
  'hid a client',
  'showed a client',
  'deleted a client',
  'added an item',
  'changed an item',
  'hid an item',
  'showed an item',
  'deleted an item',
  'gave the right to write invoices',
  'took the right to write invoices',
  'gave the right to issue invoices',
  'took the right to issue invoices',
] as const;

const about: Record<string, (value: unknown) => string> = {
  role: (role) => `as ${String(role)}`,
  from: (role) => `from ${String(role)}`,
  to: (role) => `to ${String(role)}`,
  name: (name) => `(${String(name)})`,
  label: (label) => `(${String(label)})`,
  problem: (problem) => `because: ${String(problem)}`,
  lastDay: (day) => `after its last day, ${String(day)}`,
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
  number: (number) => `(${String(number)})`,
  count: (count) => `(${String(count)})`,
  total: (total) => `over ${String(total)}`,
  amount: (amount) => `of ${String(amount)}`,
  currency: (currency) => String(currency),
  pattern: (pattern) => `(${String(pattern)})`,
  last: (last) => `(${String(last)})`,
  every: (every) => `every ${String(every)}`,
  next: (day) => `next on ${String(day)}`,
  isTaken: (isTaken) => (isTaken ? '(taken)' : '(given back)'),
};

/** The line as a sentence without its beginning: to whom or what, and how. */
export const subjectOf = ({ title, details }: LogEntry) =>
  [title, ...Object.entries(details).flatMap(([key, value]) => about[key]?.(value) ?? [])].join(' ');
