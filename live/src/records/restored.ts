import type { Queries, Reading } from '../database/tables';
import { companyDay } from '../clock/companyClock';
import { readSetting, saveSetting } from '../settings/settings';

/** Name of the setting. */
const name = 'restored on';

/** Notes the day in a database that was restored. */
export async function markRestored(tables: Queries): Promise<void> {
  await saveSetting(tables, name, companyDay());
}

/** The day on which the database was restored last, if it ever was. */
export async function restoredOn(tables: Reading): Promise<string | undefined> {
  return readSetting<string>(tables, name);
}
