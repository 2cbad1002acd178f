import { faultPoint } from '../faultPoint';
import type { Entry, Releases } from '../store/log/entry';
import type { Origin } from '../store/origin';
import type { Store } from '../store/store';
import { composeAndTest } from './composeAndTest';
import { decide, type Compose } from './decide';

/** What becomes of a new composition. */
export type Aim =
  /** All visitors get it. */
  | { kind: 'live' }
  /** A share of the visitors gets it, in percent, until it is promoted or withdrawn. */
  | { kind: 'canary'; share: number; name: string; replaces?: string }
  /** Nobody gets it, but it answers at an address of its own. */
  | { kind: 'preview' };

export interface Outcome {
  status: 'live' | 'canary' | 'preview' | 'unchanged';
  /** Number of the composition that the status speaks of. */
  composition: number;
  /** The releases that were published. */
  releases: Releases;
}

export interface Change {
  /** Releases that replace those of the live composition, as they can be set live after an entry of the log. */
  releases: (entry: Entry) => Promise<Releases>;
  /** Applications that leave the site. */
  retired?: string[];
  aim: Aim;
  reason: string;
  log: (line: string) => void;
  /** Who does it; the origin's publisher unless told. */
  by?: string;
  origin?: Origin;
  /** The live releases of these applications must still be these when it is decided. */
  expects?: Releases;
  /** Goes live even when the live release comes from a newer commit. */
  isForced?: boolean;
  compose?: Compose;
}

/** A change whose releases are known. */
export interface Asked extends Omit<Change, 'releases'> {
  releases: Releases;
}

/**
 * Has a composition made of the live one with some releases replaced, tested in the server and set live by the next entry
 * of the log. Who finds that entry taken composes again, on top of what it says: of several at once none is lost.
 * @throws MisfitError, SmokeError, OlderError, GoneError, or Error when a page does not render: what is live is then as
 *   it was. UnknownOutcomeError when the store failed before it was known whether the entry was written.
 */
export async function setLive(store: Store, change: Change): Promise<Outcome> {
  const { log, compose = composeAndTest } = change;
  const { world } = store;
  const origin = change.origin ?? { by: change.by ?? 'unknown', at: world.date().toISOString() };
  for (;;) {
    const begin = world.now();
    const seen = await store.log.read();
    const situation = { store, entry: seen.entry, compose };
    const releases = await change.releases(seen.entry);
    const { next, ...decided } = await decide(
      situation,
      { ...change, releases },
      { origin, by: change.by ?? origin.by },
    );
    if (decided.status !== 'unchanged') log(`composition ${decided.composition}: rendered and tested`);
    if (!next || (await store.log.append(seen, next))) {
      if (next) faultPoint('flipped');
      return { ...decided, releases };
    }
    log('Somebody else was faster: composing again on top of it');
    // Those that lose together must not come back together.
    await world.wait(world.random() * (world.now() - begin));
  }
}
