import { Type, type Static } from '@sinclair/typebox';
import { languagePattern } from '@vibrant-peak/invoice/draftSchema';
import { eInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import { invoiceFields, partyFields, valuesOf, type InvoiceField } from '@vibrant-peak/invoice/invoiceFields';
import { noteSchema, only, optionalLineSchema } from '../../http/schemas';

export const fieldSchema = ({ kind, pattern }: InvoiceField) => {
  if (pattern) return Type.String({ pattern: pattern.source });
  return kind === 'longText' ? noteSchema(10_000) : optionalLineSchema(500);
};

export const partySchema = valuesOf(partyFields, fieldSchema);

const taxRate = optionalLineSchema(50);
const currency = fieldSchema(invoiceFields.currency);

/**
 * A client: the address and its defaults. Blank is as in the settings. A tab of an older
 * release sends no optional ones.
 */
export const clientSchema = only({
  ...partySchema,
  terms: fieldSchema(invoiceFields.terms),
  currency,
  taxRate,
  shipTo: only(partySchema),
  country: Type.Optional(fieldSchema(eInvoiceFields.clientCountry)),
  postcode: Type.Optional(fieldSchema(eInvoiceFields.clientPostcode)),
  city: Type.Optional(fieldSchema(eInvoiceFields.clientCity)),
  vatId: Type.Optional(fieldSchema(eInvoiceFields.clientVatId)),
  peppolId: Type.Optional(fieldSchema(eInvoiceFields.clientPeppolId)),
  specification: Type.Optional(fieldSchema(eInvoiceFields.specification)),
  buyerReference: Type.Optional(fieldSchema(eInvoiceFields.buyerReference)),
  paymentMeans: Type.Optional(fieldSchema(eInvoiceFields.paymentMeans)),
  taxCase: Type.Optional(fieldSchema(eInvoiceFields.taxCase)),
  language: Type.Optional(Type.String({ pattern: `^$|${languagePattern}` })),
});

/** An item: the default price of one unit, and its own tax. Blank is as in the invoice. */
export const itemSchema = only({
  name: optionalLineSchema(500),
  amount: optionalLineSchema(400),
  currency,
  taxRate,
});

export type Client = Static<typeof clientSchema>;
export type Item = Static<typeof itemSchema>;

const listed = {
  id: Type.Integer(),
  version: Type.Integer(),
  isHidden: Type.Boolean(),
  isUsed: Type.Boolean({ description: 'Whether an issued invoice uses it, so that it cannot be deleted' }),
};

export const listedClientSchema = Type.Object({ ...listed, value: clientSchema });

export const listedItemSchema = Type.Object({
  ...listed,
  value: itemSchema,
  last: Type.Union(
    [Type.Object({ amount: Type.String(), currency: Type.String(), invoice: Type.Integer() }), Type.Null()],
    { description: 'Last price for the given client' },
  ),
});
