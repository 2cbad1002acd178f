import { Type } from '@sinclair/typebox';
import { intervals } from '@vibrant-peak/invoice/planDays';
import { only } from '../http/schemas';
import type { InvoiceKind, PlanMode, PlanState } from '../database/tables';
import { keySchema } from '../records/recordSchemas';
import { draftSchema } from './draft';
import { states, type InvoiceState } from './invoices';

const nullable = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

export const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: values });

export const kindSchema = oneOf<InvoiceKind>(['invoice', 'credit note', 'quote']);
export const stateSchema = oneOf<InvoiceState>(states);
export const daySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const idSchema = only({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
export const keyHeaders = Type.Object({ 'idempotency-key': keySchema });
export const versionHeaders = Type.Object({
  'if-match': Type.String({ pattern: '^"\\d{1,9}"$', description: 'Tag of the version that was seen' }),
  'idempotency-key': keySchema,
});

/** An invoice in the list. */
export const listedSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  version: Type.Integer(),
  name: Type.String({ description: 'Working name of a draft' }),
  number: nullable('`null` for drafts'),
  client: Type.String(),
  date: Type.String(),
  dueDate: Type.String(),
  currency: Type.String(),
  total: Type.String({ description: 'Grand total, decimal' }),
  state: stateSchema,
  saysPaidAt: nullable('When the client has said that it is paid; `null` once it is'),
  updatedAt: Type.String(),
  importedAt: nullable('Time, where it is of another tool'),
});

const paymentSchema = Type.Object({
  id: Type.Integer(),
  date: Type.String(),
  amount: Type.String({ description: 'Decimal; negative for a refund' }),
  method: Type.String(),
  note: Type.String(),
  notedBy: Type.String(),
  at: Type.String(),
});

const planSettings = {
  every: oneOf(intervals),
  mode: oneOf<PlanMode>(['draft', 'issue and send']),
};
const planFacts = {
  id: Type.Integer(),
  ...planSettings,
  next: Type.String({ description: 'Day' }),
  state: oneOf<PlanState>(['on', 'paused', 'stopped']),
};

/** What people set of a recurring invoice. */
export const planBody = { ...planSettings, next: daySchema };

/** A recurring invoice. */
export const planSchema = Type.Object({
  ...planFacts,
  client: Type.String(),
  total: Type.String({ description: 'Grand total, decimal' }),
  currency: Type.String(),
  setBy: Type.String({ description: 'Name' }),
  source: Type.Union([listedSchema, Type.Null()], { description: 'The invoice that it repeats' }),
  last: Type.Union([listedSchema, Type.Null()], { description: 'The last one that it made' }),
  problems: Type.Array(Type.Object({ day: Type.String(), invoice: Type.Integer(), problem: Type.String() }), {
    description: 'Invoices that were left to people',
  }),
});

/** The recurring invoice to which an invoice belongs. */
const planOfSchema = Type.Object({
  ...planFacts,
  day: nullable('Day for which it made the invoice'),
  problem: nullable('Why the invoice was left to people'),
});

/** An invoice with all that belongs to it. */
export const invoiceSchema = Type.Composite([
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
    quote: Type.Union([listedSchema, Type.Null()], { description: 'The quote that it is made of' }),
    invoices: Type.Array(listedSchema, { description: 'Made of this quote' }),
    payments: Type.Array(paymentSchema),
    plan: Type.Union([planOfSchema, Type.Null()], { description: 'The recurring invoice' }),
  }),
]);

export const nextNumberSchema = Type.Object({
  series: Type.Union([Type.Integer(), Type.Null()], {
    description: '`null` where the first issue makes the series',
  }),
  name: Type.String(),
  number: Type.String(),
  lastDate: Type.String({ description: 'Latest date of an issued one that is not void, or empty' }),
  isConfirmed: Type.Boolean({ description: '`false` until the last number is named after a restore' }),
});

export const seriesSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  name: Type.String(),
  pattern: Type.String(),
  isYearly: Type.Boolean(),
  lastDate: Type.String({ description: 'Latest date of an issued one that is not void, or empty' }),
  isConfirmed: Type.Boolean({
    description: '`false` until the last number of this year is named after a restore',
  }),
});
