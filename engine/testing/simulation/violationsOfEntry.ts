import { isDeepStrictEqual } from 'node:util';
import { hashIn } from '../../formats/address';
import type { Entry, NamedPreview } from '../../log/entry';
import { releasesOf, unless, type Before, type Intent, type Known } from './intent';
import { violationsOfReleases } from './violationsOfReleases';

/** Violations of an entry: each change of the live state follows from a request. */
export const violationsOfEntry = (before: Before, after: Entry, known: Known): string[] => [
  ...violationsOfChange(before, after, known),
  ...violationsOfGuards(before, after, known),
];

/** Locked releases stay, and rolled-back releases return only on request. */
function violationsOfGuards(before: Before, after: Entry, known: Known): string[] {
  const [old, now] = [releasesOf(known, before?.live), releasesOf(known, after.live)];
  const violations: string[] = [];
  for (const { app } of before?.locks ?? [])
    if (old[app] !== now[app]) violations.push(`${app} changes although it is locked`);
  if (!/^(un)?lock /.test(after.reason!) && !isDeepStrictEqual(before?.locks, after.locks))
    violations.push('locks change');
  const isRolledBack = (entry: Entry | undefined, app: string, hash: string) =>
    entry?.withdrawn?.some((each) => each.name === app && each.hash === hash) ?? false;
  if (after.reason!.startsWith('rollback'))
    for (const [app, address] of Object.entries(old))
      if (hashIn(now[app] ?? '') !== hashIn(address) && !isRolledBack(after, app, hashIn(address)))
        violations.push(`${app} was taken away and may come back unseen`);
  const intent = known.intents.get(after.by!);
  if (intent?.kind === 'publish' && intent.target.kind !== 'preview' && !intent.isAgain)
    if (isRolledBack(before, intent.name, intent.hash) && hashIn(old[intent.name] ?? '') !== intent.hash)
      violations.push(`${intent.name} was rolled back and comes back`);
  return violations;
}

function violationsOfChange(before: Before, after: Entry, known: Known): string[] {
  const [command, word, name] = after.reason!.split(' ');
  const canary = before?.canary;
  const isSameLive = before?.live === after.live;
  if (command === 'lock' || command === 'unlock') {
    const isSame = isSameLive && canary?.composition === after.canary?.composition;
    return unless(isSame, 'a lock changes what is live');
  }
  if (command === 'rollback' && word === 'from')
    return [
      ...unless(Number(name) === before?.live, `it was decided on ${name}, and ${before?.live} is live`),
      ...unless(after.live! >= after.keptFrom, `${after.live} is no longer retained`),
    ];
  if (command === 'promote')
    return [
      ...unless(canary?.name === name, `${name} is promoted, and ${canary?.name} runs`),
      ...unless(canary?.composition === after.live, 'it ships another composition than the canary'),
    ];
  if (command === 'withdraw' || command === 'canary') {
    const isOfCanary = canary?.name === (command === 'withdraw' ? name : word);
    return unless(isOfCanary && isSameLive, 'another canary runs, or something else goes live');
  }
  const intent = known.intents.get(after.by!);
  if (!intent) return ['nobody asked for it'];
  if (intent.kind === 'publish' && intent.target.kind === 'preview') {
    const isSame = isSameLive && isDeepStrictEqual(canary, after.canary);
    return unless(isSame, 'a preview changes what visitors get');
  }
  return [
    ...violationsOfReleases(before, after, intent, known),
    ...violationsOfCanary(before, after, intent, known),
  ];
}

function violationsOfCanary(before: Before, after: Entry, intent: Intent, known: Known): string[] {
  const running = before?.canary;
  const { canary } = after;
  const composed = { ...releasesOf(known, after.live), ...canary?.replaced };
  const isWhole = !canary || isDeepStrictEqual(releasesOf(known, canary.composition), composed);
  const violations = unless(isWhole, `canary ${canary?.name} is composed of something else than it says`);
  if (intent.kind === 'publish' && intent.target.kind === 'canary') {
    if (running) violations.push(`canary ${running.name} of ${running.owner} is evicted by ${after.by}`);
    if (hashIn(canary?.replaced[intent.name] ?? '') !== intent.hash)
      violations.push('the canary is another one');
    return violations;
  }
  if (!running) return canary ? [...violations, 'a canary appears that nobody asked for'] : violations;
  const rest = Object.fromEntries(Object.entries(running.replaced).filter(([name]) => name !== intent.name));
  if (!isDeepStrictEqual(rest, canary?.replaced ?? {}))
    violations.push(`canary ${running.name} of ${running.owner} changes without being named`);
  return violations;
}

/**
 * Violations of an entry's named previews: each change is asked for by a publish, and garbage
 * collection takes old ones away.
 */
export function violationsOfPreviews(before: Before, after: Entry, known: Known): string[] {
  const old = before?.previews?.named ?? [];
  const now = after.previews?.named ?? [];
  const isSameSecret = !before?.previews || before.previews.secret === after.previews?.secret;
  const violations = unless(isSameSecret, 'all previews move');
  if (after.collected === after.sequence) {
    const kept = old.filter(({ composition }) => composition >= after.keptFrom);
    return [...violations, ...unless(isDeepStrictEqual(kept, now), 'garbage collection changes previews')];
  }
  const intent = known.intents.get(after.by!);
  const target = intent?.kind === 'publish' ? intent.target : undefined;
  const name = target?.kind === 'preview' ? target.name : undefined;
  const isOther = (each: NamedPreview) => each.name !== name;
  if (!isDeepStrictEqual(old.filter(isOther), now.filter(isOther)))
    violations.push('a preview changes without a publish');
  const shown = now.find((each) => each.name === name);
  if (intent?.kind !== 'publish' || name === undefined) return violations;
  const address = known.compositions.get(shown?.composition ?? 0)?.releases[intent.name] ?? '';
  return [...violations, ...unless(hashIn(address) === intent.hash, `preview ${name} shows ${address}`)];
}
