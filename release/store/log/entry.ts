import { array, number, object, string } from 'yup';
import { format, FormatError, parsed, recordOf } from '../formats';
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
  format: 1;
  /** Place in the log, from 1. */
  turn: number;
  /** Tells this attempt to write it from every other one. */
  id: string;
  /** What became of requests, by their ids. */
  answers?: Record<string, Answer>;
}

/** Before the first entry. */
export const beginning: Entry = {
  format,
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

const schema = object({
  turn: number().integer().required(),
  id: string().required(),
  flip: number().integer().required(),
  live: number().integer(),
  canary: object({
    name: string().required(),
    owner: string().required(),
    composition: number().integer().required(),
    share: number().required(),
    replaced: recordOf(string().required()),
  }).default(undefined),
  at: string().defined(),
  reason: string().defined(),
  term: number().integer().required(),
  served: number().integer().required(),
  condemned: array(number().required()).required(),
});

/**
 * An entry's bytes; `undefined` when they are torn: a power cut may leave a name without its content.
 * @throws FormatError when they are whole and nothing that this version would write.
 */
export function parseEntry(turn: number, content: Buffer | string): Entry | undefined {
  try {
    JSON.parse(content.toString());
  } catch {
    return undefined;
  }
  const entry = parsed<Entry>(entryName(turn), content, schema);
  if (entry.turn !== turn) throw new FormatError(`${entryName(turn)} holds entry ${entry.turn}`);
  return entry;
}

/** What an entry says of what is live; `undefined` before the first flip. */
export function pointerOf({ flip, live, canary, at, reason, by }: State): Pointer | undefined {
  if (live === undefined) return undefined;
  return { turn: flip, live, ...(canary && { canary }), at, reason, ...(by && { by }) };
}
