import { Type, type Static } from '@sinclair/typebox';
import { eInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { invoiceFields, partyFields, valuesOf, type InvoiceField } from '@vibrant-peak/invoice/invoiceFields';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { Reading } from '../database/tables';
import { only } from '../http/schemas';

/** As it is typed: Issue says what is missing. */
const textSchema = ({ kind, pattern }: InvoiceField) =>
  Type.String({
    maxLength: kind === 'longText' ? 10_000 : 500,
    ...(pattern && { pattern: pattern.source }),
  });

const partySchema = valuesOf(partyFields, textSchema);
const shortText = Type.String({ maxLength: 500 });

const itemSchema = only({
  id: Type.Number(),
  name: shortText,
  quantity: shortText,
  amount: shortText,
  taxRate: Type.Optional(shortText),
});

/** The generator's draft: the invoice, the line that is being typed and the template. Without `paper`
 * its PDF has the format A4.
 */
export const draftSchema = only({
  invoice: only({
    ...valuesOf(invoiceFields, textSchema),
    bankLines: Type.Optional(textSchema(invoiceFields.bankLines)),
    yourCompany: only(partySchema),
    billTo: only(partySchema),
    shipTo: only({ ...partySchema, sameAsBillTo: Type.Boolean() }),
    items: Type.Array(itemSchema, { maxItems: 1000 }),
  }),
  newItem: only({
    ...{ name: shortText, quantity: shortText, amount: shortText },
    taxRate: Type.Optional(shortText),
  }),
  template: Type.String({ pattern: '^[\\w-]{1,50}$' }),
  hasDateOfDay: Type.Optional(Type.Boolean()),
  paper: Type.Optional(Type.Union([Type.Literal('A4'), Type.Literal('Letter')])),
  eInvoice: Type.Optional(Type.Partial(only(valuesOf(eInvoiceFields, textSchema)))),
});

export type DraftValue = Static<typeof draftSchema>;

/** The grand total as the sheet says it, as decimal text. */
const totalOf = (invoice: Invoice): string =>
  totalsOf(invoice).grandTotal.toFixed(decimalsOf(invoice.currency));

/** The columns of the list. */
export function listedColumns({ invoice }: DraftValue) {
  const { receiptNumber: name, billTo, date, dueDate, currency } = invoice;
  const total = totalOf(invoice as Invoice);
  const words = [name, billTo.company, billTo.name, billTo.email, invoice.orderNumber];
  return {
    ...{ name, date, due_date: dueDate, currency, total },
    client: billTo.company.trim() || billTo.name.trim(),
    amount: Math.min(Number(total), Number.MAX_VALUE),
    words: words.join('\n').toLowerCase(),
  };
}

/** The content of a version, if there is one. */
export async function valueOf(
  tables: Reading,
  invoice: number,
  version: number,
): Promise<DraftValue | undefined> {
  const found = await tables
    .selectFrom('invoice_versions')
    .where('invoice', '=', invoice)
    .where('version', '=', version)
    .select('value')
    .executeTakeFirst();
  const value = found && (JSON.parse(found.value) as DraftValue);
  // Older ones lack the field.
  return value && { ...value, invoice: { ...value.invoice, bankLines: value.invoice.bankLines ?? '' } };
}
