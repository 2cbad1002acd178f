import type { Provenance } from '../../formats/provenance';

/** A commit as people read it. */
export const commitName = ({ commit, isChanged }: Provenance) =>
  `${commit?.slice(0, 10) ?? 'unknown'}${isChanged ? ' with changes' : ''}`;
