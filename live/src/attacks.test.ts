import { sql } from 'kysely';
import { hashPassword } from './people/password';
import { newSecret } from './people/secret';
import { importContent } from './records/importContent';
import { accessTable, type AccessRow } from './testing/accessTable';
import { databases } from './testing/testDatabase';
import { testLive, type TestLive } from './testing/testLive';
import { addPerson, logOf, password, type TestPerson } from './testing/testPeople';
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

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind);
    await live.database.change(importContent);
    manager = await addPerson(live, 'manager', 'Ayesha');
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

  /** A request with this text in each parameter: in the address, the query, the body and the headers. */
  const attack = ({ method, url, schema }: AccessRow, text: string) => {
    const filled = (part: unknown) => {
      const { properties = {} } = (part ?? {}) as { properties?: object };
      return Object.fromEntries(Object.keys(properties).map((name) => [name, text]));
    };
    const path = url.replace('/api', '').replace(/:\w+/g, encodeURIComponent(text));
    const query = new URLSearchParams(filled(schema.querystring));
    return live.ask(`${method} ${path}${schema.querystring ? `?${query}` : ''}`, {
      headers: { ...filled(schema.headers), ...manager.headers },
      ...(schema.body ? { payload: filled(schema.body) } : {}),
    });
  };

  test('SQL in any parameter is a text, and changes nothing else', async () => {
    const before = await live.database.tables.selectFrom('people').selectAll().execute();
    for (const row of await accessTable())
      for (const text of texts) {
        if (row.url.endsWith('/session') && row.method === 'DELETE') continue;
        if (row.url.endsWith('/sessions') && row.method === 'DELETE') continue;
        const { statusCode } = await attack(row, text);
        expect([row.url, text, statusCode < 500]).toEqual([row.url, text, true]);
      }
    expect(await live.database.tables.selectFrom('people').selectAll().execute()).toEqual(before);
    expect(live.lines).toEqual([]);
  });

  test('SQL in a cookie, in a query that is otherwise right and in a draft is a text', async () => {
    const editor = drafts(live, manager);
    for (const text of texts) {
      const cookie = `__Host-session=${encodeURIComponent(text)}`;
      expect((await live.ask('GET /people', { headers: { cookie } })).statusCode).toBe(401);
      const query = new URLSearchParams({ subject: text, person: text, action: text });
      const found = await live.ask(`GET /log?${query}`, { headers: manager.headers });
      expect(found.json()).toEqual({ entries: [], hasMore: false });
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
    // What is there of them is no key either.
    const { invitations } = (await live.ask('GET /invitations', { headers: manager.headers })).json<{
      invitations: { id: string }[];
    }>();
    const hash = { secret: invitations[0]!.id };
    expect((await live.ask('POST /invitation', { payload: hash })).statusCode).toBe(410);
  });

  test('the time of an answer does not tell which accounts there are', async () => {
    // Other tests have hashes of less work.
    const stored = { password: await hashPassword('the password of a manager') };
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
