import { isDeepStrictEqual } from 'node:util';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Queries, Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { assertOpen } from '../accounting/assertOpen';
import { creditableOf, creditsOf, shareOfDiscount, withRounding } from './credits';
import { takeBackDate } from '../numbers/numbers';
import { valueOf, invoiceWith } from '../storedInvoice';
import { balanceOf } from './balance';
import { settle } from './settle';
import { createDraft } from '../saveDraft';
import { copyOf } from '../duplicate';
import { withdrawMails } from '../sending/withdrawMails';

/** @throws a problem: 404, or 409 for drafts and void ones, with day and reason. */
export async function issuedWith(tables: Queries, id: number) {
  const found = await invoiceWith(tables, id);
  if (found.number === null) throw problem(409, 'This is a draft: issue it first.');
  if (found.voided_at) {
    const day = companyDay(new Date(found.voided_at));
    throw problem(409, `${found.number} has been void since ${day}: ${found.void_reason}`);
  }
  return { ...found, number: found.number };
}

/** A whole line by its id, or a quantity of it. */
export type CreditedLine = number | { id: number; quantity: string };

/**
 * Drafts a credit note for an invoice, or for some of its lines, which have their share of a
 * discount in an amount.
 * @returns its id. @throws a problem: 404, 409, or 422 for an unknown line or more than is left.
 */
export async function creditNote(
  tables: Queries,
  actor: Actor,
  { id, lines }: { id: number; lines?: CreditedLine[] | undefined },
): Promise<number> {
  const { kind, version } = await issuedWith(tables, id);
  if (kind !== 'invoice') throw problem(409, 'A credit note corrects an invoice.');
  const original = (await valueOf(tables, id, version))!;
  const copy = copyOf(original);
  const { decimals } = original.invoice;
  const { items, discountKind, discount, receiptNumber } = copy.invoice;
  const chosen = lines ? await chosenItems(tables, id, { lines, invoice: original.invoice }) : items;
  if (chosen.length === 0) throw problem(422, 'Choose lines of the invoice.');
  const isPart = !isDeepStrictEqual(chosen, items);
  const value = {
    ...copy,
    invoice: {
      ...copy.invoice,
      ...(decimals !== undefined && { decimals }),
      receiptNumber: receiptNumber.replace('INV', 'CN'),
      terms: '',
      dueDate: '',
      items: chosen,
      discount:
        isPart && discountKind === 'amount'
          ? shareOfDiscount({ items: chosen }, original.invoice).toFixed()
          : discount,
    },
  };
  const note = { ...value, invoice: await withRounding(tables, value.invoice, id) };
  return createDraft(tables, actor, { kind: 'credit note', value: note, credits: id });
}

interface Choice {
  lines: readonly CreditedLine[];
  invoice: DraftValue['invoice'];
}

/** The chosen lines with their quantities. @throws a problem (422) for more than is left. */
async function chosenItems(tables: Reading, id: number, { lines, invoice }: Choice) {
  const left = creditableOf(invoice as Invoice, await creditsOf(tables, id));
  const quantities = new Map<number, string | undefined>(
    lines.map((line) => (typeof line === 'number' ? [line, undefined] : [line.id, line.quantity])),
  );
  const violations = lines.flatMap((line, index) => {
    const most = left.find(({ id: own }) => own === (typeof line === 'number' ? line : line.id))?.quantity;
    if (most === undefined)
      return [{ field: `lines[${index}]`, message: 'The invoice does not have this line.' }];
    if (typeof line === 'number') return [];
    const quantity = decimalOf(line.quantity);
    if (quantity?.gt(zero) && quantity.lte(most)) return [];
    const message = quantity?.gt(zero)
      ? `Only ${most} of this line can still be credited.`
      : 'Enter a quantity of more than 0.';
    return [{ field: `lines[${index}].quantity`, message }];
  });
  if (violations.length > 0) throw problem(422, 'Check the quantities.', { details: { violations } });
  return invoice.items
    .filter((item) => quantities.has(item.id))
    .map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }));
}

/**
 * Makes an issued invoice void; it keeps its number.
 * @throws a problem: 404, or 409 for drafts, void ones, those with payments or credit notes, and
 * while this month is closed.
 */
export async function makeVoid(
  tables: Queries,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { number, kind, series, credits, total, currency } = await issuedWith(tables, id);
  const { paid } = await balanceOf(tables, id);
  if (!paid.eq(zero)) throw problem(409, `${number} has payments: record their refund first.`);
  const notes = await creditsOf(tables, id);
  if (notes.length > 0) throw problem(409, `${number} has credit notes: it is corrected by them.`);
  if (kind !== 'quote') await assertOpen(tables, companyDay());
  const at = new Date().toISOString();
  await tables
    .updateTable('invoices')
    .set({ voided_at: at, void_reason: reason, updated_at: at })
    .where('id', '=', id)
    .execute();
  if (series !== null) await takeBackDate(tables, series);
  await withdrawMails(tables, id);
  if (credits !== null) await settle(tables, credits);
  const details = { number, total, currency };
  await addToLog(tables, actor, { action: 'made an invoice void', subject: `invoices/${id}`, details });
}
