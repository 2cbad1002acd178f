import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { verifyStore } from '@vibrant-peak/engine/collect/verifyStore';
import { openDatabase } from '../database/openDatabase';
import { askForLastNumbers } from '../invoices/numbers/series';
import { fillTables } from '../testing/fillTables';
import { objectsIn, site, testPlace } from '../testing/testBackup';
import { bothDatabases, emptyDatabase } from '../testing/testDatabase';
import { liveOn, type TestLive } from '../testing/testLive';
import { addPerson, headersAfter, password } from '../testing/testPeople';
import { drafts } from '../testing/testRecords';
import { savedTables } from './savedTables';
import { flagForReview } from './flagForReview';
import { restoreBackup } from './restoreBackup';
import { readRows } from './rows';
import { writeBackup } from './writeBackup';

const { inFolder, store, emptyStore } = testPlace();

/** All that a restore leaves as it was, as JSON lines. PostgreSQL gives large whole numbers as text. */
async function contentOf({ database: { tables } }: TestLive) {
  const found: Record<string, string[]> = {};
  for (const table of await savedTables(tables)) {
    const pieces: Buffer[] = [];
    for await (const piece of readRows(tables, table)) pieces.push(piece);
    const lines = Buffer.concat(pieces)
      .toString()
      .replace(/"counter":"(\d+)"/g, '"counter":$1');
    found[table] = lines.split('\n').filter(Boolean).sort();
  }
  return found;
}

const ways = bothDatabases.flatMap((from) => bothDatabases.map((to) => [from, to] as const));

test.each(ways)(
  'a backup from %s, restored on %s, is the same site, in which nobody is signed in',
  async (from, to) => {
    const { live } = await site(from);
    // Restored once, so that nothing is left to people again.
    await live.database.change(flagForReview);
    await live.database.change(fillTables);
    await live.database.change(askForLastNumbers);
    const person = await addPerson(live, 'manager', 'Omar');
    const kept = await contentOf(live);
    expect(Object.entries(kept).filter(([, lines]) => lines.length === 0)).toEqual([]);
    const file = inFolder('site.tar');
    await writeBackup(file, { database: live.address, store: store() });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const place = await emptyDatabase(to);
    const other = await emptyStore();
    await restoreBackup(file, { database: place.address, store: other });
    const restored = await liveOn(place);
    expect(await contentOf(restored)).toEqual(kept);
    expect(await objectsIn(other)).toEqual(await objectsIn(store()));
    expect(await verifyStore(other)).toEqual([]);

    // The browser's session is over; the password is the same, and the log goes on.
    expect((await restored.ask('GET /people', { headers: person.headers })).statusCode).toBe(401);
    const signedIn = await restored.ask('POST /session', { payload: { email: person.email, password } });
    const again = { ...person, headers: headersAfter(signedIn) };
    const saved = await drafts(restored, again).change('team/1', { bio: 'Later words' });
    expect(saved.json()).toMatchObject({ version: 3 });
    await restored.close();
    await live.close();
  },
);

test.each(bothDatabases)('a backup of %s made while people save holds one moment', async (kind) => {
  const { live, person } = await site(kind);
  let isOver = false;
  const saving = (async () => {
    while (!isOver) await drafts(live, person).change('team/2', { bio: `Words ${Math.random()}` });
  })();
  const file = inFolder('site.tar');
  await writeBackup(file, { database: live.address, store: store() });
  isOver = true;
  await saving;
  const place = await emptyDatabase(kind);
  await restoreBackup(file, { database: place.address, store: await emptyStore() });
  const restored = await liveOn(place);
  const { tables } = restored.database;
  const newest = await tables.selectFrom('records').where('id', '=', '2').selectAll().execute();
  const versions = await tables.selectFrom('versions').where('id', '=', '2').select('version').execute();
  const { version } = newest.find(({ collection }) => collection === 'team')!;
  expect(Math.max(...versions.map((each) => each.version))).toBe(version);
  const lines = await tables.selectFrom('log').where('subject', '=', 'team/2').select('id').execute();
  expect(lines).toHaveLength(version - 1);
  // They went on meanwhile.
  expect((await drafts(live, person).read('team/2')).version).toBeGreaterThan(version);
  await restored.close();
  await live.close();
});

test('what ends automatically is not in a backup, and everything else is', async () => {
  const { live } = await site('SQLite');
  const tables = (await live.database.tables.introspection.getTables()).map(({ name }) => name);
  const kept = await savedTables(live.database.tables);
  const out = [
    ...['sessions', 'preview_passes', 'previews', 'invitations', 'challenges', 'attempts', 'devices'],
    ...['password_requests', 'password_links'],
    'saves',
    'confirmations',
    'mail_server',
    'left_mails',
    'mailbox_faults',
  ];
  const isLeftOut = (name: string) => out.includes(name) || name.startsWith('conversation_search');
  expect(kept.toSorted()).toEqual(tables.filter((name) => !isLeftOut(name)).toSorted());
  await sql`create table notes (text text)`.execute(live.database.tables);
  await expect(writeBackup(inFolder('b.tar'), { database: live.address, store: store() })).rejects.toThrow(
    'a table "notes" that this version does not know',
  );
  expect(existsSync(inFolder('b.tar'))).toBe(false);
  expect(existsSync(inFolder('b.tar.incomplete'))).toBe(false);
  await live.close();
});

test('bytes and everything that text can be come back as they were', async () => {
  const { live } = await site('SQLite');
  const { tables } = live.database;
  await sql`update people set name = ${Buffer.from([0, 255, 10])}`.execute(tables);
  const file = inFolder('site.tar');
  await writeBackup(file, { database: live.address, store: store() });
  const place = await emptyDatabase('SQLite');
  await restoreBackup(file, { database: place.address, store: await emptyStore() });
  const restored = await openDatabase(place.address);
  const [row] = await restored.tables.selectFrom('people').select('name').execute();
  expect(Buffer.from(row!.name as unknown as Uint8Array)).toEqual(Buffer.from([0, 255, 10]));
  await restored.close();
  await place.remove();
  await live.close();
});
