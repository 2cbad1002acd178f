import type { Recipe } from '../../compose/compose';
import type { Entry, Releases } from '../../log/entry';
import type { Provenance } from '../../formats/provenance';
import type { Store } from '../../store/store';

export type Target =
  | { kind: 'live' }
  /** A share of the visitors gets it, in percent. */
  | { kind: 'canary'; share: number; name: string }
  /** Served at its own address, and at that of its name. */
  | { kind: 'preview'; name?: string };

export interface Outcome {
  status: 'live' | 'canary' | 'preview' | 'unchanged';
  composition: number;
  /** The releases that were published. */
  releases: Releases;
}

export interface Change {
  /** Replace those of the live composition, as they can be set live after an entry of the log. */
  releases: (entry: Entry) => Promise<Releases>;
  /** Applications that leave the site. */
  retired?: string[];
  target: Target;
  reason: string;
  /** Receives one line for each step. */
  log: (line: string) => void;
  /** The person; defaults to the provenance's publisher. */
  by?: string;
  provenance?: Provenance;
  /** These must be live when it is decided; `undefined` stands for no release. */
  expects?: Record<string, string | undefined>;
  /** Goes live even when the live release comes from a newer commit. */
  isForced?: boolean;
  /** Stores its releases again and makes damaged live files again. Includes `mayReturn`. */
  isAgain?: boolean;
  /** Goes live even when a rollback took this very release away. */
  mayReturn?: boolean;
  /** Who holds locks that let this change pass. */
  holder?: string;
  /** A rollback, with an optional reason: the releases that it replaces are rolled back. */
  rollback?: { why?: string };
  compose?: Compose;
}

export type Asked = Omit<Change, 'releases'> & { releases: Releases };

/** Makes a composition and tests it. @returns its number. */
export type Compose = (store: Store, recipe: Recipe) => Promise<number>;
