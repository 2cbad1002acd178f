import type { Provenance } from '../../formats/provenance';
import { runGit } from '../../runGit';
import { changesIn } from './changesIn';
import { currentUser } from './currentUser';

/** The provenance of a publish from a folder, with commit and history where git has them. */
export function provenanceOf(folder: string, by = currentUser(), at = new Date().toISOString()): Provenance {
  const commit = runGit(folder, 'rev-parse', 'HEAD');
  if (!commit) return { by, at };
  // A shallow clone lacks commits that may be ancestors.
  const isWhole = runGit(folder, 'rev-parse', '--is-shallow-repository') === 'false';
  const history = isWhole && runGit(folder, 'rev-list', 'HEAD')?.split('\n');
  const isChanged = changesIn(folder)?.length !== 0;
  return { by, at, commit, ...(isChanged && { isChanged }), ...(history && { history }) };
}
