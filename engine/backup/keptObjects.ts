import type { Store } from '../store/store';

/** Files without which a release or a composition does not exist. */
const lastFiles = /^(r\/[^/]+\/[^/]+\/)release\.json$|^(compositions\/[^/]+\/)composition\.json$/;
const folder = /^(r\/[^/]+\/[^/]+|compositions\/[^/]+)\//;
const log = 'pointer/';

/**
 * Names of all finished objects of a store, while others publish.
 * Their order is one in which they can be written: the log comes last.
 */
export async function keptObjects({ objects }: Store): Promise<string[]> {
  // What names others is listed before them: all that it names is then there.
  const entries = await objects.list(log);
  const finished = new Set<string>();
  for (const prefix of ['compositions/', 'r/'])
    for (const name of await objects.list(prefix)) {
      const [, release, composition] = lastFiles.exec(name) ?? [];
      if (release ?? composition) finished.add((release ?? composition)!);
    }
  const names = (await objects.list('')).filter((name) => {
    const [within] = folder.exec(name) ?? [];
    return within ? finished.has(within) : !name.startsWith(log);
  });
  const isLast = (name: string) => lastFiles.test(name);
  const releases = names.filter((name) => isLast(name) && name.startsWith('r/'));
  const compositions = names.filter((name) => isLast(name) && !name.startsWith('r/'));
  return [...names.filter((name) => !isLast(name)), ...releases, ...compositions, ...entries];
}
