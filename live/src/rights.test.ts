import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { roles, type Role } from '@vibrant-peak/shared/contract';
import { accessTable, type AccessRow } from './testing/accessTable';
import type { ChangingRequest } from './testing/changingRequest';
import { changingRequests } from './testing/changingRequests';
import { bothDatabases } from './testing/testDatabase';
import { allow } from './testing/testInvoices';
import { testLive, type TestLive } from './testing/testLive';
import { addPerson, type TestPerson } from './testing/testPeople';
import { startWithContent } from './testing/testPublishing';

const routeName = ({ method, url }: AccessRow) => `${method} ${url.replace('/api', '')}`;
const changing = async () =>
  (await accessTable()).filter(({ method, access }) => method !== 'GET' && access !== 'anyone');

/** What happens to a person between the headers of a request and the end of its body. */
const fates = {
  'left alone': async () => undefined,
  removed: ({ database: { tables } }: TestLive, { id }: TestPerson) =>
    tables.deleteFrom('people').where('id', '=', id).execute(),
  'signed out': ({ database: { tables } }: TestLive, { id }: TestPerson) =>
    tables.deleteFrom('sessions').where('person', '=', id).execute(),
  demoted: ({ database: { tables } }: TestLive, { id, role }: TestPerson) =>
    tables
      .updateTable('people')
      .set({ role: roles[roles.indexOf(role) - 1] ?? role })
      .where('id', '=', id)
      .execute(),
  'left without the right': (live: TestLive, person: TestPerson) =>
    allow(live, person, ['invoices', 'issue'], false),
};
type Fate = keyof typeof fates;

/** Whether this fate takes what the route asks for. */
function isStruck({ access, right }: AccessRow, fate: Fate): boolean {
  if (fate === 'demoted') return access !== 'editor';
  return fate !== 'left without the right' || right !== undefined;
}

/** A body of which nothing comes before the server reads it, and then this happens first. */
const slowBody = (body: string | Buffer, meanwhile: () => Promise<unknown>) =>
  new Readable({
    read() {
      void meanwhile().then(() => {
        this.push(body);
        this.push(null);
      });
    },
  });

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let publisher: TestPerson;
  let tableNames: string[];
  beforeAll(async () => {
    live = await testLive(kind);
    tableNames = (await live.database.tables.introspection.getTables()).map(({ name }) => name);
    await startWithContent(live);
    publisher = await addPerson(live, 'publisher');
    // One manager remains after each removal.
    await addPerson(live, 'manager');
  });
  afterAll(() => live.close());

  async function attack(row: AccessRow, fate: Fate): Promise<string> {
    const person = await addPerson(live, row.access as Role);
    await allow(live, person, ['invoices', 'issue']);
    const prepare = changingRequests[routeName(row)];
    if (!prepare) throw new Error(`changingRequests has nothing for ${routeName(row)}`);
    const request = await prepare({ live, person, publisher });
    let before = '';
    const answer = await send(row, person, request, async () => {
      await fates[fate](live, person);
      if (fate !== 'left alone') before = await everything();
    });
    const { statusCode } = answer;
    if ([401, 403].includes(statusCode))
      return before === (await everything()) ? 'refused' : 'refused, but done';
    return `${Math.floor(statusCode / 100)}xx`;
  }

  const send = (
    row: AccessRow,
    { headers: own }: TestPerson,
    { params = {}, headers, body = {} }: ChangingRequest,
    meanwhile: () => Promise<void>,
  ) =>
    live.ask(
      routeName(row).replace(/:(\w+)/g, (_, name: string) => params[name]!),
      {
        headers: {
          ...own,
          ...headers,
          'transfer-encoding': 'chunked',
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        },
        payload: slowBody(Buffer.isBuffer(body) ? body : JSON.stringify(body), meanwhile),
      },
    );

  /** Every row of every table. */
  async function everything(): Promise<string> {
    const rows: unknown[] = [];
    // One after the other: on a busy machine so many at once would wait too long for a connection.
    for (const name of tableNames)
      rows.push((await sql`select * from ${sql.table(name)}`.execute(live.database.tables)).rows);
    return JSON.stringify(rows);
  }

  test.each<[Fate, outcome: string]>([
    ['left alone', '2xx'],
    ['removed', 'refused'],
    ['signed out', 'refused'],
    ['demoted', 'refused'],
    ['left without the right', 'refused'],
  ])(
    'a slow body at each changing route, when its sender was %s meanwhile: %s',
    async (fate, outcome) => {
      const rows = (await changing()).filter((row) => isStruck(row, fate));
      const found: [string, string][] = [];
      for (const row of rows) found.push([routeName(row), await attack(row, fate)]);
      expect(rows.length).toBeGreaterThan(6);
      expect(found).toEqual(rows.map((row) => [routeName(row), outcome]));
    },
    120_000,
  );
});
