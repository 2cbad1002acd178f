import { columnsOf, normalized, type Columns, type ImportFieldName } from './importFields';

/** A tool whose exports have always the same columns. */
interface Preset {
  name: string;
  /** Names by which an export is recognized, in lower case. */
  heads: readonly string[];
  /** Columns by the field, where their names alone would mislead; `''` for none. */
  columns?: Partial<Record<ImportFieldName, string>>;
  /** Columns that become one. */
  joined?: { field: ImportFieldName; label: string; heads: readonly string[]; separator: string };
}

const xeroAddress =
  'poaddressline1|poaddressline2|poaddressline3|poaddressline4|pocity|poregion|popostalcode|pocountry';

const presets: readonly Preset[] = [
  {
    name: 'Stripe',
    heads: ['id', 'number', 'customer', 'amount due', 'amount paid', 'subtotal', 'total'],
  },
  {
    name: 'Xero',
    heads: ['contactname', 'invoicenumber', 'invoicedate', 'lineamount'],
    columns: {
      number: 'invoicenumber',
      date: 'invoicedate',
      due: 'duedate',
      client: 'contactname',
      email: 'emailaddress',
      country: 'pocountry',
      tax: 'taxtotal',
      paid: 'invoiceamountpaid',
      balance: 'invoiceamountdue',
      discount: '',
    },
    joined: { field: 'address', label: 'Address', heads: xeroAddress.split('|'), separator: '\n' },
  },
  { name: 'QuickBooks Online', heads: ['date', 'transaction type', 'num', 'amount', 'open balance'] },
  {
    name: 'Invoice Ninja',
    heads: ['client name', 'invoice number', 'invoice amount', 'invoice balance'],
  },
  {
    name: 'FreshBooks',
    heads: ['client name', 'date issued', 'item name', 'line subtotal', 'line total'],
    columns: { lineTotal: 'line total' },
    joined: { field: 'item', label: 'Item', heads: ['item name', 'item description'], separator: ', ' },
  },
];

interface Recognized {
  /** Name of the tool. */
  tool?: string;
  head: readonly string[];
  rows: readonly { row: number; cells: readonly string[] }[];
  columns: Columns;
}

type Table = Pick<Recognized, 'head' | 'rows'>;

/** Finds the columns of a table by the tool that it looks like, or by their names. */
export function recognize({ head, rows }: Table): Recognized {
  const names = head.map(normalized);
  const columns = columnsOf(head);
  const preset = presets.find(({ heads }) => heads.every((name) => names.includes(name)));
  if (!preset) return { head, rows, columns };
  for (const [field, name] of Object.entries(preset.columns ?? {}))
    columns[field as ImportFieldName] = names.includes(name) ? names.indexOf(name) : undefined;
  const { name: tool, joined } = preset;
  if (!joined) return { tool, head, rows, columns };
  const indexes = joined.heads.map((name) => names.indexOf(name));
  const textOf = (cells: readonly string[]) =>
    indexes.flatMap((index) => cells[index]?.trim() || []).join(joined.separator);
  return {
    tool,
    head: [...head, joined.label],
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: [...head.map((_, index) => cells[index] ?? ''), textOf(cells)],
    })),
    columns: { ...columns, [joined.field]: head.length },
  };
}
