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

const links = (tables: Reading) =>
  tables.selectFrom('invoice_links').innerJoin('invoices', 'invoices.id', 'invoice_links.invoice');

/** Address of the client's page, if there is one. */
export async function linkOf(tables: Reading, invoice: number, origin: string): Promise<string | null> {
  const found = await links(tables)
    .where('invoice', '=', invoice)
    .where('ended_at', 'is', null)
    .where('voided_at', 'is', null)
    .select('token')
    .executeTakeFirst();
  return found ? `${origin}${clientPath}/${found.token}` : null;
}

/**
 * The link of a token, with its invoice. An ended link and a void invoice open no page. The hash is
 * looked up: the time reveals nothing of tokens.
 */
export const linkWith = (tables: Reading, token: string) =>
  links(tables)
    .where('invoice_links.hash', '=', hashOfSecret(token))
    .select(['invoice', 'ended_at as endedAt', 'voided_at as voidedAt', 'number', 'kind'])
    .executeTakeFirst();
