import { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import { namesPostgres } from './database/connect';
import { openDatabase } from './database/openDatabase';
import { ownServersFile } from './database/ownFile';
import { readEnvironment } from './environment';
import { adopt } from './publishing/adopt';

/** `npm run live:adopt`: imports the live content of the store, as published and as drafts. */
async function main(): Promise<void> {
  const { database: address, store } = readEnvironment(process.env);
  const owned = namesPostgres(address) ? undefined : await ownServersFile(address);
  const database = await openDatabase(address);
  const { records, drafts } = await adopt(database, await ContentSite.open(store));
  await database.close();
  owned?.release();
  console.log(
    `As visitors see them, in the database: ${records.join(', ') || 'all records were so already'}`,
  );
  if (drafts.length > 0) console.log(`Drafts that are still to be published: ${drafts.join(', ')}`);
  console.log(`The site is unchanged. Go on with ${ownCommands.start}.`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
