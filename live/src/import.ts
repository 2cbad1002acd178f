import { openDatabase } from './database/openDatabase';
import { readEnvironment } from './environment';
import { importDrafts } from './publishing/importDrafts';
import { importContent } from './records/importContent';

/** `npm run live:import`: makes drafts of the checkout's content; nothing goes live by it. */
async function main(): Promise<void> {
  const database = await openDatabase(readEnvironment(process.env).database);
  await database.change(importContent);
  const { saved, kept } = await database.change(importDrafts);
  await database.close();
  console.log(
    saved.length > 0
      ? `Drafts with the words of the checkout, to be published under Changes: ${saved.join(', ')}`
      : 'The checkout contains nothing new.',
  );
  if (kept.length > 0) console.log(`Left as they are, because somebody is editing them: ${kept.join(', ')}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
