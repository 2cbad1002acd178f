import { createHash } from 'node:crypto';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import type { Database } from '../../database/openDatabase';
import type { Reading } from '../../database/tables';
import { isProblem, problem, type Problem } from '../../http/problem';
import { addToLog, systemActor } from '../../log/addToLog';
import { valueOf, invoiceWith } from '../storedInvoice';
import { missingFonts } from './missingFonts';
import { notPrinted, type PrintSheet } from './printSheet';

/** Gives the PDF of an issued invoice, which is made once. @throws a problem: 404, 409 or 503. */
export type StorePdf = (id: number) => Promise<Buffer>;

/** Stores PDFs in the database. Requests for the same one wait for one print. */
export function createStorePdf(database: Database, print: PrintSheet): StorePdf {
  const running = new Map<number, Promise<Buffer>>();
  return (id) => {
    const started = running.get(id);
    if (started) return started;
    const work = keep(database, print, id).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  };
}

async function keep(database: Database, print: PrintSheet, id: number): Promise<Buffer> {
  const { number, version, kind, credits } = await invoiceWith(database.tables, id);
  const kept = await storedPdf(database.tables, id);
  if (kept) return kept;
  const value = (await valueOf(database.tables, id, version))!;
  const lacking = await missingFonts(JSON.stringify(value.invoice));
  if (lacking !== undefined) throw notPrinted(lacking, { lacks: 'fonts' });
  const corrects = credits === null ? null : await invoiceWith(database.tables, credits);
  const { sheetPage } = await import('@vibrant-peak/invoice/sheet/sheetPage');
  const { bytes, missing } = await print(
    await sheetPage({ ...(value as Draft), corrects }, kind),
    value.paper,
  );
  return database.change(async (tables) => {
    // Another server may have been faster: its bytes stay.
    const first = await storedPdf(tables, id);
    if (first) return first;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await tables
      .insertInto('invoice_pdfs')
      .values({ invoice: id, bytes, hash, made_at: new Date().toISOString() })
      .execute();
    const details = { number, hash, ...(missing.length > 0 && { missing }) };
    await addToLog(tables, systemActor, { action: 'kept a PDF', subject: `invoices/${id}`, details });
    return bytes;
  });
}

/** The PDF of an issued invoice, if it is made. @throws a problem: 404, or 409 for a draft. */
export async function storedPdf(tables: Reading, id: number): Promise<Buffer | undefined> {
  const { number } = await invoiceWith(tables, id);
  if (number === null) throw problem(409, 'This is a draft: issue it first.');
  const found = await tables
    .selectFrom('invoice_pdfs')
    .where('invoice', '=', id)
    .select('bytes')
    .executeTakeFirst();
  return found && Buffer.from(found.bytes);
}

/**
 * The issued invoices whose PDF was not made: there was no Chromium, or the server ended. Imported
 * invoices get theirs when somebody asks for it.
 */
export const invoicesWithoutPdf = (tables: Reading) =>
  tables
    .selectFrom('invoices')
    .leftJoin('invoice_pdfs', 'invoice_pdfs.invoice', 'invoices.id')
    .where('number', 'is not', null)
    .where('imported_at', 'is', null)
    .where('invoice_pdfs.invoice', 'is', null)
    .orderBy('id')
    .select(['id', 'issued_at as issuedAt'])
    .execute();

/** Makes the PDFs that were not made at the issue. */
export async function storeWaiting(
  tables: Reading,
  storePdf: StorePdf,
  log: (line: string) => void,
): Promise<void> {
  for (const { id } of await invoicesWithoutPdf(tables)) if (!(await isStored(id, storePdf, log))) return;
}

/** Makes a PDF without anybody waiting for it. @returns `false` where the server makes none. */
export async function isStored(
  id: number,
  storePdf: StorePdf,
  log: (line: string) => void,
): Promise<boolean> {
  try {
    await storePdf(id);
  } catch (error) {
    if (isProblem(error as Error) && (error as Problem).details['lacks'] !== 'fonts') return false;
    log(`The PDF of the invoice ${id} was not made: ${(error as Error).message}`);
  }
  return true;
}
