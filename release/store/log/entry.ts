import { array, number, object, string } from 'yup';
import { format, FormatError, parsed, recordOf } from '../formats';

/** Releases that a composition is made of: address below `r/<app>/` by application. */
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
  /** Turn of the log at which it is so. */
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

/** Everything that is decided, as it stands after one entry of the log. */
export interface State extends Partial<Omit<Pointer, 'turn'>> {
  /** Compositions from this one on are kept, and whatever they name. Garbage is what came before. */
  keptFrom: number;
  /** Turn at which garbage was last collected. */
  collected?: number;
  pictures?: Pictures;
}

/** Files below `media/` that are being removed, and the turn from which on they are. */
export interface Pictures {
  turn: number;
  names: string[];
}

export interface Entry extends State {
  format: 1;
  /** Place in the log, from 1. */
  turn: number;
  /** Tells this attempt to write it from every other one. */
  id: string;
}

/** Before the first entry. */
export const beginning: Entry = { format, turn: 0, id: '', keptFrom: 0 };

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
  live: number().integer().required(),
  canary: object({
    name: string().required(),
    owner: string().required(),
    composition: number().integer().required(),
    share: number().required(),
    replaced: recordOf(string().required()),
  }).default(undefined),
  at: string().required(),
  reason: string().required(),
  by: string(),
  keptFrom: number().integer().required(),
  collected: number().integer(),
  pictures: object({
    turn: number().integer().required(),
    names: array(string().required()).required(),
  }).default(undefined),
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

/** What an entry says of what is live; `undefined` before the first one. */
export function pointerOf({ turn, live, canary, at, reason, by }: Entry): Pointer | undefined {
  if (live === undefined) return undefined;
  return { turn, live, ...(canary && { canary }), at: at!, reason: reason!, ...(by && { by }) };
}

/** The compositions that visitors get by an entry of the log: the live one, and the canary's. */
export const shownBy = ({ live, canary }: State): number[] => [
  ...(live === undefined ? [] : [live]),
  ...(canary ? [canary.composition] : []),
];
