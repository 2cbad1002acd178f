import type { Database } from '../database/openDatabase';
import type { Site } from '../http/route';
import { pictureNamesIn } from '../media/pictureNames';
import { followSite } from './followSite';

/**
 * Whether a path is a picture that was never published. Previews bring their pictures into the
 * store, where visitors could read them. While the database is away, the last known answer counts.
 */
export async function hiddenFiles(
  database: Database,
  site: Site,
): Promise<(path: string) => Promise<boolean>> {
  const { tables } = database;
  const find = (name: string) =>
    tables.selectFrom('hidden_pictures').where('name', '=', name).select('name').executeTakeFirst();
  const known = new Set((await tables.selectFrom('hidden_pictures').select('name').execute()).map(named));
  return async (path) => {
    const [name] = pictureNamesIn(path);
    if (name === undefined) return false;
    const found = await (async () => {
      if (!(await find(name))) return false;
      // It may have gone live at this very moment.
      await followSite(database, site);
      return (await find(name)) !== undefined;
    })().catch(() => known.has(name));
    if (found) known.add(name);
    else known.delete(name);
    return found;
  };
}

const named = ({ name }: { name: string }) => name;
