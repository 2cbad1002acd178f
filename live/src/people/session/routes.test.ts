import { hour, minute, passTime } from '../../testing/clock';
import { databases } from '../../testing/testDatabase';
import { testLive, type TestLive } from '../../testing/testLive';
import {
  addPerson,
  addSession,
  headersAfter,
  logOf,
  password,
  type TestPerson,
} from '../../testing/testPeople';
import { hashPassword } from '../password/password';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Ayesha');
  });
  afterAll(() => live.close());
  afterEach(() => void jest.useRealTimers());

  const signIn = (payload: object, headers?: Record<string, string>) =>
    live.ask('POST /session', { payload, ...(headers && { headers }) });
  const whoIs = async (headers: { cookie: string }) =>
    (await live.ask('GET /session', { headers })).json<{ person: { name: string } | null }>().person?.name;

  test('a person signs in with the password and is known by the cookie', async () => {
    const response = await signIn({ email: ` ${editor.email.toUpperCase()} `, password });
    expect(response.statusCode).toBe(200);
    const { id, email } = editor;
    const rights = { mayInvoice: false, mayIssue: false };
    expect(response.json()).toEqual({ person: { id, name: 'Ayesha', email, role: 'editor', ...rights } });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await whoIs(headersAfter(response))).toBe('Ayesha');
    expect((await logOf(live)).at(-1)).toMatchObject({
      person: editor.id,
      person_name: 'Ayesha',
      action: 'signed in',
      ip: '127.0.0.1',
    });
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const wrong = await signIn({ email: editor.email, password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@the.site', password });
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.headers['content-type']).toMatch('application/problem+json');
    expect(wrong.json()).toEqual({
      status: 401,
      title: 'Unauthorized',
      detail: 'The email address or the password is wrong.',
    });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('a cookie that was planted before is worth nothing after signing in', async () => {
    const planted = await addSession(live, editor.id);
    const response = await signIn({ email: editor.email, password }, planted);
    expect(headersAfter(response)).not.toEqual(planted);
    expect(await whoIs(planted)).toBeUndefined();
    const chosen = { cookie: `__Host-session=${'A'.repeat(43)}` };
    expect(headersAfter(await signIn({ email: editor.email, password }, chosen))).not.toEqual(chosen);
    expect(await whoIs(chosen)).toBeUndefined();
  });

  test('a session ends twelve hours after the last request', async () => {
    const headers = await addSession(live, editor.id);
    const idle = 12 * hour - 2 * minute;
    passTime(idle);
    expect(await whoIs(headers)).toBe('Ayesha');
    passTime(idle);
    expect(await whoIs(headers)).toBe('Ayesha');
    passTime(12 * hour);
    expect(await whoIs(headers)).toBeUndefined();
  });

  test('signing out ends this session, signing out everywhere all of them', async () => {
    const [here, there, elsewhere] = [
      await addSession(live, editor.id),
      await addSession(live, editor.id),
      await addSession(live, editor.id),
    ];
    expect((await live.ask('DELETE /session', { headers: here })).statusCode).toBe(204);
    expect([await whoIs(here), await whoIs(there)]).toEqual([undefined, 'Ayesha']);
    const { sessions } = (await live.ask('GET /sessions', { headers: there })).json<{
      sessions: { isThis: boolean; browser: string }[];
    }>();
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect((await live.ask('DELETE /sessions', { headers: there })).statusCode).toBe(204);
    expect([await whoIs(there), await whoIs(elsewhere)]).toEqual([undefined, undefined]);
  });

  test('the database holds hashes only', async () => {
    await signIn({ email: editor.email, password });
    const rows = await live.database.tables.selectFrom('sessions').selectAll().execute();
    const { cookie } = await addSession(live, editor.id);
    const secret = cookie.split('=')[1]!;
    const people = await live.database.tables.selectFrom('people').selectAll().execute();
    const everything = JSON.stringify([rows, people, await logOf(live)]);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(secret);
    expect(people[0]!.password).toMatch(/^\$argon2id\$/);
    // People of tests have hashes of less work.
    expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const { hash } of rows) expect(await whoIs({ cookie: `__Host-session=${hash}` })).toBeUndefined();
  });
});
