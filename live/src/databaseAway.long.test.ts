import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { sql } from 'kysely';
import { createSiteServer } from '@vibrant-peak/engine/serve/createSiteServer';
import { writeFixtureStore } from '@vibrant-peak/engine/testing/fuzz/fixtureStore';
import { connect } from './database/connect';
import { watchDatabase } from './database/watchDatabase';
import { postgresFolder } from './testing/postgresFolder';
import { startPostgres, type PostgresServer } from './testing/postgresServer';
import { testDatabase, type TestDatabase } from './testing/testDatabase';
import { liveOn, type TestLive } from './testing/testLive';
import { addPerson, password, type TestPerson } from './testing/testPeople';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
beforeAll(() => writeFixtureStore(folder, 1000));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let live: TestLive;
let person: TestPerson;
let site: Server;
let url: string;
let reported: string[];
let watch: ReturnType<typeof watchDatabase>;

/** A server with the site and a person who is signed in. */
async function start(place: TestDatabase): Promise<void> {
  live = await liveOn(place);
  person = await addPerson(live, 'manager');
  reported = [];
  watch = watchDatabase(live.database, (line) => reported.push(line));
  const database = () => watch.state();
  site = createSiteServer(folder, {
    api: live.app.routing,
    state: () => ({ status: 'current', database: database() }),
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

async function end(): Promise<void> {
  watch.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await live.close();
}

/** Asks for what may go on and what may not; nothing takes longer than two seconds. */
async function statuses(): Promise<Record<string, number>> {
  const own = { 'sec-fetch-site': 'same-origin' };
  const headers = { ...own, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: person.email, password });
  const requests: Record<string, [path: string, init?: RequestInit]> = {
    page: ['/team'],
    ready: ['/readyz'],
    read: ['/api/people', { headers: { ...own, ...person.headers } }],
    change: ['/api/session', { method: 'POST', headers, body }],
  };
  const asked = Object.entries(requests).map(async ([what, [path, init]]) => {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return [what, response.status] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

const all = { page: 200, ready: 200, read: 200, change: 200 };
const readiness = async () => (await fetch(`${url}/readyz`)).json();

async function until(state: 'ready' | 'away'): Promise<void> {
  const end = Date.now() + 10_000;
  while (watch.state() !== state && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await readiness()).toEqual({ status: 'ready', database: state });
}

const programs = postgresFolder();
(programs ? describe : describe.skip)('PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    await start({ address: postgres.address, remove: async () => undefined });
  });
  afterAll(async () => {
    await end();
    await postgres.stop();
  });

  test('that stops costs the staff area alone, as long as it is away', async () => {
    expect(await statuses()).toEqual(all);
    await postgres.halt();
    expect(await statuses()).toEqual({ ...all, read: 503, change: 503 });
    await until('away');
    await postgres.start();
    await until('ready');
    // Who was signed in still is.
    expect(await statuses()).toEqual(all);
    expect(reported).toEqual([
      expect.stringContaining('The database does not answer'),
      'The database answers again.',
    ]);
  }, 30_000);

  test('that is silent is given up within two seconds, and so are its connections', async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend'`.execute(live.database.tables);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => rows.forEach(({ pid }) => process.kill(pid, name));
    signal('SIGSTOP');
    try {
      await until('away');
      // Others are opened.
      await until('ready');
      expect(await statuses()).toEqual(all);
    } finally {
      signal('SIGCONT');
    }
  }, 30_000);

  test('at an address that takes connections and says nothing is away', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const { tables } = await connect(`postgres://tester@127.0.0.1:${port}/test`, { isServing: true });
    const began = Date.now();
    await expect(tables.selectFrom('people').selectAll().execute()).rejects.toThrow('timeout');
    expect(Date.now() - began).toBeLessThan(2000);
    await tables.destroy();
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});

test('a SQLite file that another program has locked costs changes alone, while it is locked', async () => {
  const place = await testDatabase('SQLite');
  await start(place);
  const other = new Sqlite(place.address);
  expect(await statuses()).toEqual(all);
  other.exec('begin immediate');
  expect(await statuses()).toEqual({ ...all, change: 503 });
  await until('away');
  other.exec('rollback');
  other.close();
  await until('ready');
  expect(await statuses()).toEqual(all);
  await end();
}, 30_000);
