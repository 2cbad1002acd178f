import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { changeText } from '../publish/rules/changeText';
import { CanaryChangedError } from '../publish/steps/endCanary';
import type { Store } from '../store/store';
import type { Pair } from './evidence';
import { reasonOf, type ReadPageViews } from './pageViews';
import { ShareTest, textOf, type Verdict } from './shareTest';
import { endOf, take, testedOf, type Judged, type Tested } from './steps';
import { ViewsSince } from './viewsSince';

/** What the judge sees at one look, or does after it. */
export interface Look extends Pair {
  /** Share of the browsers, in percent. */
  share: number;
  /** About how many views of the canary are missing for a decision. */
  missing?: number;
  /** It passed, and stays at its share for so many more seconds. */
  wait?: number;
  unanswered: ReadPageViews['unanswered'];
}

interface Judging {
  name: string;
  /** The person whom the log names for each change. */
  by?: string;
  read: () => Promise<ReadPageViews>;
  /** Time between two looks, in seconds. */
  every: number;
  /** Least time at each share before more browsers get it, in minutes. */
  hold: number;
  /** Ends it after so many hours without a page view of the canary, which stays at its share. */
  patience: number;
  /** Ends it; the canary stays at its share. */
  signal: AbortSignal;
  onLook: (look: Look) => void;
  log: (line: string) => void;
}

/**
 * Raises the share of a canary as long as it fails no more often than the live site, up to everybody,
 * and withdraws it when it does.
 * @throws when no canary has this name, LockedError, UnknownOutcomeError.
 */
export async function judgeCanary(store: Store, judging: Judging): Promise<Judged> {
  const { name, by, read, every, hold, patience, signal, onLook, log } = judging;
  const since = new ViewsSince();
  since.next((await read()).servers);
  const found = testedOf(await store.pointer(), name);
  if (!found)
    throw new Error(`Canary "${name}" is not running. npx vibrant-peak list shows the running one.`);
  let tested: Tested = found;
  let { test, began } = atShare();
  let lastView = began;
  while (await isNext(every, signal)) {
    const { servers, unanswered } = await read();
    const views = since.next(servers);
    const pointer = await store.pointer().catch((error: Error) => {
      log(`The store cannot be read: ${reasonOf(error)}`);
    });
    if (!pointer) continue;
    const now = testedOf(pointer, name);
    if (now?.share !== tested.share) return endOf(pointer, tested);
    // Publishes of other applications go to both compositions.
    if (!isDeepStrictEqual(now.replaced, tested.replaced)) {
      log(`The test at ${now.share} % begins again: ${changeText(pointer)}`);
      ({ test, began } = atShare());
    }
    tested = now;
    const known = test.total.canary.views;
    test.add(views, { canary: tested.composition, live: tested.live });
    if (test.total.canary.views > known) lastView = performance.now();
    const verdict = test.verdict();
    const wait = verdict.kind === 'passed' ? Math.ceil(60 * hold - secondsSince(began)) : 0;
    onLook({
      share: tested.share,
      ...test.total,
      missing: missingOf(verdict),
      wait: wait > 0 ? wait : undefined,
      unanswered,
    });
    if (secondsSince(lastView) > 3600 * patience) return withoutViews(tested, patience);
    if (wait > 0) continue;
    const next: Tested | Judged | undefined = await take(
      store,
      { name, by, seen: tested },
      verdict,
      test.total,
    ).catch(unlessChanged);
    if (next && 'outcome' in next) return next;
    if (!next) continue;
    log(`The canary goes to ${next.share} %: ${textOf(test.total)}`);
    tested = next;
    ({ test, began } = atShare());
  }
  return { outcome: 'stopped', share: tested.share, reason: `the canary stays at ${tested.share} %` };
}

/** The test of a share that begins. */
const atShare = () => ({ test: new ShareTest(), began: performance.now() });

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

/** How it ends when nothing can be judged: a pipeline would wait forever. */
const withoutViews = ({ share }: Tested, hours: number): Judged => ({
  outcome: 'stopped',
  share,
  reason: `no page view of the canary was reported for ${hours} hours: it stays at ${share} %`,
});

const missingOf = (verdict: Verdict) => (verdict.kind === 'open' ? verdict.missing : undefined);

/** The next look sees what somebody else has changed. */
function unlessChanged(error: unknown): undefined {
  if (!(error instanceof CanaryChangedError)) throw error;
}

/** Waits for the next look. @returns whether there is one. */
const isNext = (seconds: number, signal: AbortSignal): Promise<boolean> =>
  pause(seconds * 1000, undefined, { signal }).then(
    () => true,
    () => false,
  );
