import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FormatError } from '../formats';
import { beginning, entryName, parseEntry, pointerOf, sequenceOf, type Entry, type Pointer } from './entry';

const told = new Set<string>();

/** Says once for each `known` set that an entry is passed over. */
export function warnOfTorn(name: string, why = 'it is torn', known = told): void {
  if (known.has(name)) return;
  known.add(name);
  console.error(`${name} is passed over, the entry before it counts: ${why}`);
}

/**
 * What is live in a store's folder, as a server reads it: the newest entry that is whole. One that is torn, empty or
 * unreadable is passed over with a warning.
 * @throws FormatError when it is of another version.
 */
export function readPointer(folder: string): Pointer | undefined {
  return pointerOf(readNewestEntry(folder));
}

function readNewestEntry(folder: string): Entry {
  for (const sequence of sequencesIn(folder)) {
    const file = join(folder, entryName(sequence));
    try {
      const entry = parseEntry(sequence, readFileSync(file));
      if (entry) return entry;
      warnOfTorn(file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (error instanceof FormatError) throw error;
      // The log may have been trimmed since its folder was read.
      if (code !== 'ENOENT') warnOfTorn(file, `it cannot be read (${code})`);
    }
  }
  return beginning;
}

function sequencesIn(folder: string): number[] {
  try {
    const files = readdirSync(join(folder, 'pointer'));
    return files
      .map(sequenceOf)
      .filter((sequence) => sequence !== undefined)
      .sort((first, second) => second - first);
  } catch {
    return [];
  }
}
