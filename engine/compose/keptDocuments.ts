import { rememberInlineHashes } from '../serve/csp/inlineSources';
import { readFileName } from '../formats/address';
import { originalOf } from '../formats/compress';
import { damagedFiles } from '../store/damage';
import type { DocumentRecord, Inventory } from '../formats/inventory';
import type { Store } from '../store/store';

/**
 * Undamaged documents of the live composition that the same sources would make, by fingerprint.
 * @param verified gets the bytes of the kept files and of their compressed copies, by name.
 */
export async function keptDocuments(
  store: Store,
  before: Inventory | undefined,
  planned: readonly { fingerprint: string }[],
  verified: Map<string, Buffer>,
): Promise<Map<string, DocumentRecord>> {
  if (!before) return new Map();
  const wanted = new Set(planned.map(({ fingerprint }) => fingerprint));
  const same = Object.values(before.documents).filter(({ fingerprint }) => wanted.has(fingerprint));
  const damaged = await damagedFiles(
    store,
    new Set(same.map(({ file }) => file)),
    async (name, content) => void verified.set(name, content),
  );
  // A file with a damaged copy is not whole.
  for (const name of damaged) verified.delete(originalOf(name));
  const whole = same.filter(({ file }) => !damaged.some((name) => name.startsWith(file)));
  for (const { file, styles } of whole)
    rememberInlineHashes(readFileName(file).hash, { scripts: before.scripts, styles });
  return new Map(whole.map((record) => [record.fingerprint, record]));
}
