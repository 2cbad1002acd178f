/** A row of another tool's table: the texts of its cells, where it has them. */
export interface ImportRow {
  /** As a spreadsheet counts it, from 1. */
  row: number;
  number: string;
  date?: string;
  due?: string;
  /** Such as sent, paid, draft or void. */
  status?: string;
  /** Such as invoice or credit note. */
  type?: string;
  client?: string;
  currency?: string;
  net?: string;
  /** Of the whole invoice; it counts where the total shows that the net amount is before it. */
  discount?: string;
  /** In per cent. */
  taxRate?: string;
  tax?: string;
  total?: string;
  /** An amount, or yes or no. */
  paid?: string;
  /** Day of the payment. */
  paidOn?: string;
  /** What is still owed. */
  balance?: string;
  email?: string;
  /** In lines. */
  address?: string;
  /** A code of ISO 3166-1 or an English name. */
  country?: string;
  vatId?: string;
  reference?: string;
  /** Rows with amounts of lines and one number are one invoice. */
  item?: string;
  quantity?: string;
  price?: string;
  /** Without the tax. */
  lineNet?: string;
  /** With the tax. */
  lineTotal?: string;
}

/** How the texts are written. */
export interface ImportWriting {
  dateFormat: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'MM/DD/YYYY';
  decimalMark: '.' | ',';
  /** Of rows that name none: ISO 4217, or blank. */
  currency: string;
  /** What becomes of invoices that were written off; by default they are left out. */
  writtenOff?: 'open' | 'left out';
}

/** A row that is not a new invoice. */
export interface LeftOutRow {
  row: number;
  /** As it stands in the table. */
  number: string;
  /** Why, in plain words. */
  problems: readonly string[];
}

/** An invoice or a draft as it is read. Days are YYYY-MM-DD, amounts decimal texts. */
export interface ReadInvoice {
  row: number;
  /** Blank for some drafts. */
  number: string;
  state: 'open' | 'partly paid' | 'paid' | 'draft';
  date: string;
  /** Or blank. */
  dueDate: string;
  client: string;
  currency: string;
  total: string;
  paid: string;
  lines: number;
}

/** What an import does, or has done. */
export interface InvoiceImport {
  /** New invoices, without drafts. */
  count: number;
  /** Those of them that are paid. */
  paid: number;
  /** New drafts. */
  drafts: number;
  /** Clients of the invoices and drafts. */
  clients: number;
  /** The first ten. */
  first: readonly ReadInvoice[];
  /** Void ones, credit notes and others that do not come in. */
  leftOut: readonly { row: number; number: string; reason: string }[];
  /** What the invoices come to, each currency separately. Amounts are decimal texts. */
  sums: readonly { currency: string; count: number; total: string; paid: string }[];
  /** Their numbers are here already, or stand twice in the table. */
  doubled: readonly LeftOutRow[];
  /** They cannot be read. */
  refused: readonly LeftOutRow[];
  /** The number of an invoice of today without and with the import. */
  series: readonly { name: string; pattern: string; next: string; after: string }[];
  /** Numbers that no series makes. */
  withoutSeries: { count: number; example: string };
}

/** An import that was made. */
export interface PastImport {
  id: number;
  /** Time. */
  at: string;
  /** Name. */
  by: string;
  /** Time, once it is undone. */
  undoneAt: string | null;
  /** Its invoices that are there, and its drafts. */
  count: number;
  drafts: number;
}

/** Imports tables of other tools, at most 10,000 rows at once. Failures are those of `InvoicesPort`. */
export interface InvoiceImportPort {
  /** Tells what an import would do. */
  try: (rows: readonly ImportRow[], writing: ImportWriting) => Promise<InvoiceImport>;
  /** Imports new invoices, which have their numbers and never change, and drafts. */
  run: (rows: readonly ImportRow[], writing: ImportWriting) => Promise<InvoiceImport>;
  /** The latest imports first. */
  list: () => Promise<readonly PastImport[]>;
  /**
   * Removes the invoices and drafts of an import. It is refused once somebody has worked with one of
   * them. @returns the imports.
   */
  undo: (id: number) => Promise<readonly PastImport[]>;
}
