import { play } from './play';
import type { Situation } from './visitors';

/** Plays canaries with successive seeds. Figures are shares of all runs, and medians of views. */
export function tally(situation: Situation, runs: number, seed: number) {
  const played = Array.from({ length: runs }, (_, index) => play(seed + index, situation));
  const withdrawn = played.filter(({ outcome }) => outcome === 'withdrawn');
  const promoted = played.filter(({ outcome }) => outcome === 'promoted');
  return {
    withdrawn: withdrawn.length / runs,
    /** Withdrawn before a tenth of all page views went to it. */
    early: withdrawn.filter(({ share }) => share < 0.1).length / runs,
    undecided: runs - withdrawn.length - promoted.length,
    /** Page views that the canary had got. */
    views: median(withdrawn.map(({ views }) => views)),
    promotedViews: median(promoted.map(({ views }) => views)),
  };
}

/** `NaN` of no values. */
const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
