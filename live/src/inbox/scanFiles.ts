import type { Database } from '../database/openDatabase';
import type { Scan } from './scanner';

/** What a scan says about a file, as it is stored. */
export interface ScanResult {
  refused: string | null;
  awaits_scan: 0 | 1;
}

/** Scans a file that has just come. Without an answer it waits for a later scan: nothing is lost. */
export async function scanNew(bytes: Buffer, scan: Scan | undefined): Promise<ScanResult> {
  if (!scan) return { refused: null, awaits_scan: 0 };
  return scan(bytes).then(resultOf, () => ({ refused: null, awaits_scan: 1 }));
}

/**
 * Scans the files that wait for it, one by one.
 * @throws when the scanner did not answer about some of them; they wait on.
 */
export async function scanWaiting({ tables, change }: Database, scan: Scan): Promise<void> {
  const waiting = await tables.selectFrom('attachments').where('awaits_scan', '=', 1).select('id').execute();
  const failures: Error[] = [];
  for (const { id } of waiting) {
    const file = await tables
      .selectFrom('attachments')
      .where('id', '=', id)
      .select('bytes')
      .executeTakeFirst();
    if (!file) continue;
    const result = await scan(Buffer.from(file.bytes)).then(resultOf, (error: Error) => {
      failures.push(error);
    });
    if (result)
      await change((now) => now.updateTable('attachments').set(result).where('id', '=', id).execute());
  }
  if (failures[0]) throw new Error(`${failures.length} files wait for a scan: ${failures[0].message}`);
}

const resultOf = (name: string | null): ScanResult => ({
  refused: name === null ? null : `the virus scanner has found ${name} in it.`,
  awaits_scan: 0,
});
