import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beginning, entryName, parseEntry, sequenceOf, type Entry } from './entry';

const told = new Set<string>();

/** Says once for each `known` set that an entry is passed over. */
export function warnOfTorn(name: string, why = 'it is torn', known = told): void {
  if (known.has(name)) return;
  known.add(name);
  console.error(`${name} is passed over, the entry before it counts: ${why}`);
}

/**
 * The newest complete entry in a store's folder, for a server. A torn one is skipped with a warning.
 * @param known the last entry that was read: older ones are ignored while the log still lists it.
 * @throws FormatError when the newest entry is of another version, and any error of reading.
 */
export function readNewestEntry(folder: string, known = 0): Entry {
  const sequences = sequencesIn(folder);
  for (const sequence of sequences) {
    const file = join(folder, entryName(sequence));
    try {
      const entry = parseEntry(sequence, readFileSync(file));
      if (entry) return entry;
      if (sequence === known) throw new Error(`${file} is damaged`);
      warnOfTorn(file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The log may have been trimmed since its folder was read.
      if (code === 'ENOENT') continue;
      if (known > 0 || code === undefined) throw error;
      warnOfTorn(file, `it cannot be read (${code})`);
    }
  }
  if (known > 0) throw new Error(`${join(folder, 'pointer')} is empty`);
  return beginning;
}

function sequencesIn(folder: string): number[] {
  return namesIn(join(folder, 'pointer'))
    .map(sequenceOf)
    .filter((sequence) => sequence !== undefined)
    .sort((first, second) => second - first);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
