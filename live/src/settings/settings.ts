import type { Queries, Reading } from '../database/tables';

/** A setting, if it was ever saved. */
export async function readSetting<T>(tables: Reading, name: string): Promise<T | undefined> {
  const row = await tables.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
  return row && (JSON.parse(row.value) as T);
}

export async function saveSetting(tables: Queries, name: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting);
  await tables
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
