import { Type, type Static } from '@sinclair/typebox';
import { invoiceFields } from '@vibrant-peak/invoice/invoiceFields';
import { only } from '../../http/schemas';
import { oneOf } from '../schemas';

/** Of one file. More take several files. */
export const MAX_ROWS = 10_000;

const cell = Type.Optional(Type.String());

/** A row of another tool's table, with the texts of its cells. */
const rowSchema = only({
  row: Type.Integer({ minimum: 1, description: 'As a spreadsheet counts it' }),
  number: Type.String(),
  date: cell,
  due: cell,
  client: cell,
  currency: cell,
  net: cell,
  taxRate: cell,
  tax: cell,
  total: cell,
  paid: cell,
  paidOn: cell,
});

export const importSchema = only({
  rows: Type.Array(rowSchema, { minItems: 1, maxItems: MAX_ROWS }),
  dateFormat: oneOf(['YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const),
  decimalMark: oneOf(['.', ','] as const),
  currency: Type.String({
    pattern: invoiceFields.currency.pattern.source,
    description: 'Of rows that name none',
  }),
  isDryRun: Type.Boolean(),
});

export type ImportRow = Static<typeof rowSchema>;
/** How the texts are written. */
export type Writing = Pick<Static<typeof importSchema>, 'dateFormat' | 'decimalMark' | 'currency'>;

const leftOut = Type.Array(
  Type.Object({ row: Type.Integer(), number: Type.String(), problems: Type.Array(Type.String()) }),
);

/** What an import does, or has done. */
export const importResultSchema = Type.Object({
  count: Type.Integer({ description: 'New invoices' }),
  sums: Type.Array(
    Type.Object({
      currency: Type.String(),
      count: Type.Integer(),
      total: Type.String(),
      paid: Type.String(),
    }),
  ),
  doubled: leftOut,
  refused: leftOut,
  series: Type.Array(
    Type.Object({
      name: Type.String(),
      pattern: Type.String(),
      next: Type.String({ description: 'Number of an invoice of today, without the import' }),
      after: Type.String({ description: 'The same with the import' }),
    }),
  ),
  withoutSeries: Type.Object(
    { count: Type.Integer(), example: Type.String() },
    { description: 'Numbers that no pattern makes' },
  ),
});

export type ImportResult = Static<typeof importResultSchema>;
export type LeftOut = Static<typeof leftOut>[number];
