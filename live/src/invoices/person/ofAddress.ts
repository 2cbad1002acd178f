import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reading } from '../../database/tables';
import type { Client } from '../entries/schemas';
import { listed } from '../invoices';

/** Invoices of one address, at most. */
const limit = 20;

/** Whether one of the lines of `words` is the address; commas separate addresses of one line. */
function hasAddress(email: string): RawBuilder<SqlBool> {
  const pattern = `%\n${email.toLowerCase().replace(/[\\%_]/g, '\\$&')}\n%`;
  const lines = sql`replace(replace(words, ', ', ${'\n'}), ',', ${'\n'})`;
  return sql<SqlBool>`${'\n'} || ${lines} || ${'\n'} like ${pattern} escape '\\'`;
}

/** The invoices, quotes and credit notes to an email address, drafts included, the newest first. */
export const invoicesTo = (tables: Reading, email: string) =>
  listed(tables).where(hasAddress(email)).orderBy('id', 'desc').limit(limit).execute();

/** The client with an email address, unless it is hidden; of several, the one that was added last. */
export async function clientWithAddress(
  tables: Reading,
  email: string,
): Promise<(Client & { id: number }) | null> {
  const found = await tables
    .selectFrom('invoice_entries')
    .where('kind', '=', 'client')
    .where('is_hidden', '=', 0)
    .where(hasAddress(email))
    .orderBy('id', 'desc')
    .select(['id', 'value'])
    .executeTakeFirst();
  return found ? { ...(JSON.parse(found.value) as Client), id: found.id } : null;
}
