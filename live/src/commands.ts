import { beginStore, namedStore, openStore } from '@vibrant-peak/release/store';
import { restoreBackup } from './backup/restoreBackup';
import { writeBackup, type Backup } from './backup/writeBackup';
import { openDatabase } from './database/openDatabase';
import { managersLink } from './people/invitation';
import { readEnvironment } from './environment';

interface Input {
  words: readonly (string | undefined)[];
}

/** `npx vibrant-peak backup <file>` */
export const backup = {
  run: async ({ words: [file] }: Input): Promise<Backup> => {
    const { database, store } = readEnvironment(process.env);
    return writeBackup(file!, { database, store: await openStore(namedStore(store)) });
  },
  describe: ({ file, tables, objects }: Backup) =>
    `${file} holds ${tables} tables and ${objects} objects of the store. It can do all that they can: keep it as secret as the database.`,
};

/** `npx vibrant-peak live manager-link` */
export const managerLink = {
  run: async (_input: Input): Promise<{ link: string }> => {
    const { database: address, origin } = readEnvironment(process.env);
    const database = await openDatabase(address);
    const link = await database.change((tables) => managersLink(tables, origin));
    await database.close();
    return { link };
  },
  describe: ({ link }: { link: string }) =>
    `${link}\nWhoever opens it is a manager: with an address that is here already, that person comes back. Valid once, for 30 minutes.`,
};

/** `npx vibrant-peak restore <file>` */
export const restore = {
  run: async ({ words: [file] }: Input): Promise<{ made: string }> => {
    const { database, store } = readEnvironment(process.env);
    const { made } = await restoreBackup(file!, { database, store: await beginStore(namedStore(store)) });
    return { made };
  },
  describe: ({ made }: { made: string }) =>
    `The site is as it was at ${made}. Everybody has to sign in again: npm run live`,
};
