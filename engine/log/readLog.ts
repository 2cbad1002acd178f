import type { ServedFiles } from '../objects/folderFiles';
import { log } from '../serverLog';
import { beginning, entryName, logFolder, parseEntry, sequencesOf, type Entry } from './entry';

const reported = new Set<string>();

/** Says once for each `known` set that an entry is passed over. */
export function warnOfTorn(name: string, why = 'it is torn', known = reported): void {
  if (known.has(name)) return;
  known.add(name);
  log(`${name} is passed over, the entry before it counts: ${why}`);
}

/**
 * The newest complete entry in a store's folder, for a server. A torn one is skipped with a
 * warning.
 * @param known the last entry that was read: older ones are ignored.
 * @throws FormatError when the newest entry is of another version, and any error of reading.
 */
export function readNewestEntry(files: Pick<ServedFiles, 'read' | 'names'>, known = 0): Entry {
  for (const sequence of sequencesOf(files.names(logFolder))) {
    const name = entryName(sequence);
    try {
      const content = files.read(name);
      // The log may have been trimmed since its folder was read.
      if (!content) continue;
      const entry = parseEntry(sequence, content);
      if (entry) return entry;
      if (sequence === known) throw new Error(`${name} is damaged`);
      warnOfTorn(name);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (known > 0 || code === undefined) throw error;
      warnOfTorn(name, `it cannot be read (${code})`);
    }
  }
  if (known > 0) throw new Error(`${logFolder} is empty`);
  return beginning;
}
