import { openDatabase } from '../database/openDatabase';
import { ownServersFile } from '../database/ownFile';

/**
 * A server that has taken the SQLite file at `ADDRESS` and stored something. It waits to be killed.
 */
const address = process.env['ADDRESS']!;
const owned = await ownServersFile(address);
const database = await openDatabase(address);
await database.change((tables) =>
  tables.insertInto('attempts').values({ key: 'one', failures: 3, last_at: '' }).execute(),
);
owned.markOpen();
console.log('stored');
setInterval(() => undefined, 1000);
