import type { Origin } from '../store/origin';

/** A commit as people read it. */
export const commitName = ({ commit, isChanged }: Origin) =>
  `${commit?.slice(0, 10) ?? 'unknown'}${isChanged ? ' with changes' : ''}`;
