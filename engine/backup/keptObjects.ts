import { posix } from 'node:path';
import { logFolder } from '../log/entry';
import type { Store } from '../store/store';

/** Files without which a release or a composition does not exist. */
const lastFile = /^(r\/[^/]+\/[^/]+\/release|compositions\/[^/]+\/composition)\.json$/;
const folder = /^(r\/[^/]+\/[^/]+|compositions\/[^/]+)\//;

/**
 * Names of all finished objects of a store, while others publish.
 * Their order is one in which they can be written: the log comes last.
 */
export async function keptObjects({ objects }: Store): Promise<string[]> {
  // What names others is listed before them: all that it names is then there.
  const entries = await objects.list(logFolder);
  const compositions = await objects.list('compositions/');
  const releases = await objects.list('r/');
  const last = [...releases, ...compositions].filter((name) => lastFile.test(name));
  const finished = new Set(last.map((name) => `${posix.dirname(name)}/`));
  const others = (await objects.list('')).filter((name) => {
    const [within] = folder.exec(name) ?? [];
    return within ? finished.has(within) && !lastFile.test(name) : !name.startsWith(logFolder);
  });
  return [...others, ...last, ...entries];
}
