import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { addToLog } from '../log/addToLog';
import { bothDatabases, emptyDatabase, testDatabase } from '../testing/testDatabase';
import { connect } from './connect';
import { migrate } from './migrate';
import { openDatabase, type Database } from './openDatabase';
import type { Queries } from './tables';

describe.each(bothDatabases)('on %s', (kind) => {
  let database: Database;
  let place: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    place = await testDatabase(kind);
    database = await openDatabase(place.address);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const count = async (tables: Queries, failures: number) =>
    tables
      .insertInto('attempts')
      .values({ key: 'one', failures, last_at: '' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures }))
      .execute();
  const counted = async (tables: Queries) =>
    (await tables.selectFrom('attempts').select('failures').executeTakeFirst())?.failures ?? 0;

  test('a change that throws has not happened', async () => {
    const change = database.change(async (tables) => {
      await count(tables, 1);
      throw new Error('in the middle');
    });
    await expect(change).rejects.toThrow('in the middle');
    expect(await counted(database.tables)).toBe(0);
  });

  test('of changes at the same time none is lost', async () => {
    const another = await openDatabase(place.address);
    const processes = kind === 'PostgreSQL' ? [database, another] : [database];
    const changes = Array.from({ length: 20 }, (_, index) =>
      processes[index % processes.length]!.change(async (tables) =>
        count(tables, (await counted(tables)) + 1),
      ),
    );
    await Promise.all(changes);
    await another.close();
    expect(await counted(database.tables)).toBe(20);
  });

  test('a busy process does not take an answer that waits for it for silence', async () => {
    await counted(database.tables);
    const answer = counted(database.tables);
    // The query is on its way, and then the process computes for longer than it waits for an answer.
    await new Promise((resolve) => setImmediate(resolve));
    const end = performance.now() + 1500;
    while (performance.now() < end);
    expect(await answer).toBe(0);
  });

  test('what was stored is there when it is opened again', async () => {
    await database.change((tables) => count(tables, 3));
    await database.close();
    database = await openDatabase(place.address);
    expect(await counted(database.tables)).toBe(3);
  });

  test('the log only grows', async () => {
    const { tables } = database;
    await addToLog(tables, { id: null, name: 'Ayesha', ip: '' }, { action: 'signed in', subject: 'one' });
    await expect(tables.updateTable('log').set({ subject: 'two' }).execute()).rejects.toThrow('only grows');
    await expect(tables.deleteFrom('log').execute()).rejects.toThrow('only grows');
    expect(await tables.selectFrom('log').select('subject').execute()).toEqual([{ subject: 'one' }]);
  });

  test('an upgrade says from which migration to which, and a start without one says nothing', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const older = await emptyDatabase(kind);
    const { tables } = await connect(older.address);
    await migrate(tables, { last: '050 accepted quotes', say });
    await tables.destroy();
    expect(said).toEqual([]);
    for (let start = 0; start < 2; start++) await (await openDatabase(older.address, { say })).close();
    expect(said).toEqual([
      expect.stringMatching(
        /^Version \d.* upgrades the database from "050 accepted quotes" to ".*"\. It adds: 051 indexes/,
      ),
    ]);
    await older.remove();
  });

  test('a database of a newer version is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999 later', 'later')`.execute(
      database.tables,
    );
    await expect(openDatabase(place.address)).rejects.toThrow(
      /^A newer version of this program wrote the database: .*"999 later"/,
    );
  });
});

test('while a change waits for a SQLite file that is locked, others read', async () => {
  const { address, remove } = await testDatabase('SQLite');
  const database = await openDatabase(address);
  const { default: LibSql } = await import('libsql');
  const other = new LibSql(address);
  other.exec('begin immediate');
  const change = database.change(async () => 'changed');
  let hasEnded = false;
  void change.catch(() => undefined).then(() => (hasEnded = true));
  await pause(50);
  expect(await database.tables.selectFrom('people').select('id').execute()).toEqual([]);
  expect(hasEnded).toBe(false);
  other.exec('rollback');
  expect(await change).toBe('changed');
  other.close();
  await database.close();
  await remove();
});

test('a SQLite file is written through to the disk at every change', async () => {
  const { address, remove } = await testDatabase('SQLite');
  const { tables, close } = await openDatabase(address);
  const settingOf = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(tables)).rows[0]!)[0] as unknown;
  expect(await settingOf('journal_mode')).toBe('wal');
  // FULL
  expect(await settingOf('synchronous')).toBe(2);
  await close();
  await remove();
});
