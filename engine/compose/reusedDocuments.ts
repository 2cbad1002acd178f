import { originalOf } from '../formats/compress';
import type { DocumentRecord, Inventory } from '../formats/inventory';
import { damagedFiles } from '../store/damage';
import type { Store } from '../store/store';

/**
 * Documents of the live composition that the same sources would make, by fingerprint. They were
 * verified when they were stored.
 * @param isAgain reads them and leaves out damaged ones.
 */
export async function reusedDocuments(
  store: Store,
  before: Inventory | undefined,
  planned: readonly { fingerprint: string }[],
  isAgain = false,
): Promise<Map<string, DocumentRecord>> {
  if (!before) return new Map();
  const wanted = new Set(planned.map(({ fingerprint }) => fingerprint));
  const same = Object.values(before.documents).filter(({ fingerprint }) => wanted.has(fingerprint));
  const files = new Set(isAgain ? same.map(({ file }) => file) : []);
  // A file with a damaged copy is not whole.
  const damaged = new Set((await damagedFiles(store, files)).map(originalOf));
  const whole = same.filter(({ file }) => !damaged.has(file));
  return new Map(whole.map((record) => [record.fingerprint, record]));
}
