import { Type, type Static } from '@sinclair/typebox';
import { draftSchema } from './draftSchema';
import { intervals } from './planDays';

const nullable = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: values });

export const kindSchema = oneOf(['invoice', 'credit note', 'quote']);

/** It follows from what happened to an invoice; nobody sets it. The last three are of quotes. */
const states = [
  ...(['draft', 'issued', 'sent', 'viewed', 'partly paid', 'paid', 'overdue', 'void'] as const),
  ...(['credited', 'expired', 'accepted', 'invoiced'] as const),
];
export const stateSchema = oneOf(states);

/** An invoice in the list. Days are YYYY-MM-DD or blank. */
const listedSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  /** Grows with each change of the content. */
  version: Type.Integer(),
  name: Type.String({ description: 'Working name of a draft' }),
  number: nullable('`null` for drafts'),
  client: Type.String(),
  date: Type.String(),
  /** Of a quote: the last day on which it holds. */
  dueDate: Type.String(),
  currency: Type.String(),
  total: Type.String({ description: 'Grand total, decimal' }),
  state: stateSchema,
  saysPaidAt: nullable('When the client has said that it is paid; `null` once it is'),
  updatedAt: Type.String(),
  importedAt: nullable('Time, where it is of another tool'),
});

/** An invoice on a page of the list. */
export const onPageSchema = Type.Object({
  ...listedSchema.properties,
  owed: nullable('Still owed; `null` for drafts, quotes, credit notes, and what is void'),
});

const paymentSchema = Type.Object({
  id: Type.Integer(),
  date: Type.String(),
  amount: Type.String({ description: 'Decimal; negative for a refund' }),
  method: Type.String(),
  note: Type.String(),
  takesBack: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Id of the payment or refund that it takes back; the note says why',
  }),
  notedBy: Type.String(),
  at: Type.String(),
});

/** What people choose of a recurring invoice, beside its next day. */
export const planSettings = {
  every: oneOf(intervals),
  mode: oneOf(['draft', 'issue and send']),
};

const planFacts = {
  id: Type.Integer(),
  ...planSettings,
  next: Type.String({ description: 'Day' }),
  state: oneOf(['on', 'paused', 'stopped']),
};

/** A recurring invoice. */
export const planSchema = Type.Object({
  ...planFacts,
  client: Type.String(),
  total: Type.String({ description: 'Grand total, decimal' }),
  currency: Type.String(),
  setBy: Type.String({ description: 'Name' }),
  source: Type.Union([listedSchema, Type.Null()], { description: 'The invoice that it repeats' }),
  last: Type.Union([listedSchema, Type.Null()], { description: 'The latest invoice of the plan' }),
  problems: Type.Array(Type.Object({ day: Type.String(), invoice: Type.Integer(), problem: Type.String() }), {
    description: 'Invoices that wait for a decision',
  }),
});

/** The recurring invoice to which an invoice belongs. */
const planOfSchema = Type.Object({
  ...planFacts,
  day: nullable('Day for which it made the invoice'),
  problem: nullable('Why the invoice was left to people'),
});

/** An invoice with all that belongs to it. */
export const storedSchema = Type.Composite([
  listedSchema,
  Type.Object({
    value: draftSchema,
    savedAt: Type.String(),
    savedBy: Type.String(),
    series: Type.Union([Type.Integer(), Type.Null()]),
    hash: nullable('SHA-256 of the content'),
    pdfHash: nullable('SHA-256 of the PDF, once it is made'),
    templateVersion: nullable('As the page named it at the issue'),
    issuedAt: nullable('Time'),
    issuedBy: nullable('Name'),
    sentAt: nullable('Time'),
    viewedAt: nullable('Time'),
    voidedAt: nullable('Time'),
    voidReason: nullable('In words'),
    credited: Type.String({ description: 'Sum of its credit notes' }),
    paid: Type.String({ description: 'Sum of payments, less refunds' }),
    balance: Type.String({ description: 'Still owed; negative when too much was paid' }),
    credits: Type.Union([listedSchema, Type.Null()], { description: 'The invoice that it corrects' }),
    creditNotes: Type.Array(listedSchema),
    creditable: Type.Array(
      Type.Object({
        id: Type.Number({ description: 'Id of the line' }),
        quantity: Type.String(),
        amount: Type.String({ description: 'Net, before a discount of the whole invoice' }),
      }),
      { description: 'What can still be credited of each line of an issued invoice' },
    ),
    quote: Type.Union([listedSchema, Type.Null()], { description: 'The quote that it was made from' }),
    invoices: Type.Array(listedSchema, { description: 'Invoices made from this quote' }),
    payments: Type.Array(paymentSchema),
    plan: Type.Union([planOfSchema, Type.Null()], { description: 'The recurring invoice' }),
  }),
]);

/** The number that a series would give a draft now. */
export const nextNumberSchema = Type.Object({
  series: Type.Union([Type.Integer(), Type.Null()], {
    description: '`null` if the first issue creates the series',
  }),
  name: Type.String(),
  number: Type.String({ description: 'Empty while the draft has no date' }),
  lastDate: Type.String({ description: 'Latest date of an issued one that is not void, or empty' }),
  opensYear: Type.Boolean({ description: 'Whether it is the first number of a later year' }),
  isConfirmed: Type.Boolean({ description: '`false` after a restore, until the last number is confirmed' }),
});

export type InvoiceKind = Static<typeof kindSchema>;
export type InvoiceState = Static<typeof stateSchema>;
export type InvoiceOnPage = Static<typeof onPageSchema>;
export type StoredInvoice = Static<typeof storedSchema>;
export type RecurringInvoice = Static<typeof planSchema>;
export type NextNumber = Static<typeof nextNumberSchema>;
