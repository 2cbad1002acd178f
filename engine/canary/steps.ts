import type { Canary, Pointer } from '../log/entry';
import { changeText } from '../publish/rules/changeText';
import { promoteCanary, shareCanary, withdrawCanary } from '../publish/steps/endCanary';
import type { Store } from '../store/store';
import type { Pair } from './evidence';
import { SHARES, textOf, type Verdict } from './shareTest';

export interface Judged {
  /** `stopped` when it was interrupted, or somebody else changed the canary. */
  outcome: 'promoted' | 'withdrawn' | 'stopped';
  /** Share at the end, in percent. */
  share: number;
  reason: string;
}

/** The state that a test is about. */
export interface Tested extends Pick<Canary, 'composition' | 'share' | 'replaced'> {
  live: number;
}

/** The state of the canary with a name, if it runs. */
export function testedOf(pointer: Pointer | undefined, name: string): Tested | undefined {
  const canary = pointer?.canary;
  if (canary?.name !== name) return undefined;
  const { composition, share, replaced } = canary;
  return { live: pointer!.live, composition, share, replaced };
}

/** How it ends when somebody else has changed or ended the canary. */
export function endOf(pointer: Pointer, { composition }: Tested): Judged {
  const share = pointer.canary?.share ?? (pointer.live === composition ? 100 : 0);
  return { outcome: 'stopped', share, reason: `somebody changed the canary: ${changeText(pointer)}` };
}

/**
 * Does what follows from a verdict.
 * @returns the state afterwards, the outcome, or `undefined` when the verdict is open.
 * @throws CanaryChangedError, LockedError, UnknownOutcomeError.
 */
export async function take(
  store: Store,
  canary: { name: string; by?: string; seen: Tested },
  verdict: Verdict,
  total: Pair,
): Promise<Tested | Judged | undefined> {
  if (verdict.kind === 'open') return undefined;
  if (verdict.kind === 'failed') {
    const { reason } = verdict;
    await withdrawCanary(store, { ...canary, because: reason });
    return { outcome: 'withdrawn', share: 0, reason };
  }
  const reason = textOf(total);
  const share = SHARES.find((each) => each > canary.seen.share);
  if (share !== undefined) {
    await shareCanary(store, { ...canary, share, because: reason });
    return { ...canary.seen, share };
  }
  await promoteCanary(store, { ...canary, because: reason });
  return { outcome: 'promoted', share: 100, reason };
}
