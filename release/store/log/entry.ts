import type { Process } from '../world';

/** Releases that a composition is made of: content hash by application. */
export type Releases = Record<string, string>;

/** A share of the visitors, in percent, gets another composition: the live one with some releases replaced. */
export interface Canary {
  /** What it is called when it is replaced, promoted or withdrawn. */
  name: string;
  /** Who began it. */
  owner: string;
  composition: number;
  share: number;
  replaced: Releases;
}

/** What is live, and who made it so. */
export interface Pointer {
  /** Turn of the log at which it became so. */
  turn: number;
  live: number;
  canary?: Canary;
  /** ISO time by the clock of whoever did it: for people, nothing is decided by it. */
  at: string;
  /** What made it, such as `publish remote-public`. */
  reason: string;
  /** Who did it. */
  by?: string;
}

/** Who holds the right to write. */
export interface Writer extends Process {
  id: string;
  by: string;
}

/** What became of a request; `publish/serveQueue.ts` decides it. */
export type Answer =
  | {
      status: 'live' | 'canary' | 'preview' | 'unchanged';
      composition: number;
      /** Another request of the same turn replaced its releases. */
      isSuperseded?: true;
    }
  /** What it names is condemned as garbage, or not there: it has to be stored again. */
  | { status: 'gone'; names: string[] }
  | { status: 'refused'; kind: 'misfit' | 'smoke' | 'older' | 'other'; message: string; faults?: string[] };

/** Everything that is decided, as it stands after one entry of the log. */
export interface State {
  /** Turn of the last flip; 0 before the first one. */
  flip: number;
  live?: number;
  canary?: Canary;
  at: string;
  reason: string;
  by?: string;
  /** Turn at which the right to write was taken under which the entry was written: the right's number. */
  term: number;
  /** Missing while nobody holds the right. */
  writer?: Writer;
  /** All requests up to this number are answered. */
  served: number;
  /** Number of the right whose list of garbage waits for its time of grace. */
  listed?: number;
  /** Numbers of the rights whose lists are condemned: what they name is never used again. */
  condemned: number[];
}

export interface Entry extends State {
  /** Place in the log, from 1. */
  turn: number;
  /** Tells this attempt to write it from every other one. */
  id: string;
  /** What became of requests, by their ids. */
  answers?: Record<string, Answer>;
}

/** Before the first entry. */
export const beginning: Entry = {
  turn: 0,
  id: '',
  term: 0,
  flip: 0,
  served: 0,
  condemned: [],
  at: '',
  reason: '',
};

const folder = 'pointer/';

/** Names sort as numbers do. */
export const entryName = (turn: number) => `${folder}${String(turn).padStart(8, '0')}.json`;

/** The turn that a file of the log's folder is named after. */
export function turnOf(file: string): number | undefined {
  const digits = /^(\d{8,})\.json$/.exec(file)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** An entry's bytes; `undefined` when they are torn: a power cut may leave a name without its content. */
export function parseEntry(turn: number, content: Buffer | string): Entry | undefined {
  try {
    const entry = JSON.parse(content.toString()) as Partial<Entry> | null;
    if (entry?.turn !== turn || (entry.live !== undefined && !Number.isInteger(entry.live))) return undefined;
    // Entries of earlier versions of this log are flips, each with what is live alone.
    const isFlip = entry.flip === undefined;
    const canary = entry.canary && { ...{ name: 'canary', owner: 'unknown' }, ...entry.canary };
    return {
      ...beginning,
      ...(isFlip && { flip: turn, term: turn }),
      ...entry,
      ...(canary && { canary }),
    } as Entry;
  } catch {
    return undefined;
  }
}

/** What an entry says of what is live; `undefined` before the first flip. */
export function pointerOf({ flip, live, canary, at, reason, by }: State): Pointer | undefined {
  if (live === undefined) return undefined;
  return { turn: flip, live, ...(canary && { canary }), at, reason, ...(by && { by }) };
}
