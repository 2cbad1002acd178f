import { Type, type Static } from '@sinclair/typebox';
import { eInvoiceFields } from './eInvoice';
import { invoiceFields, partyFields, valuesOf, type InvoiceField } from './invoiceFields';

/** A code of ISO 639-1, with that of a country where it matters. */
export const languagePattern = '^[a-z]{2}(-[A-Z]{2})?$';

const closed = { additionalProperties: false };

/** As it is typed: an issue says what is missing. */
const textSchema = ({ kind, pattern }: InvoiceField) =>
  Type.String({
    maxLength: kind === 'longText' ? 10_000 : 500,
    ...(pattern && { pattern: pattern.source }),
  });

const party = valuesOf(partyFields, textSchema);
const shortText = Type.String({ maxLength: 500 });

const line = {
  name: shortText,
  /** Like the amount (the rate) a decimal text, never a binary number. */
  quantity: shortText,
  amount: shortText,
  /** Its own tax in per cent; the invoice's tax rate if missing. */
  taxRate: Type.Optional(shortText),
  /** UN/ECE recommendation 20; the unit of the lines if missing. */
  unit: Type.Optional(textSchema(eInvoiceFields.unit)),
  /** Below the name. */
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  /** In per cent of quantity times amount, before tax. */
  discount: Type.Optional(shortText),
};

/** The entered values, without anything computed such as totals. */
const invoice = Type.Object(
  {
    ...valuesOf(invoiceFields, textSchema),
    // Tabs of older releases send none.
    bankLines: Type.String({ ...textSchema(invoiceFields.bankLines), default: '' }),
    yourCompany: Type.Object(party, closed),
    billTo: Type.Object(party, closed),
    /** Keeps its own values while `sameAsBillTo` hides them. */
    shipTo: Type.Object({ ...party, sameAsBillTo: Type.Boolean() }, closed),
    /** Of the amounts, where they are not those of ISO 4217, as in invoices that were issued before. */
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
    /** Of the last credit note of an invoice: what the rounding of taxes and discounts has left of it. */
    rounding: Type.Optional(shortText),
    items: Type.Array(Type.Object({ id: Type.Number(), ...line }, closed), { maxItems: 1000 }),
  },
  closed,
);

/** What is stored of a draft: the invoice, the line that is being typed and the template. */
export const draftSchema = Type.Object(
  {
    invoice,
    newItem: Type.Object(line, closed),
    template: Type.String({ pattern: '^[\\w-]{1,50}$' }),
    /** The date was neither typed nor saved, so it follows the current day past midnight. */
    hasDateOfDay: Type.Optional(Type.Boolean()),
    /** Of the PDF; A4 if missing. */
    paper: Type.Optional(Type.Union([Type.Literal('A4'), Type.Literal('Letter')])),
    /** Of the sheet, such as `de` or `de-AT`; English if missing. */
    language: Type.Optional(Type.String({ pattern: languagePattern })),
    /** What nobody has typed is missing. */
    eInvoice: Type.Optional(
      Type.Partial(
        // Older releases store `untaxed`, which the tax case replaces.
        Type.Object({ ...valuesOf(eInvoiceFields, textSchema), untaxed: shortText }, closed),
      ),
    ),
  },
  closed,
);

export type DraftValue = Static<typeof draftSchema>;
