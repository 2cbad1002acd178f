import { apps } from '@vibrant-peak/webpack/apps';
import { compose } from '../compose/compose';
import type { Pointer, Releases, Store } from '../store/store';
import { faultPoint } from '../faultPoint';
import { smokeTest } from './smoke';

/** What becomes of a new composition. */
export type Aim =
  /** All visitors get it. */
  | { kind: 'live' }
  /** A share of the visitors gets it, in percent, until it is promoted or withdrawn. */
  | { kind: 'canary'; share: number }
  /** Nobody gets it, but it answers at an address of its own. */
  | { kind: 'preview' };

export interface Outcome {
  status: 'live' | 'canary' | 'preview' | 'unchanged';
  /** Number of the composition that the status speaks of. */
  composition: number;
  /** The releases that were published. */
  releases: Releases;
}

interface Change {
  /** Releases that replace those of the live composition. */
  releases: Releases;
  aim: Aim;
  reason: string;
  log: (line: string) => void;
}

/** How often a publish begins anew because another one was faster. */
const attempts = 10;

/**
 * Makes a composition of the live one with some releases replaced, tests it in the server and flips the pointer. When
 * somebody else flips it meanwhile, it starts again from what is live then: of two publishes none is lost.
 * @throws MisfitError, SmokeError, or Error when a page does not render; the pointer is then as it was.
 */
export async function setLive(store: Store, { releases, aim, reason, log }: Change): Promise<Outcome> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const pointer = await store.pointer();
    const live = pointer && (await store.composition(pointer.live)).releases;
    const composition = await composed(store, { ...live, ...releases }, pointer?.live);
    log(`composition ${composition}: rendered and tested`);
    if (aim.kind === 'preview') return { status: 'preview', composition, releases };

    const next =
      aim.kind === 'canary'
        ? { live: liveOf(pointer), canary: { composition, share: aim.share, replaced: releases } }
        : { live: composition, ...(await remainingCanary(store, pointer, composition, releases)) };
    if (await store.flip(pointer, { ...next, reason })) {
      faultPoint('flipped');
      return { status: aim.kind, composition, releases };
    }
    log('Something else was published meanwhile: composing again with it');
  }
  throw new Error(`Others flipped the pointer ${attempts} times in a row: try again`);
}

async function composed(store: Store, releases: Releases, base: number | undefined): Promise<number> {
  const absent = apps.filter(({ name }) => !releases[name]).map(({ name }) => name);
  if (absent.length > 0)
    throw new Error(`The site needs a first release of: ${absent.join(', ')}. Run npm start once.`);
  const sequence = await compose(store, releases, base);
  faultPoint('composition stored');
  await smokeTest(store, sequence);
  faultPoint('smoke tested');
  return sequence;
}

/** A canary of other applications goes on, on top of what is live now; it ends when its applications are published. */
async function remainingCanary(
  store: Store,
  pointer: Pointer | undefined,
  live: number,
  published: Releases,
): Promise<Pick<Pointer, 'canary'>> {
  if (!pointer?.canary) return {};
  const replaced = Object.fromEntries(
    Object.entries(pointer.canary.replaced).filter(([name]) => !Object.hasOwn(published, name)),
  );
  if (Object.keys(replaced).length === 0) return {};
  const { releases } = await store.composition(live);
  const composition = await composed(store, { ...releases, ...replaced }, live);
  return { canary: { composition, share: pointer.canary.share, replaced } };
}

function liveOf(pointer: Pointer | undefined): number {
  if (!pointer) throw new Error('Nothing is live yet: a first publish cannot be a canary');
  return pointer.live;
}
