import type { Releases } from '../store/log/entry';
import type { Origin } from '../store/origin';
import type { Aim } from '../store/requests';
import type { Store } from '../store/store';
import { ask } from './ask';
import { composeAndTest } from './composeAndTest';
import { errorOf } from './refusal';
import type { Compose } from './serveQueue';

export interface Outcome {
  status: 'live' | 'canary' | 'preview' | 'unchanged';
  /** Number of the composition that the status speaks of. */
  composition: number;
  /** The releases that were published. */
  releases: Releases;
  /** Another publish that came at the same time replaced them at once. */
  isSuperseded?: true;
}

interface Change {
  /** Releases that replace those of the live composition. */
  releases: Releases;
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

/** What was to be set live is not in the store, or is condemned as garbage. */
export class GoneError extends Error {
  override name = 'GoneError';

  constructor(readonly names: string[]) {
    super(`The store does not hold, or is removing: ${names.join(', ')}`);
  }
}

/**
 * Has a composition made of the live one with some releases replaced, tested in the server and set live: by this
 * process, or together with those of others by whoever holds the right to write. Of several at once none is lost.
 * @throws MisfitError, SmokeError, OlderError, GoneError, or Error when a page does not render: what is live is then as
 *   it was. UnknownOutcomeError when the store failed before the answer was known.
 */
export async function setLive(store: Store, change: Change): Promise<Outcome> {
  const { releases, retired, aim, reason, log, expects, isForced, compose = composeAndTest } = change;
  const origin = change.origin ?? { by: change.by ?? 'unknown', at: store.world.date().toISOString() };
  const request = {
    ...{ id: store.world.id(), by: change.by ?? origin.by, releases, origin, aim, reason },
    ...(retired && { retired }),
    ...(expects && { expects }),
    ...(isForced && { isForced: true as const }),
  };
  const answer = await ask(store, request, { compose, log });
  if (answer.status === 'gone') throw new GoneError(answer.names);
  if (answer.status === 'refused') throw errorOf(answer);
  if (answer.status !== 'unchanged') log(`composition ${answer.composition}: rendered and tested`);
  return { ...answer, releases };
}
