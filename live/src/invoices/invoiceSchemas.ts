import { Type } from '@sinclair/typebox';
import { only } from '../http/schemas';
import type { InvoiceKind } from '../database/tables';
import { keySchema } from '../records/recordSchemas';
import { draftSchema } from './draft';
import { states, type InvoiceState } from './invoices';

const nullable = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

export const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: values });

export const kindSchema = oneOf<InvoiceKind>(['invoice', 'credit note']);
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
  updatedAt: Type.String(),
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

/** An invoice with all that belongs to it. */
export const invoiceSchema = Type.Composite([
  listedSchema,
  Type.Object({
    value: draftSchema,
    savedAt: Type.String(),
    savedBy: Type.String(),
    series: Type.Union([Type.Integer(), Type.Null()]),
    hash: nullable('SHA-256 of the content'),
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
    payments: Type.Array(paymentSchema),
  }),
]);

export const nextNumberSchema = Type.Object({
  series: Type.Union([Type.Integer(), Type.Null()], {
    description: '`null` where the first issue makes the series',
  }),
  name: Type.String(),
  number: Type.String(),
  lastDate: Type.String({ description: 'Latest date of an issued one, or empty' }),
  isConfirmed: Type.Boolean({ description: '`false` after a restore' }),
});

export const seriesSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  name: Type.String(),
  pattern: Type.String(),
  isYearly: Type.Boolean(),
  lastDate: Type.String({ description: 'Latest date of an issued one, or empty' }),
  isConfirmed: Type.Boolean({ description: '`false` after a restore' }),
});
