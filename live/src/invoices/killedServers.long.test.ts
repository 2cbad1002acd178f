import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { killServer, startServer, type ServerProcess } from '../testing/serverProcess';
import { bothDatabases, testDatabase, type DatabaseKind } from '../testing/testDatabase';
import { allow, invoicesOf, type OpenInvoice } from '../testing/testInvoices';
import { liveOn, origin } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';

const kills = 10;
const all = 220;
/** Issues that are under way at once. */
const hands = 10;

const cases: [DatabaseKind, servers: number][] = [
  ['SQLite', 1],
  ...(bothDatabases.includes('PostgreSQL') ? ([['PostgreSQL', 2]] as [DatabaseKind, number][]) : []),
];

let servers: ServerProcess[] = [];
afterEach(() => servers.forEach(({ child }) => child.kill('SIGKILL')));

/** Drafts on a new database, and the headers of somebody who may issue them. */
async function drafted(kind: DatabaseKind) {
  const { address, remove } = await testDatabase(kind);
  const live = await liveOn({ address, remove: async () => undefined });
  const { headers, ...person } = await addPerson(live, 'editor');
  await allow(live, { headers, ...person }, ['invoices', 'issue']);
  const drafts: OpenInvoice[] = [];
  for (let index = 0; index < all; index++) drafts.push(await invoicesOf(live, { headers }).create());
  await live.close();
  return { address, remove, drafts, headers };
}

/** Issues as a page does: again and again with one key, until a server has answered. */
async function issue(urlOf: () => string, { id }: OpenInvoice, own: object): Promise<string> {
  const headers = {
    ...own,
    origin,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'if-match': '"1"',
    'idempotency-key': randomUUID(),
  };
  for (;;) {
    const init = { method: 'POST', headers, body: '{}' };
    const answer = await fetch(`${urlOf()}/api/invoices/${id}/issue`, init).catch(() => undefined);
    const issued = await answer?.json().catch(() => undefined);
    if (answer?.status === 200 && issued) return (issued as { number: string }).number;
    // A server that is away answers nothing or half, and a database that is busy 503.
    expect([undefined, 200, 503]).toContain(answer?.status);
    await pause(100);
  }
}

test.each(cases)(
  'on %s with %d servers, of which one is killed ten times, numbers have no gaps and no doubles',
  async (kind, count) => {
    const { address, remove, drafts, headers } = await drafted(kind);
    // Nothing is mailed.
    const mailUrl = 'smtp://127.0.0.1:9';
    servers = await Promise.all(Array.from({ length: count }, () => startServer(address, mailUrl)));
    const waiting = [...drafts];
    const numbers: string[] = [];
    let killed = 0;
    const disturb = async () => {
      while (killed < kills) {
        if (numbers.length >= ((killed + 1) * all) / (kills + 2)) {
          const index = killed++ % count;
          await killServer(servers[index]!);
          servers[index] = await startServer(address, mailUrl);
        }
        await pause(5);
      }
    };
    const hand = async (index: number) => {
      for (let draft = waiting.shift(); draft; draft = waiting.shift())
        numbers.push(await issue(() => servers[index % count]!.url, draft, headers));
    };
    await Promise.all([disturb(), ...Array.from({ length: hands }, (_, index) => hand(index))]);
    await Promise.all(servers.map(killServer));
    const expected = drafts.map((_, index) => `INV-2026-${String(index + 1).padStart(4, '0')}`);
    expect(numbers.sort()).toEqual(expected);
    const live = await liveOn({ address, remove });
    const { tables } = live.database;
    const stored = await tables.selectFrom('invoices').select('number').orderBy('number').execute();
    expect(stored.map(({ number }) => number)).toEqual(expected);
    expect(await tables.selectFrom('invoice_counters').select('last').execute()).toEqual([{ last: all }]);
    await live.close();
  },
  1_800_000,
);
