import { createHash } from 'node:crypto';
import { decimalOf, hundred, zero } from '@vibrant-peak/invoice/decimal';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { partyName, type InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { entriesOf, invoiceFields, type InvoiceFieldName } from '@vibrant-peak/invoice/invoiceFields';
import { settledInvoice } from '@vibrant-peak/invoice/settled';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { assertOpen } from '../accounting/assertOpen';
import { storeEntries } from '../entries/storeEntries';
import { giveNumber } from '../numbers/giveNumber';
import { makeLink } from '../sending/links';
import { assertNewest, draftWith, listedColumns, valueOf, writeVersion } from '../storedInvoice';
import { assertCredits, withRounding } from './credits';
import { settle } from './settle';

interface Issue {
  id: number;
  /** The version that the person has seen. */
  from: number;
  /** By default the first series of the kind. */
  series?: number | undefined;
  /** Whether a date before the last one of the series, or more than a year ahead, is meant. */
  isDateConfirmed?: boolean | undefined;
  templateVersion?: string | undefined;
}

/**
 * Gives a draft its number. From then on the database refuses changes of its content.
 * @throws a problem: 404, 409 when it is issued, for an unusual date or one of a closed month, and for
 * a number that is taken, 412 for another version, 422 with what the invoice lacks.
 */
export async function issue(
  tables: Queries,
  actor: Actor,
  { id, from, templateVersion, ...choice }: Issue,
): Promise<void> {
  const { kind, credits, version: newest } = await draftWith(tables, id);
  assertNewest(newest, from);
  const value = (await valueOf(tables, id, from))!;
  const invoice = settledInvoice(value.invoice);
  const violations = [
    ...problemsOf(invoice),
    ...figureProblems(value.invoice),
    ...(credits === null ? discountProblems(value.invoice) : []),
    ...decimalProblems(value.invoice, credits),
  ];
  if (violations.length > 0)
    throw problem(422, 'The invoice is incomplete. Fill in what is missing before you issue it.', {
      details: { violations },
    });
  // A quote is booked nowhere.
  if (kind !== 'quote') await assertOpen(tables, invoice.date);
  const { number, series } = await giveNumber(tables, actor, { ...choice, kind, date: invoice.date });
  const numbered = { ...invoice, receiptNumber: number };
  const final = { ...value, invoice: await withRounding(tables, numbered, credits) };
  const columns = listedColumns(final);
  if (credits !== null) await assertCredits(tables, { credits, value: final, total: columns.total });
  const version = from + 1;
  await writeVersion(tables, actor, { id, version, value: final });
  const at = new Date().toISOString();
  await tables
    .updateTable('invoices')
    .set({
      ...columns,
      version,
      number,
      series,
      issued_at: at,
      issued_by: actor.name,
      updated_at: at,
      hash: createHash('sha256').update(JSON.stringify(final)).digest('hex'),
      template_version: templateVersion ?? null,
    })
    .where('id', '=', id)
    .execute();
  await makeLink(tables, id);
  if (kind === 'invoice') await storeEntries(tables, id, final);
  await settle(tables, credits ?? id);
  const details = { number, total: columns.total, currency: columns.currency };
  await addToLog(tables, actor, { action: 'issued an invoice', subject: `invoices/${id}`, details });
}

interface Violation {
  field: string;
  message: string;
}

/** What an invoice lacks before it can be issued. */
export function problemsOf(invoice: DraftValue['invoice']): Violation[] {
  const { items, date, dueDate, billTo, yourCompany, ...fields } = invoice;
  const values: Partial<Record<InvoiceFieldName, string>> = { ...fields, date, dueDate };
  const unknown = entriesOf(invoiceFields)
    .filter(([name, { pattern }]) => pattern && !pattern.test(values[name] ?? ''))
    .map(([name]) => ({ field: name, message: 'This has an unknown value.' }));
  const blank = items.flatMap(({ name }, index) =>
    name.trim() ? [] : [{ field: `items[${index}].name`, message: 'This line has no name.' }],
  );
  const doubled = items.flatMap(({ id }, index) =>
    items.slice(0, index).some((other) => other.id === id)
      ? [{ field: `items[${index}].id`, message: 'Another line has the same id.' }]
      : [],
  );
  return [
    ...(items.length === 0 ? [{ field: 'items', message: 'The invoice has no lines.' }] : []),
    ...blank,
    ...doubled,
    ...(isDay(date) ? [] : [{ field: 'date', message: 'The invoice has no date.' }]),
    ...(isDay(date) && date < '2000' ? [{ field: 'date', message: 'The year is before 2000.' }] : []),
    ...(dueDate === '' || isDay(dueDate) ? [] : [{ field: 'dueDate', message: 'Enter a valid date.' }]),
    ...(dueDate !== '' && isDay(date) && dueDate < date
      ? [{ field: 'dueDate', message: 'The invoice is due before its date.' }]
      : []),
    ...(partyName(billTo) ? [] : [{ field: 'billTo.name', message: 'Choose a client.' }]),
    ...(partyName(yourCompany) ? [] : [{ field: 'yourCompany.company', message: 'Enter your company.' }]),
    ...unknown,
  ];
}

/** Numbers that would be settled to others at the issue, and texts that are not numbers. */
const figureProblems = ({ items, taxRate, discount, discountKind }: DraftValue['invoice']): Violation[] => [
  ...(isPercent(taxRate) ? [] : [{ field: 'taxRate', message: `The tax rate ${taxRate} ${notPercent}` }]),
  ...(discountKind === 'percent' && !isPercent(discount)
    ? [{ field: 'discount', message: `The discount ${discount} ${notPercent}` }]
    : []),
  ...(discountKind === 'amount' && !isAmount(discount)
    ? [{ field: 'discount', message: `The discount ${discount} is not 0 or more.` }]
    : []),
  ...items.flatMap(lineProblems),
];

/** Totals take a larger discount for the whole subtotal. Credit notes have the one of their invoice. */
function discountProblems(invoice: DraftValue['invoice']): Violation[] {
  const { discount, discountKind } = invoice;
  const isLarger = discountKind === 'amount' && decimalOf(discount)?.gt(totalsOf(invoice).subTotal);
  return isLarger
    ? [{ field: 'discount', message: `The discount of ${discount} is more than the subtotal.` }]
    : [];
}

const notPercent = 'is not from 0 to 100.';

function lineProblems({ quantity, amount, taxRate = '', discount = '' }: InvoiceItem, index: number) {
  const isQuantity = isBlank(quantity) || decimalOf(quantity)?.gt(zero);
  const checks: [field: string, isRight: boolean | undefined, message: string][] = [
    ['quantity', isQuantity, `The quantity ${quantity} is not more than 0.`],
    ['amount', isAmount(amount), `The price ${amount} is not 0 or more.`],
    ['taxRate', isPercent(taxRate), `The tax rate ${taxRate} ${notPercent}`],
    ['discount', isPercent(discount), `The discount ${discount} ${notPercent}`],
  ];
  return checks
    .filter(([, isRight]) => !isRight)
    .map(([field, , message]) => ({ field: `items[${index}].${field}`, message }));
}

/** Amounts of an older invoice may have other decimals than its currency. */
const decimalProblems = ({ decimals }: DraftValue['invoice'], credits: number | null): Violation[] =>
  credits === null && decimals !== undefined
    ? [{ field: 'decimals', message: 'Only corrections of older invoices have other decimals.' }]
    : [];

const isBlank = (text: string) => text.trim() === '';

const isAmount = (text: string) => isBlank(text) || decimalOf(text)?.gte(zero) === true;

function isPercent(text: string): boolean {
  const value = decimalOf(text);
  return isBlank(text) || (value?.gte(zero) === true && value.lte(hundred));
}
