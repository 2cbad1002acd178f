import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, type Role } from '@vibrant-peak/shared/contract';
import { mayUse } from './http/requireRoles';
import { accessTable, asMarkdown, type AccessRow } from './testing/accessTable';
import { allow } from './testing/testInvoices';
import { testLive, type TestLive } from './testing/testLive';
import { addPerson } from './testing/testPeople';

let rows: AccessRow[];
let live: TestLive;
beforeAll(async () => {
  rows = await accessTable();
  live = await testLive('SQLite');
});
afterAll(() => live.close());

const pathOf = ({ method, url }: AccessRow) => `${method} ${url.replace('/api', '').replace(/:\w+/g, 'x')}`;
const isOpen = (status: number) => status !== 401 && status !== 403;

/** Headers of somebody with this role and all rights. */
async function headersOf(role: Role) {
  const person = await addPerson(live, role);
  await allow(live, person, ['invoices', 'issue']);
  return person.headers;
}

test('each role may use the routes that the table names, and no others', async () => {
  const [tried, expected]: [string[], string[]] = [[], []];
  for (const row of rows) {
    for (const role of [undefined, ...roles]) {
      const headers = role && (await headersOf(role));
      const { statusCode } = await live.ask(pathOf(row), { ...(headers && { headers }) });
      // Without a body, which the schema refuses after the role was looked at, signing in answers
      // 400.
      tried.push(`${role} ${pathOf(row)} ${isOpen(statusCode)}`);
      expected.push(`${role} ${pathOf(row)} ${mayUse(row.access, role)}`);
    }
  }
  expect(rows.length).toBeGreaterThan(25);
  expect(tried).toEqual(expected);
});

test('a route with a right refuses everybody without it, and with the other one', async () => {
  const withRight = rows.filter(({ right }) => right);
  expect(withRight.length).toBeGreaterThan(10);
  for (const row of withRight) {
    const person = await addPerson(live, 'manager');
    await allow(live, person, [row.right === 'issue' ? 'invoices' : 'issue']);
    const answer = await live.ask(pathOf(row), { headers: person.headers });
    expect([pathOf(row), answer.json()]).toMatchObject([
      pathOf(row),
      { status: 403, detail: expect.stringContaining(`This requires the right "${row.right}"`) },
    ]);
  }
});

test('a request without a person is answered 401, with a lower role 403', async () => {
  const { headers } = await addPerson(live, 'publisher');
  expect((await live.ask('GET /people')).statusCode).toBe(401);
  expect((await live.ask('GET /people', { headers })).json()).toMatchObject({
    status: 403,
    detail: 'This requires the role manager; you are publisher.',
  });
});

test('a request from a page of another site is refused by every route but one, whatever the role', async () => {
  const { headers: own } = await addPerson(live, 'manager');
  expect(rows.filter((row) => row.isReachedFromOtherSites).map(({ url }) => url)).toEqual([
    '/api/session/company/callback',
  ]);
  for (const row of rows.filter((each) => !each.isReachedFromOtherSites)) {
    const headers = { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { statusCode } = await live.ask(pathOf(row), { headers });
    expect([pathOf(row), statusCode]).toEqual([pathOf(row), 403]);
  }
  expect((await live.ask('GET /people', { headers: own })).statusCode).toBe(200);
});

test('a link on another site opens previews and pages of clients alone, also for a manager', async () => {
  const { headers: own } = await addPerson(live, 'manager');
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const opened: string[] = [];
  for (const row of rows.filter((each) => !each.isReachedFromOtherSites)) {
    const { statusCode } = await live.ask(pathOf(row), { headers: { ...own, ...link } });
    if (statusCode !== 403) opened.push(`${row.method} ${row.url}`);
  }
  expect(opened).toEqual(['GET /api/previews/:label', 'GET /i/:token']);
});

test('docs/reference/routes.md has this table', () => {
  const text = readFileSync(join(__dirname, '../../docs/reference/routes.md'), 'utf8');
  const [, table = ''] = /<!-- routes -->\n([^]*)<!-- \/routes -->/.exec(text) ?? [];
  const linesOf = (markdown: string) =>
    markdown
      .trim()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ').replace(/-{3,}/g, '---'));
  expect(linesOf(table)).toEqual(asMarkdown(rows).map((line) => line.replace(/ +/g, ' ')));
});
