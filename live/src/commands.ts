import { existsSync } from 'node:fs';
import { beginStore, namedStore, openSite } from '@vibrant-peak/engine/store/openStore';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { restoreBackup } from './backup/restoreBackup';
import { writeBackup, type Backup } from './backup/writeBackup';
import { namesPostgres } from './database/connect';
import { isAway } from './database/isAway';
import { openDatabase } from './database/openDatabase';
import { managersLink } from './people/invitations/invitation';
import { readEnvironment } from './environment';

export { tryRestore } from './backup/tryRestore';

interface Input {
  words: readonly (string | undefined)[];
}

/** Whether a database of the live profile is named, or is there. */
export function hasDatabase(): boolean {
  const { database } = readEnvironment(process.env);
  return process.env['DATA'] !== undefined || namesPostgres(database) || existsSync(database);
}

/** Names the variables when the database does not answer. */
const reached = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error & { code?: string }) => {
    if (!isAway(error)) throw error;
    const reason = error.message || error.code;
    throw new Error(`The database does not answer: ${reason}. DATABASE_URL and DATA name it.`, {
      cause: error,
    });
  });

/** `npx vibrant-peak backup <file>`, where there is a database. */
export async function backUpSite(file: string, encrypt?: string): Promise<Backup> {
  const { database, store } = readEnvironment(process.env);
  return reached(writeBackup(file, { database, store: await openSite(namedStore(store)), encrypt }));
}

/** `npx vibrant-peak restore <file>`, when there is a database in it. */
export async function restoreSite(file: string): Promise<unknown> {
  const { database, store } = readEnvironment(process.env);
  return reached(restoreBackup(file, { database, store: await beginStore(namedStore(store)) }));
}

/** `npx vibrant-peak live manager-link` */
export const managerLink = {
  run: async (_input: Input): Promise<{ link: string }> => {
    const { database: address, origin } = readEnvironment(process.env);
    // A mistyped folder gets no database.
    if (!namesPostgres(address) && !existsSync(address))
      throw new UsageError(`${address} does not exist. Set DATA or DATABASE_URL to the site's database.`);
    const database = await reached(openDatabase(address));
    const link = await database.change((tables) => managersLink(tables, origin));
    await database.close();
    return { link };
  },
  describe: ({ link }: { link: string }) =>
    `${link}\nWhoever opens it is a manager: with an address that is here already, that person comes back. Valid once, for 30 minutes.`,
};
