import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { problemOf } from '../http/answerErrors';
import { addPerson } from '../testing/testPeople';
import { bothDatabases } from '../testing/testDatabase';
import { liveOn, testLive, type TestLive } from '../testing/testLive';
import { connect } from './connect';
import { watchDatabase } from './watchDatabase';

test('a connection begins with no setting that PgBouncer refuses', async () => {
  const begun: string[][] = [];
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        // Length and version, then names and values, each with a NUL at its end.
        begun.push(data.subarray(8).toString().split('\0').filter(Boolean));
        socket.destroy();
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { tables } = await connect(`postgres://tester@127.0.0.1:${port}/site`, { isServing: true });
  await expect(sql`select 1`.execute(tables)).rejects.toThrow();
  expect(begun).toEqual([['user', 'tester', 'database', 'site', 'client_encoding', 'UTF8']]);
  await tables.destroy();
  server.close();
});

const onPostgres = bothDatabases.find((kind) => kind === 'PostgreSQL');

(onPostgres ? describe : describe.skip)('two servers on one PostgreSQL', () => {
  let one: TestLive;
  let other: TestLive;
  beforeEach(async () => {
    one = await testLive('PostgreSQL');
    other = await liveOn({ address: one.address, remove: async () => undefined });
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });

  /** Begins a change that lasts for a while, but answers all the time. @returns its end. */
  async function beginSlowChange(live: TestLive, milliseconds: number) {
    let ended: Promise<void> | undefined;
    await new Promise<void>((begun) => {
      ended = live.database.change(async (tables) => {
        begun();
        const end = performance.now() + milliseconds;
        while (performance.now() < end) await sql`select pg_sleep(0.1)`.execute(tables);
      });
    });
    return { ended };
  }

  test('during a change of three seconds at one, those of the other wait and succeed', async () => {
    const { headers } = await addPerson(other, 'manager');
    await other.database.tables.updateTable('sessions').set({ seen_at: longAgo }).execute();
    const lines: string[] = [];
    const watch = watchDatabase(other.database, (line) => lines.push(line));
    const { ended } = await beginSlowChange(one, 3000);
    const began = performance.now();
    const read = await other.ask('GET /people', { headers });
    const readTime = performance.now() - began;
    const saved = await other.ask('PUT /presence/team/1', { headers });
    const { seen_at: seenAt } = await other.database.tables
      .selectFrom('sessions')
      .select('seen_at')
      .executeTakeFirstOrThrow();
    await ended;
    expect([read.statusCode, saved.statusCode]).toEqual([200, 200]);
    expect(readTime).toBeLessThan(1800);
    expect(performance.now() - began).toBeGreaterThan(2000);
    expect(seenAt).not.toBe(longAgo);
    expect([watch.state(), lines]).toEqual(['ready', []]);
    watch.stop();
  });

  test('a change that waits too long is refused with words, and the next ones wait', async () => {
    const { ended } = await beginSlowChange(one, 2000);
    // The change was asked for half a minute ago.
    jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 30_000);
    const error = await other.database.change(async () => undefined).catch((reason: Error) => reason);
    const raw = { destroyed: false, complete: true };
    const route = { method: 'PUT', routeOptions: { url: '/a' }, raw } as never;
    expect(problemOf(error as never, route, () => undefined)).toMatchObject({
      statusCode: 503,
      message: 'The site is busy with other changes: try again in a minute.',
    });
    await other.database.change(async () => undefined);
    await ended;
  });

  test('PostgreSQL gives up a statement before the server does, and lets the lock go', async () => {
    const began = performance.now();
    const endless = one.database.change((tables) => sql`select pg_sleep(30)`.execute(tables));
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    await other.database.change(async () => undefined);
    expect(performance.now() - began).toBeLessThan(5000);
    await expect(sql`select pg_sleep(30)`.execute(one.database.tables)).rejects.toMatchObject({
      code: '57014',
    });
  });
});

const longAgo = new Date(Date.now() - 3600_000).toISOString();

// Otherwise PostgreSQL reads a whole table for each message that goes.
(onPostgres ? test : test.skip)('what refers to a message or conversation has an index on it', async () => {
  const live = await testLive('PostgreSQL');
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('messages'::regclass, 'conversations'::regclass)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)`.execute(
    live.database.tables,
  );
  expect(rows).toEqual([]);
  await live.close();
});
