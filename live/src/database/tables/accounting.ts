import type { Generated } from 'kysely';

/** What came in from other tools, and what was handed over to the accountant. */
export interface AccountingTables {
  invoice_imports: InvoiceImportsTable;
  closed_months: ClosedMonthsTable;
}

interface InvoiceImportsTable {
  id: Generated<number>;
  at: string;
  person_name: string;
  /** Counters of series before and after it, as JSON. */
  counters: string;
  /** Once it is set, the database lets its invoices be deleted. */
  undone_at: Generated<string | null>;
}

/** Months that were handed over. A row is deleted when the month is opened again. */
interface ClosedMonthsTable {
  /** Such as `2026-10`. */
  month: string;
  /** 1 when imported invoices are in its archive. */
  has_imported: number;
  /** `Accounts` of the journal as JSON. */
  accounts: string;
  /** Texts of the archive by their names, as JSON. */
  files: string;
  /** Ids and names of the PDFs in the archive, as JSON. */
  pdfs: string;
  closed_at: string;
  person_name: string;
}
