import { Type, type Static } from '@sinclair/typebox';
import { invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { nullable, oneOf, only } from '../../http/schemas';

/** Of one file. More take several files. */
export const MAX_ROWS = 10_000;

const cell = Type.Optional(Type.String());

/** A row of another tool's table, with the texts of its cells: an invoice, or one of its lines. */
const rowSchema = only({
  row: Type.Integer({ minimum: 1, description: 'Row number in the spreadsheet, from 1' }),
  number: Type.String(),
  date: cell,
  due: cell,
  status: cell,
  type: cell,
  client: cell,
  currency: cell,
  net: cell,
  discount: cell,
  taxRate: cell,
  tax: cell,
  total: cell,
  paid: cell,
  paidOn: cell,
  balance: cell,
  email: cell,
  address: cell,
  country: cell,
  vatId: cell,
  reference: cell,
  item: cell,
  quantity: cell,
  price: cell,
  lineNet: cell,
  lineTotal: cell,
});

export const importSchema = only({
  rows: Type.Array(rowSchema, { minItems: 1, maxItems: MAX_ROWS }),
  dateFormat: oneOf(['YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const),
  decimalMark: oneOf(['.', ','] as const),
  currency: Type.String({
    pattern: invoiceFields.currency.pattern.source,
    description: 'For rows without one',
  }),
  writtenOff: Type.Optional(oneOf(['open', 'left out'] as const)),
  isDryRun: Type.Boolean(),
});

export type ImportRow = Static<typeof rowSchema>;
/** How the texts are written, and what becomes of invoices that were written off. */
export type Writing = Pick<
  Static<typeof importSchema>,
  'dateFormat' | 'decimalMark' | 'currency' | 'writtenOff'
>;

const unreadable = Type.Array(
  Type.Object({ row: Type.Integer(), number: Type.String(), problems: Type.Array(Type.String()) }),
);

const skipped = Type.Array(
  Type.Object({ row: Type.Integer(), number: Type.String(), reason: Type.String() }),
);

/** How an imported invoice begins. */
const beginnings = ['open', 'partly paid', 'paid', 'draft'] as const;

/** What an import does, or has done. */
export const importResultSchema = Type.Object({
  count: Type.Integer({ description: 'New invoices' }),
  paid: Type.Integer({ description: 'Number of paid invoices' }),
  drafts: Type.Integer({ description: 'New drafts' }),
  clients: Type.Integer({ description: 'New clients' }),
  sums: Type.Array(
    Type.Object({
      currency: Type.String(),
      count: Type.Integer(),
      total: Type.String(),
      paid: Type.String(),
    }),
    { description: 'For new invoices, not drafts' },
  ),
  first: Type.Array(
    Type.Object({
      row: Type.Integer(),
      number: Type.String(),
      state: oneOf(beginnings),
      date: Type.String(),
      dueDate: Type.String(),
      client: Type.String(),
      currency: Type.String(),
      total: Type.String(),
      paid: Type.String(),
      lines: Type.Integer(),
    }),
    { description: 'The first ten, as they will be imported' },
  ),
  leftOut: skipped,
  doubled: unreadable,
  refused: unreadable,
  series: Type.Array(
    Type.Object({
      name: Type.String(),
      pattern: Type.String(),
      next: Type.String({ description: 'Number that an invoice of today would get' }),
      after: Type.String({ description: 'The same after the import' }),
    }),
  ),
  withoutSeries: Type.Object(
    { count: Type.Integer(), example: Type.String() },
    { description: 'Numbers that match no pattern' },
  ),
});

export const importListSchema = Type.Object({
  imports: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String({ description: 'Time' }),
      by: Type.String({ description: 'Name' }),
      undoneAt: nullable('Time'),
      count: Type.Integer({ description: 'Its invoices' }),
      drafts: Type.Integer({ description: 'Its drafts that still exist' }),
    }),
  ),
});

export type ImportResult = Static<typeof importResultSchema>;
export type Unread = Static<typeof unreadable>[number];
export type Skipped = Static<typeof skipped>[number];
