import { companyDay } from '../clock/companyClock';
import type { Reading } from '../database/tables';
import { changesBetween } from './changes';
import { draftPair, siteRecords, withoutOver } from './siteRecord';

/** The records, and how those that are not as the site has them differ from it. */
export async function openChanges(tables: Reading) {
  const records = withoutOver(await siteRecords(tables));
  return { records, differences: await changesBetween(records.map(draftPair)) };
}

/**
 * Counts the changes. Pages ask several times a minute, so that the count of the last request holds
 * until something is logged or the day ends.
 */
export function changeCounter(): (tables: Reading) => Promise<number> {
  let last: { key: string; count: number } | undefined;
  return async (tables) => {
    const { line } = await tables
      .selectFrom('log')
      .select(({ fn }) => fn.max('id').as('line'))
      .executeTakeFirstOrThrow();
    const key = `${line} ${companyDay()}`;
    if (last?.key !== key) last = { key, count: (await openChanges(tables)).differences.length };
    return last.count;
  };
}
