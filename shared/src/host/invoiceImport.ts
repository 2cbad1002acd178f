/** A row of another tool's table: the texts of its cells, where it has them. */
export interface ImportRow {
  /** As a spreadsheet counts it, from 1. */
  row: number;
  number: string;
  date?: string;
  due?: string;
  client?: string;
  currency?: string;
  net?: string;
  /** In per cent. */
  taxRate?: string;
  tax?: string;
  total?: string;
  /** An amount, or yes or no. */
  paid?: string;
  /** Day of the payment. */
  paidOn?: string;
}

/** How the texts are written. */
export interface ImportWriting {
  dateFormat: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'MM/DD/YYYY';
  decimalMark: '.' | ',';
  /** Of rows that name none: ISO 4217, or blank. */
  currency: string;
}

/** A row that is not a new invoice. */
export interface LeftOutRow {
  row: number;
  /** As it stands in the table. */
  number: string;
  /** Why, in plain words. */
  problems: readonly string[];
}

/** What an import does, or has done. */
export interface InvoiceImport {
  /** New invoices. */
  count: number;
  /** What they come to, each currency separately. Amounts are decimal texts. */
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

/** Imports tables of other tools, at most 20,000 rows at once. Failures are those of `InvoicesPort`. */
export interface InvoiceImportPort {
  /** Tells what an import would do. */
  try: (rows: readonly ImportRow[], writing: ImportWriting) => Promise<InvoiceImport>;
  /** Imports the new invoices, all or none. They keep their numbers and never change. */
  run: (rows: readonly ImportRow[], writing: ImportWriting) => Promise<InvoiceImport>;
}
