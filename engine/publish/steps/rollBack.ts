import type { Change, Outcome } from '../rules/change';
import type { Composition } from '../../formats/composition';
import { changedApps } from '../../log/entry';
import type { Store } from '../../store/store';
import { changeText } from '../rules/changeText';
import { assertUnlocked } from '../rules/lock';
import { canRetire, missingIn } from '../rules/canRetire';
import { GoneError } from '../rules/rejection';
import { setLive } from './setLive';
import { afterRollback, assertNotRolledBack } from '../rules/rolledBack';
import { failpoint } from '../../failpoint';
import { whatIsLive } from './whatIsLive';

interface Cause {
  by?: string;
  /** The reason, repeated when the rolled-back release is published again. */
  why?: string;
}

interface Options extends Cause, Pick<Change, 'log' | 'compose'> {
  /** Release of the application to go back to. */
  to?: string;
  /** Release of the application that must be live, of somebody who looked before. */
  from?: string;
}

/** What a rollback of one application sets live. */
interface RollbackTarget {
  /** Address of its release. */
  release: string;
  /** The composition before, where it differs in nothing else: it comes back as it is. */
  composition?: number;
}

type Live = Awaited<ReturnType<typeof whatIsLive>>;

const changed = 'Something was published right now: look with npx vibrant-peak list, then roll back again.';

/**
 * Sets a composition live again, without a build: the given one, or the one before the live one.
 * A canary ends. Running publishes compose again on top of it.
 * @param cause `from` names the composition that must be live, of somebody who looked before.
 * @throws RolledBackError when the one before the live one has a release that was rolled back, and
 * Error when the composition lacks an application that the site cannot do without.
 */
export async function rollBack(
  store: Store,
  to?: number,
  { from, ...cause }: Cause & { from?: number } = {},
): Promise<Outcome> {
  const current = await whatIsLive(store);
  if (from !== undefined && current.live.number !== from) throw new Error(changed);
  return goBack(store, current, to, cause);
}

async function goBack(
  store: Store,
  { pointer, live }: Live,
  to: number | undefined,
  { by, why }: Cause,
): Promise<Outcome> {
  const target = to ?? live.base;
  if (target === undefined)
    throw new Error(
      `Composition ${live.number} is the first one (${changeText(pointer)}): there is none before it. ` +
        'Publish what mends it; npx vibrant-peak list shows the others, which --to names.',
    );
  const composition = await store.composition(target);
  const { releases } = composition;
  const missing = await missingIn(store, composition, live.releases);
  if (missing !== undefined) throw new Error(missing);
  await store.decide({ reason: `rollback from ${live.number}`, by }, async (entry) => {
    if (entry.live !== live.number) throw new Error(changed);
    // A composition that was never shown may name releases that were collected as garbage.
    if (!(await store.shown(entry)).has(target)) throw new GoneError(`compositions/${target}/`);
    assertUnlocked(entry, changedApps(live.releases, releases));
    const remedy = `Composition ${target} has it: name another one with --to, or this one to show it again.`;
    if (to === undefined) assertNotRolledBack(entry, releases, live.releases, remedy);
    const cause = { at: store.environment.date().toISOString(), by, reason: why };
    const withdrawn = afterRollback(entry, { live: live.releases, next: releases }, cause);
    return { live: target, canary: undefined, withdrawn };
  });
  failpoint('live');
  return { status: 'live', composition: target, releases };
}

/**
 * Returns one application to its previous release. The previous composition is set live again if
 * it differs in nothing else; otherwise the site is composed again.
 * @throws when the application is published concurrently.
 */
export async function rollBackApp(store: Store, name: string, options: Options): Promise<Outcome> {
  const current = await whatIsLive(store);
  const { live } = current;
  if (options.from !== undefined && live.releases[name] !== options.from) throw new Error(changed);
  const known = await store.compositions();
  const target = rollbackTarget(known, live, name, options.to);
  if (!target) throw new Error(await nothingEarlier(store, known, live, name));
  const { release, composition } = target;
  if (composition !== undefined) {
    const isBack = await goBack(store, current, composition, options).catch((error: Error) => {
      if (error.message === changed) return undefined;
      throw error;
    });
    // Concurrent publishes stay.
    if (isBack) return isBack;
  }
  const source = known.findLast(({ releases }) => releases[name] === release);
  return setLive(store, {
    releases: async () => ({ [name]: release }),
    target: { kind: 'live' },
    reason: `rollback ${name}`,
    expects: { [name]: live.releases[name] },
    isForced: true,
    rollback: { why: options.why },
    provenance: source?.provenances?.[name],
    ...options,
    by: options.by ?? 'unknown',
  });
}

/**
 * What a rollback of an application sets live; nothing without an earlier release.
 * @param known all compositions of the store.
 * @param to release to go back to, instead of the previous one.
 */
export function rollbackTarget(
  known: Composition[],
  live: Composition,
  name: string,
  to?: string,
): RollbackTarget | undefined {
  const release = to ?? releaseBefore(known, live, name);
  if (release === undefined) return undefined;
  const base = known.find(({ number }) => number === live.base);
  const isBack = base && changedApps(base.releases, { ...live.releases, [name]: release }).length === 0;
  return { release, ...(isBack && { composition: base.number }) };
}

/** The release before the first appearance of the present one; the last one when it is retired. */
function releaseBefore(known: Composition[], live: Composition, name: string): string | undefined {
  const releases: (string | undefined)[] = [];
  const byNumber = new Map(known.map((each) => [each.number, each]));
  for (let step: Composition | undefined = live; step; step = byNumber.get(step.base ?? 0))
    releases.push(step.releases[name]);
  return releases[0] === undefined
    ? releases.find((release) => release !== undefined)
    : releases[releases.lastIndexOf(releases[0]) + 1];
}

async function nothingEarlier(store: Store, known: Composition[], live: Composition, name: string) {
  const release = live.releases[name];
  const last = known.findLast(({ releases }) => releases[name] !== undefined);
  if (!last)
    return `No composition in this store has ${name}: the live one has ${Object.keys(live.releases).join(', ')}.`;
  if (release === undefined)
    return (
      `${name} is not live, and was not before composition ${live.number}. Composition ${last.number} has it: ` +
      `npx vibrant-peak rollback ${name} --to ${last.releases[name]}`
    );
  const { by, at } = last.provenances?.[name] ?? {};
  const first = `${name} has no earlier release to go back to: ${release} is its first (${changeText({ by, at })}).`;
  const leave = (await canRetire(store, name, release))
    ? `, or take it off the site: npx vibrant-peak retire ${name}`
    : '';
  return `${first} Publish what mends it${leave}.`;
}
