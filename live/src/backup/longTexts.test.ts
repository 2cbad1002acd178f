import { sql } from 'kysely';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { site, testPlace } from '../testing/testBackup';
import { bothDatabases, emptyDatabase } from '../testing/testDatabase';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const { inFolder, store, emptyStore } = testPlace();

const ways = bothDatabases.flatMap((from) => bothDatabases.map((to) => [from, to] as const));

test.each(ways)('texts of any length in a backup from %s are restored on %s', async (from, to) => {
  const { live } = await site(from);
  const { tables } = live.database;
  // PostgreSQL has none that SQLite does not store.
  const long = (length: number) =>
    Array.from({ length: from === 'SQLite' ? length : 250 }, (_, index) =>
      ((index * 7919) % 36).toString(36),
    ).join('');
  const first = await tables.selectFrom('conversations').select('id').executeTakeFirstOrThrow();
  const address = `${long(12_000)}@lumen.example`;
  await tables.updateTable('conversations').set({ email: address }).where('id', '=', first.id).execute();
  const ids = [1, 2].map((count) => `<${long(12_000)}${count}@lumen.example>`);
  for (const id of ids)
    await tables
      .insertInto('messages')
      .values({ conversation: first.id, kind: 'received', author: 'A', text: 'T', message_id: id, at: '' })
      .execute();
  const file = inFolder('long.tar');
  await writeBackup(file, { database: live.address, store: store() });
  const place = await emptyDatabase(to);
  const lines: string[] = [];
  await restoreBackup(file, {
    database: place.address,
    store: await emptyStore('long'),
    log: (line) => lines.push(line),
  });
  const isShortened = from === 'SQLite' && to === 'PostgreSQL';
  const named = (column: string) => expect.stringMatching(`${column}: a text of \\d+ characters is too long`);
  expect(lines).toEqual(
    isShortened ? ['conversations.email', 'messages.message_id', 'messages.message_id'].map(named) : [],
  );
  const restored = await openDatabase(place.address);
  const { rows } = await sql<{ id: string }>`
    select message_id as id from messages where author = 'A' order by id`.execute(restored.tables);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  if (!isShortened) expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await restored.close();
  await place.remove();
  await live.close();
});

test('hostile texts that SQLite has stored are shortened, and can be erased', async () => {
  const place = await emptyDatabase('SQLite');
  const { tables } = await connect(place.address);
  await migrate(tables, { last: '027 search queue' });
  const email = `${'a'.repeat(12_000)}@lumen.example`;
  await tables
    .insertInto('conversations')
    .values({
      kind: 'contact',
      form_key: `mail ${email}`,
      network: `mail ${email}`,
      name: 'A',
      email,
      phone: '',
      subject: 'S',
      state: 'open',
      created_at: '',
      updated_at: '',
    })
    .execute();
  await migrate(tables);
  const [found] = await tables.selectFrom('conversations').selectAll().execute();
  expect(found!.email).toMatch(/^a{237}~[0-9a-f]{16}$/);
  expect([found!.form_key.length, found!.network.length]).toEqual([600, 600]);
  await tables.destroy();
  await place.remove();
});
