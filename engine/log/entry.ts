import { array, number, object, string, type InferType } from 'yup';
import { format, FormatError, jsonOf, line, parsed, releasesRecord } from '../formats/formats';
import { isPreviewName } from '../formats/previewAddress';

/** Releases that a composition is made of: address below `r/<app>/` by application. */
export type Releases = Record<string, string>;

/** The applications whose releases differ. */
export const changedApps = (one: Releases, other: Releases): string[] =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

/** A share of the visitors gets another composition: the live one with some releases replaced. */
export type Canary = InferType<typeof canary>;
const canary = object({
  /** Its name in commands that replace, promote or withdraw it. */
  name: line().required(),
  /** The person who started it. */
  owner: line().required(),
  composition: number().integer().required(),
  /** In percent. */
  share: number().min(0).max(100).required(),
  replaced: releasesRecord().required(),
});

/** A release that a rollback took away: publishing it again has to be meant. */
export type RolledBack = InferType<typeof rolledBack>;
const rolledBack = object({
  name: line().required(),
  /** Its content, as `hashIn` reads it from an address. */
  hash: line().required(),
  /** ISO time by the author's clock. */
  at: line().required(),
  by: line(),
  reason: line(),
});

/** The live release of an application must not change. */
export type Lock = InferType<typeof lock>;
const lock = object({
  /** Name of the application; `*` for the whole site. */
  app: line().required(),
  at: line().required(),
  by: line().required(),
  reason: line().required(),
});

export type NamedPreview = InferType<typeof namedPreview>;
const namedPreview = object({
  name: string().required().test('name', '${path} is not a name of a preview', isPreviewName),
  composition: number().integer().required(),
});

/** Compositions that are shown under a name. */
export type Previews = InferType<typeof previews>;
const previews = object({
  /** What their addresses are made with; drawn with the first one. */
  secret: string()
    .matches(/^[0-9a-f]{32}$/)
    .required(),
  /** The one that was published last is the last. */
  named: array(namedPreview).required(),
});

/** Everything that is decided, as it stands after one entry of the log. */
const state = object({
  live: number().integer().required(),
  canary: canary.default(undefined),
  /** ISO time by the author's clock, for display only: no decision depends on it. */
  at: line().required(),
  /** The command, such as `publish remote-public`. */
  reason: line().required(),
  /** The author. */
  by: line(),
  /**
   * Compositions from this one on are retained, with everything that they name. Earlier ones are
   * garbage.
   */
  keptFrom: number().integer().required(),
  /** Turn at which garbage was last collected. */
  collected: number().integer(),
  withdrawn: array(rolledBack),
  locks: array(lock),
  previews: previews.default(undefined),
});

/** Before the first entry nothing is live. */
export type State = Partial<InferType<typeof state>> & { keptFrom: number };

/** The live composition, and its author. */
export interface Pointer
  extends Pick<State, 'canary' | 'by'>, Required<Pick<State, 'live' | 'at' | 'reason'>> {
  /** Turn of the log at which it is so. */
  sequence: number;
}

export interface Entry extends State {
  format: 1;
  /** Place in the log, from 1. */
  sequence: number;
  /** Distinguishes this attempt to write it from all others. */
  id: string;
}

/** Before the first entry. */
export const beginning: Entry = { format, sequence: 0, id: '', keptFrom: 0 };

export const logFolder = 'pointer/';

/** Names sort as numbers do. */
export const entryName = (sequence: number) => `${logFolder}${String(sequence).padStart(8, '0')}.json`;

/** The sequences that files of the log's folder are named after, newest first. */
export const sequencesOf = (files: readonly string[]): number[] =>
  files
    .flatMap((file) => /^(\d{8,})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((first, second) => second - first);

const schema = state.shape({
  sequence: number().integer().required(),
  id: string().required(),
});

/**
 * An entry's bytes; `undefined` when they are torn: a power cut may leave a name without its
 * content.
 * @throws FormatError when they are whole and nothing that this version would write.
 */
export function parseEntry(sequence: number, content: Buffer | string): Entry | undefined {
  try {
    jsonOf(entryName(sequence), content);
  } catch {
    return undefined;
  }
  const entry = parsed<Entry>(entryName(sequence), content, schema);
  if (entry.sequence !== sequence)
    throw new FormatError(`${entryName(sequence)} holds entry ${entry.sequence}`);
  return entry;
}

/** The live state of an entry; `undefined` before the first one. */
export function pointerOf({ sequence, live, canary, at, reason, by }: Entry): Pointer | undefined {
  if (live === undefined) return undefined;
  return { sequence, live, canary, at: at!, reason: reason!, by };
}

/** The compositions that visitors get by an entry of the log: the live one, and the canary's. */
export const shownBy = ({ live, canary }: State): number[] => [
  ...(live === undefined ? [] : [live]),
  ...(canary ? [canary.composition] : []),
];
