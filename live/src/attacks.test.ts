import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { hashPassword } from './people/password/password';
import { newSecret } from './people/secret';
import { importContent } from './records/importContent';
import { accessTable, type AccessRow } from './testing/accessTable';
import { requestsWith } from './testing/parametersOf';
import { databases } from './testing/testDatabase';
import { authenticator } from './testing/authenticator';
import { allow } from './testing/testInvoices';
import { origin, testLive, type TestLive } from './testing/testLive';
import { addPerson, addSession, headersAfter, logOf, password, type TestPerson } from './testing/testPeople';
import { drafts } from './testing/testRecords';

const texts = [
  `'; drop table people; --`,
  `' or '1'='1`,
  `" or ""="`,
  `x' union select password from people --`,
  `%'; select pg_sleep(10); --`,
  '\\',
  '{"$ne":null}',
];

type AttackRequest = ReturnType<typeof requestsWith>[number][1];

/** Some of those that are tried. */
const parametersThatReachTheDatabase = [
  'POST /api/session body.email',
  'POST /api/session/passkey body.passkey.id',
  'PATCH /api/people/:id params.id',
  'GET /api/log querystring.action',
  'PUT /api/records/:collection/:id params.id',
  'PUT /api/records/:collection/:id headers.idempotency-key',
  'GET /api/session/company/callback querystring.state',
  'GET /api/invoices querystring.search',
  'POST /api/invoices/:id/void body.reason',
];

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind);
    await live.database.change(importContent);
    manager = await addPerson(live, 'manager', 'Ayesha');
    await allow(live, manager, ['invoices', 'issue']);
  });
  afterAll(() => live.close());

  /** Every row of every table. */
  const everything = async () => {
    const tables = await live.database.tables.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(live.database.tables)),
    );
    return JSON.stringify(rows.map((each) => each.rows));
  };

  const send = ({ method, url }: AccessRow, { params, querystring, headers, body }: AttackRequest) => {
    const path = url
      .replace('/api', '')
      .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
    return live.ask(`${method} ${path}?${new URLSearchParams(querystring)}`, {
      headers: { ...headers, ...manager.headers },
      ...(body && { payload: body }),
    });
  };

  test('SQL in any parameter of any route is a text, and changes nothing else', async () => {
    const before = await live.database.tables.selectFrom('people').selectAll().execute();
    const [tried, failed] = [new Set<string>(), [] as string[]];
    for (const row of await accessTable())
      for (const text of texts)
        for (const [parameter, request] of requestsWith(row, text)) {
          // Wrong passwords would have the next ones wait.
          await live.database.tables.deleteFrom('attempts').execute();
          const { statusCode, body } = await send(row, request);
          const name = `${row.method} ${row.url} ${parameter}`;
          tried.add(name);
          if (statusCode >= 500) failed.push(`${name} ${text}: ${body}`);
        }
    expect([...tried]).toEqual(expect.arrayContaining(parametersThatReachTheDatabase));
    expect(failed).toEqual([]);
    expect(live.lines).toEqual([]);
    expect(await live.database.tables.selectFrom('people').selectAll().execute()).toEqual(before);
  });

  test('SQL in a cookie, in a query that is otherwise right and in a draft is a text', async () => {
    const editor = drafts(live, manager);
    for (const text of texts) {
      const cookie = `__Host-session=${encodeURIComponent(text)}`;
      expect((await live.ask('GET /people', { headers: { cookie } })).statusCode).toBe(401);
      const query = new URLSearchParams({ subject: text, person: text, action: text });
      const found = await live.ask(`GET /log?${query}`, { headers: manager.headers });
      expect(found.json()).toMatchObject({ entries: [], hasMore: false });
      await editor.change('team/1', { bio: text });
      expect((await editor.read('team/1')).value['bio']).toBe(text);
    }
  });

  test('a stolen database opens nothing: it holds no password, no session and no link', async () => {
    // The attacks above have used up the attempts of this address.
    await live.database.tables.deleteFrom('attempts').execute();
    const signIn = await live.ask('POST /session', { payload: { email: manager.email, password } });
    const session = signIn.cookies[0]!.value;
    const invited = await live.ask('POST /invitations', {
      headers: manager.headers,
      payload: { email: 'new@the.site', role: 'manager' },
    });
    const secret = invited.json<{ link: string }>().link.split('#')[1]!;
    const stolen = await everything();
    for (const each of [password, session, secret, manager.headers.cookie.split('=')[1]!])
      expect(stolen).not.toContain(each);
    // What is there of them is not a key either.
    const { invitations } = (await live.ask('GET /invitations', { headers: manager.headers })).json<{
      invitations: { id: string }[];
    }>();
    const hash = { secret: invitations[0]!.id };
    expect((await live.ask('POST /invitation', { payload: hash })).statusCode).toBe(410);
  });

  test('an answer does not reveal which accounts there are, or which have a password', async () => {
    const withoutPassword = await addPerson(live, 'editor');
    await live.database.tables
      .updateTable('people')
      .set({ password: null })
      .where('id', '=', withoutPassword.id)
      .execute();
    const answers = [];
    for (const email of [manager.email, withoutPassword.email, 'unknown@the.site']) {
      await live.database.tables.deleteFrom('attempts').execute();
      const response = await live.ask('POST /session', { payload: { email, password: 'not the password' } });
      answers.push([response.statusCode, response.body, Object.keys(response.headers)]);
    }
    expect(answers[0]![0]).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('the time of an answer does not reveal which accounts there are', async () => {
    // Other tests have hashes of less work.
    const stored = { password: await hashPassword(password) };
    await live.database.tables.updateTable('people').set(stored).where('id', '=', manager.id).execute();
    const time = async (email: string) => {
      await live.database.tables.deleteFrom('attempts').execute();
      const begin = performance.now();
      await live.ask('POST /session', { payload: { email, password: 'not the password' } });
      return performance.now() - begin;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 7; turn++) {
      known.push(await time(manager.email));
      unknown.push(await time(`${turn}@the.site`));
    }
    const median = (times: number[]) => times.sort((one, other) => one - other)[3]!;
    // Without the hash it would be a tenth.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('a session that somebody has planted ends with every way of signing in', async () => {
    const link = async () => {
      const payload = { email: `${newSecret()}@the.site`, role: 'editor' };
      const invited = await live.ask('POST /invitations', { headers: manager.headers, payload });
      return invited.json<{ link: string }>().link.split('#')[1]!;
    };
    const device = authenticator(origin);
    const optionsOf = async <Options>(route: string, payload?: object) =>
      (await live.ask(route, { ...(payload && { payload }) })).json<Options>();
    const joining = { secret: await link(), name: 'Bilal' };
    const created = device.create(
      await optionsOf<PublicKeyCredentialCreationOptionsJSON>('POST /invitation/passkey/options', joining),
    );
    const used = device.get(
      await optionsOf<PublicKeyCredentialRequestOptionsJSON>('POST /session/passkey/options'),
    );
    const signIns: [route: string, payload: object][] = [
      ['POST /session', { email: manager.email, password }],
      ['POST /invitation/password', { secret: await link(), name: 'Chandra', password }],
      ['POST /invitation/passkey', { ...joining, label: 'Phone', passkey: created }],
      ['POST /session/passkey', { passkey: used }],
    ];
    await live.database.tables.deleteFrom('attempts').execute();
    for (const [route, payload] of signIns) {
      const planted = await addSession(live, manager.id);
      const response = await live.ask(route, { headers: planted, payload });
      expect([route, response.statusCode]).toEqual([route, 200]);
      expect(headersAfter(response)).not.toEqual(planted);
      expect([route, (await live.ask('GET /sessions', { headers: planted })).statusCode]).toEqual([
        route,
        401,
      ]);
    }
  });

  test('a guessed session or link is nobody’s', async () => {
    const cookie = `__Host-session=${newSecret()}`;
    expect((await live.ask('GET /sessions', { headers: { cookie } })).statusCode).toBe(401);
    expect((await live.ask('POST /invitation', { payload: { secret: newSecret() } })).statusCode).toBe(410);
  });

  test('answers hold no member that their schema does not name', async () => {
    const people = await live.ask('GET /people', { headers: manager.headers });
    expect(people.body).not.toMatch(/argon2|password|created_at/);
    expect(await logOf(live)).not.toEqual([]);
  });
});
