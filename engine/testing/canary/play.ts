import { SHARES, ShareTest, type Verdict } from '../../canary/shareTest';
import { ViewsSince } from '../../canary/viewsSince';
import { Chance } from '../chance';
import { CANARY, LIVE, Visitors, type Situation } from './visitors';

/** After so many looks a run counts as undecided. */
const MAX_LOOKS = 20_000;

interface Played {
  outcome: 'promoted' | 'withdrawn' | 'undecided';
  reason?: string;
  /** Page views that went to the canary until then, and their share of all. */
  views: number;
  share: number;
}

/** Plays the life of one canary. */
export function play(seed: number, situation: Situation): Played {
  const visitors = new Visitors(new Chance(seed), situation);
  const since = new ViewsSince();
  let looks = 0;
  const judge = (share: number): Verdict => {
    const test = new ShareTest();
    while (looks++ < MAX_LOOKS) {
      test.add(since.next(visitors.look(share / 100)), { canary: CANARY, live: LIVE });
      const verdict = test.verdict();
      if (verdict.kind !== 'open') return verdict;
    }
    return { kind: 'open', missing: 0 };
  };
  let last: Verdict = { kind: 'passed' };
  for (const share of SHARES) if (last.kind === 'passed') last = judge(share);
  const { canary, all } = visitors.views;
  return {
    outcome: last.kind === 'passed' ? 'promoted' : last.kind === 'failed' ? 'withdrawn' : 'undecided',
    ...(last.kind === 'failed' && { reason: last.reason }),
    views: canary,
    share: canary / all,
  };
}
