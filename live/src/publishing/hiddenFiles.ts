import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';
import type { Site } from '../http/route';
import { pictureNamesIn } from '../media/pictureNames';
import { followSite } from './followSite';

/** Time between two looks for what other servers have hidden or shown, in milliseconds. */
const pollTime = 1000;

interface HiddenFiles {
  /**
   * Whether a path is a picture that was never published. The answer for all others asks no
   * database. While it is away, the last known answer counts.
   */
  isHidden: (path: string) => Promise<boolean>;
  /** Hides a picture that was just uploaded here. */
  hide: (name: string) => void;
}

/**
 * The names of pictures that were never published, in memory. Previews bring their pictures into the
 * store, where visitors could read them.
 * @param stopping ends the looks.
 */
export async function hiddenFiles(
  database: Database,
  site: Site,
  stopping: AbortSignal,
): Promise<HiddenFiles> {
  const { tables } = database;
  let known = new Set<string>();
  let uploads = 0;
  const look = async () => {
    const before = uploads;
    const names = await tables.selectFrom('hidden_pictures').select('name').execute();
    // One that was uploaded meanwhile may be missing: the next look finds it.
    if (uploads === before) known = new Set(names.map(({ name }) => name));
  };
  await look();
  void (async () => {
    while (!stopping.aborted) {
      await pause(pollTime, undefined, { ref: false });
      if (!stopping.aborted) await look().catch(() => undefined);
    }
  })();
  return {
    isHidden: async (path) => {
      const [name] = pictureNamesIn(path);
      if (name === undefined || !known.has(name)) return false;
      // It may have gone live just now.
      await followSite(database, site)
        .then(look)
        .catch(() => undefined);
      return known.has(name);
    },
    hide: (name) => {
      uploads++;
      known.add(name);
    },
  };
}
