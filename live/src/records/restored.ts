import type { Queries, Reading } from '../database/tables';
import { companyDay } from './lastDay';

/** Name of the setting. */
const name = 'restored on';

/** Notes the day in a database that was restored. */
export async function markRestored(tables: Queries): Promise<void> {
  const value = JSON.stringify(companyDay());
  await tables
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The day on which the database was restored last, if it ever was. */
export async function restoredOn(tables: Reading): Promise<string | undefined> {
  const row = await tables.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
  return row && (JSON.parse(row.value) as string);
}
