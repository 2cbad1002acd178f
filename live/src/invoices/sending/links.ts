import { randomBytes } from 'node:crypto';
import type { Queries, Reading } from '../../database/tables';
import { hashOfSecret } from '../../people/secret';

/** Path of the pages of clients, before the token. */
export const clientPath = '/i';

/** Makes a link to the client's page. An earlier one ends. */
export async function makeLink(tables: Queries, invoice: number): Promise<void> {
  await endLink(tables, invoice);
  const token = randomBytes(16).toString('base64url');
  await tables
    .insertInto('invoice_links')
    .values({ hash: hashOfSecret(token), token, invoice, made_at: new Date().toISOString() })
    .execute();
}

/** @returns whether there was one. */
export async function endLink(tables: Queries, invoice: number): Promise<boolean> {
  const ended = await tables
    .updateTable('invoice_links')
    .set({ ended_at: new Date().toISOString() })
    .where('invoice', '=', invoice)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

const open = (tables: Reading) =>
  tables
    .selectFrom('invoice_links')
    .innerJoin('invoices', 'invoices.id', 'invoice_links.invoice')
    .where('ended_at', 'is', null)
    .where('voided_at', 'is', null);

/** Address of the client's page, if there is one. */
export async function linkOf(tables: Reading, invoice: number, origin: string): Promise<string | null> {
  const found = await open(tables).where('invoice', '=', invoice).select('token').executeTakeFirst();
  return found ? `${origin}${clientPath}/${found.token}` : null;
}

/** The invoice whose page a token opens. Its hash is looked up: the time reveals nothing of tokens. */
export const invoiceOf = (tables: Reading, token: string) =>
  open(tables).where('invoice_links.hash', '=', hashOfSecret(token)).select('invoice').executeTakeFirst();
