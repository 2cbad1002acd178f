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
  unanswered: ReadPageViews['unanswered'];
}

interface Judging {
  name: string;
  /** The person whom the log names for each change. */
  by?: string;
  read: () => Promise<ReadPageViews>;
  /** Time between two looks, in seconds. */
  every: number;
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
  const { name, by, read, every, signal, onLook, log } = judging;
  const since = new ViewsSince();
  since.next((await read()).servers);
  const found = testedOf(await store.pointer(), name);
  if (!found) throw new Error(`No canary that runs is called ${name}: list shows which one does.`);
  let tested: Tested = found;
  let test = new ShareTest();
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
      test = new ShareTest();
    }
    tested = now;
    test.add(views, { canary: tested.composition, live: tested.live });
    const verdict = test.verdict();
    onLook({ share: tested.share, ...test.total, missing: missingOf(verdict), unanswered });
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
    test = new ShareTest();
  }
  return { outcome: 'stopped', share: tested.share, reason: `the canary stays at ${tested.share} %` };
}

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
