import type { Target } from '../../publish/rules/change';
import type { Composition } from '../../formats/composition';
import type { Entry, Releases } from '../../log/entry';

/** A request that composes releases. */
export type Intent =
  | {
      kind: 'publish';
      name: string;
      hash: string;
      target: Target;
      commit: number;
      isForced: boolean;
      isAgain: boolean;
    }
  | { kind: 'rollback'; name: string }
  | { kind: 'retire'; name: string };

/** What the simulation knows of all requests and compositions. */
export interface Known {
  /** By author. */
  intents: Map<string, Intent>;
  compositions: Map<number, Composition>;
}

/** None before the first entry. */
export type Before = Entry | undefined;

/** Releases of a composition by application; none when there is no such composition. */
export const releasesOf = ({ compositions }: Known, number: number | undefined): Releases =>
  compositions.get(number ?? 0)?.releases ?? {};

/** The violation that an entry has unless something is so. */
export const unless = (isSo: boolean, violation: string): string[] => (isSo ? [] : [violation]);
