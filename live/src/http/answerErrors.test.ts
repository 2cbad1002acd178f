import { fastify } from 'fastify';
import { sql } from 'kysely';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, password } from '../testing/testPeople';
import { answerErrors } from './answerErrors';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  beforeAll(async () => void (live = await testLive(kind)));
  afterAll(() => live.close());

  test.each<[what: string, route: string, payload: object | undefined, status: number, detail: string]>([
    ['an unknown address', 'GET /nothing?a=b', undefined, 404, 'Not found: GET /api/nothing.'],
    [
      'a missing member',
      'POST /session',
      { email: 'a@b.example' },
      400,
      "must have required property 'password'",
    ],
    [
      'an unknown member',
      'POST /session',
      { email: '', password, role: 'manager' },
      400,
      'additional properties',
    ],
    ['another type', 'POST /session', { email: 1, password }, 400, 'body/email must be string'],
    ['no data', 'POST /session', undefined, 400, 'body must be object'],
  ])('%s is answered with a problem document', async (_what, route, payload, status, detail) => {
    const response = await live.ask(route, payload && { payload });
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ status, detail: expect.stringContaining(detail) });
    expect(live.lines).toEqual([]);
  });

  test('a form or plain text is not a request', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await live.ask('POST /session', { payload: 'x', headers: { 'content-type': type } });
      expect(response.statusCode).toBe(415);
    }
  });

  test('a character that cannot be stored is a fault of the request', async () => {
    const response = await live.ask('POST /session', { payload: { email: 'a\0@b.example', password } });
    expect(response.statusCode).toBe(400);
  });

  test('an unexpected error says nothing about the server, whose log has it', async () => {
    await sql`alter table sessions rename to others`.execute(live.database.tables);
    const response = await live.ask('GET /session', { headers: { cookie: '__Host-session=x' } });
    expect(response.json()).toEqual({
      status: 500,
      title: 'Internal Server Error',
      detail: 'Something failed on the server. Try again; its log has the reason.',
    });
    expect(live.lines).toEqual([expect.stringMatching(/^GET \/api\/session failed: .*sessions/)]);
  });
});

test('a full disk is said, and nothing is lost or half stored', async () => {
  const live = await testLive('SQLite');
  const { email } = await addPerson(live, 'editor');
  const { tables } = live.database;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tables);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(tables);
  const signIn = () => live.ask('POST /session', { payload: { email, password } });
  let response = await signIn();
  for (let turn = 0; turn < 100 && response.statusCode === 200; turn++) response = await signIn();
  expect(response.json()).toMatchObject({
    status: 507,
    detail: expect.stringContaining('nothing was saved'),
  });
  const { sessions, entries } = await tables
    .selectNoFrom((from) => [
      from
        .selectFrom('sessions')
        .select((each) => each.fn.countAll<number>().as('n'))
        .as('sessions'),
      from
        .selectFrom('log')
        .select((each) => each.fn.countAll<number>().as('n'))
        .as('entries'),
    ])
    .executeTakeFirstOrThrow();
  // One session was there before; each further one has its line.
  expect(sessions).toBe(Number(entries) + 1);
  await live.close();
}, 60_000);

test.each([
  ['a database that is away', { code: 'ECONNREFUSED' }],
  ['a database that stops', { code: '57P01' }],
])('%s is said', async (_what, error) => {
  const app = fastify();
  const lines: string[] = [];
  answerErrors(app, (line) => lines.push(line));
  app.get('/', () => Promise.reject(Object.assign(new Error('failed'), error)));
  expect((await app.inject('/')).json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining('The database does not answer'),
  });
  // It is counted, see `isCounted`.
  expect(lines).toEqual([]);
});
