import { sql } from 'kysely';
import { writeBackup } from '../backup/writeBackup';
import { restoreBackup } from '../backup/restoreBackup';
import { fillTables } from '../testing/fillTables';
import { site, testPlace } from '../testing/testBackup';
import { bothDatabases, emptyDatabase } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { liveOn, testLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { connect } from './connect';
import { migrate } from './migrate';
import type { Queries } from './tables';

const { inFolder, store, emptyStore } = testPlace();

/** Ids of what has come in, the newest first. */
const idsIn = async (tables: Queries) =>
  (await tables.selectFrom('conversations').select('id').orderBy('id', 'desc').execute()).map(({ id }) => id);

const removed = (tables: Queries, id: number) =>
  tables.deleteFrom('conversations').where('id', '=', id).execute();

describe.each(bothDatabases)('on %s', (kind) => {
  test('the id of what was removed is given to nothing else', async () => {
    const live = await testLive(kind);
    const inbox = inboxOf(live, await addPerson(live, 'manager'));
    await inbox.send();
    const [first] = await idsIn(live.database.tables);
    await removed(live.database.tables, first!);
    await inbox.send();
    expect(await idsIn(live.database.tables)).not.toContain(first);
    await live.close();
  });

  test('a restore gives no id that was given before or after the backup', async () => {
    const { live, person } = await site(kind);
    const inbox = inboxOf(live, person);
    await inbox.send();
    const [newest] = await idsIn(live.database.tables);
    await inbox.note(newest!, 'The log names it.');
    await removed(live.database.tables, newest!);
    const file = inFolder('site.tar');
    await writeBackup(file, { database: live.address, store: store() });
    await inbox.send();
    const [later] = await idsIn(live.database.tables);
    await live.close();

    const place = await emptyDatabase(kind);
    await restoreBackup(file, { database: place.address, store: await emptyStore() });
    const restored = await liveOn(place);
    await inboxOf(restored, person).send();
    const [given] = await idsIn(restored.database.tables);
    expect(given).toBeGreaterThan(Math.max(newest!, later!));
    await restored.close();
  });
});

/** Texts of all that SQLite knows of, but for the word that makes ids unique, and all rows. */
async function contentOf(tables: Queries) {
  const { rows } = await sql<{ name: string; text: string }>`
    select name, replace(sql, ' autoincrement', '') as text from sqlite_master order by name`.execute(tables);
  const names = (await tables.introspection.getTables()).map(({ name }) => name);
  const all = await Promise.all(
    names.map(async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(tables)).rows]),
  );
  return { rows, all };
}

test('a database of before gets ids above all that it has had, and stays as it is otherwise', async () => {
  const place = await emptyDatabase('SQLite');
  const { tables } = await connect(place.address);
  await migrate(tables, { last: '025 named numbers' });
  await fillTables(tables);
  await sql`insert into log (at, person_name, action, subject, details, ip)
    values ('', 'Omar', 'changed a message', 'inbox/70', '{}', '')`.execute(tables);
  const before = await contentOf(tables);
  await migrate(tables, { last: '026 ids once' });
  expect(await contentOf(tables)).toEqual(before);
  await migrate(tables);
  const { rows: damages } = await sql`pragma integrity_check`.execute(tables);
  expect(damages).toEqual([{ integrity_check: 'ok' }]);
  const { rows: tablesWithIds } = await sql<{ name: string }>`
    select name from sqlite_master where sql like '%"id" integer primary key%'
    and sql not like '%primary key autoincrement%'
    and name <> 'mail_server' -- its only row`.execute(tables);
  expect(tablesWithIds).toEqual([]);
  const conversation = await tables.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  const { id } = await tables
    .insertInto('conversations')
    .values({ ...conversation, id: undefined, form_key: 'another' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(71);
  await expect(sql`delete from log`.execute(tables)).rejects.toThrow('The log only grows');
  await tables.destroy();
  await place.remove();
});
