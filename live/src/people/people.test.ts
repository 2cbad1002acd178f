import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, addSession, logOf, password, type TestPerson } from '../testing/testPeople';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let editor: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager', 'Ayesha');
    editor = await addPerson(live, 'editor', 'Bilal');
  });
  afterEach(() => live.close());

  const byManager = (route: string, payload?: object) =>
    live.ask(route, { headers: manager.headers, ...(payload && { payload }) });
  const statusFor = async (person: TestPerson, route: string) =>
    (await live.ask(route, { headers: person.headers })).statusCode;

  test('a manager sees all people, without their passwords', async () => {
    const none = { hasCompanyAccount: false, mayHire: false, mayInvoice: false, mayIssue: false };
    const { people } = (await byManager('GET /people')).json<{ people: object[] }>();
    expect(people).toEqual([
      { id: manager.id, name: 'Ayesha', email: manager.email, role: 'manager', ...none },
      { id: editor.id, name: 'Bilal', email: editor.email, role: 'editor', ...none },
    ]);
  });

  test('a role counts from the next request on', async () => {
    expect(await statusFor(editor, 'GET /people')).toBe(403);
    await byManager(`PATCH /people/${editor.id}`, { role: 'manager' });
    expect(await statusFor(editor, 'GET /people')).toBe(200);
    await byManager(`PATCH /people/${editor.id}`, { role: 'editor' });
    expect(await statusFor(editor, 'GET /people')).toBe(403);
  });

  test('the right to hire shows applications, is given by managers, and is logged', async () => {
    const application = { kind: 'application', form_key: 'k', network: 'n', name: 'Sara' } as const;
    const { id } = await live.database.tables
      .insertInto('conversations')
      .values({
        ...application,
        email: 's@lumen.example',
        phone: '',
        subject: 'Designer',
        state: 'open',
        created_at: '2026-11-24',
        updated_at: '2026-11-24',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await statusFor(editor, `GET /inbox/${id}`)).toBe(404);
    for (const mayHire of [true, true]) await byManager(`PATCH /people/${editor.id}`, { mayHire });
    expect(await statusFor(editor, `GET /inbox/${id}`)).toBe(200);
    const { people } = (await byManager('GET /people')).json<{ people: object[] }>();
    expect(people[1]).toMatchObject({ role: 'editor', mayHire: true });
    await byManager(`PATCH /people/${editor.id}`, { mayHire: false });
    expect(await statusFor(editor, `GET /inbox/${id}`)).toBe(404);
    expect((await logOf(live)).map(({ action, subject }) => [action, subject])).toEqual([
      ['gave the right to hire', editor.email],
      ['took the right to hire', editor.email],
    ]);
  });

  test.each([
    ['mayInvoice', 'write invoices'],
    ['mayIssue', 'issue invoices'],
  ])('the right %s is given by managers, named by the session, and logged', async (right, name) => {
    const own = async () =>
      (await live.ask('GET /session', { headers: editor.headers })).json<{ person: object }>().person;
    expect(await own()).toMatchObject({ mayInvoice: false, mayIssue: false });
    for (const isGiven of [true, true]) await byManager(`PATCH /people/${editor.id}`, { [right]: isGiven });
    expect(await own()).toMatchObject({ mayInvoice: false, mayIssue: false, [right]: true });
    await byManager(`PATCH /people/${editor.id}`, { [right]: false });
    expect(await own()).toMatchObject({ mayInvoice: false, mayIssue: false });
    expect((await logOf(live)).map(({ action, subject }) => [action, subject])).toEqual([
      [`gave the right to ${name}`, editor.email],
      [`took the right to ${name}`, editor.email],
    ]);
  });

  test('a manager ends the sessions of a person', async () => {
    await byManager(`DELETE /people/${editor.id}/sessions`);
    expect(await statusFor(editor, 'GET /sessions')).toBe(401);
  });

  test('a person who is removed is out at once; the log keeps the name', async () => {
    await live.ask('POST /session', { payload: { email: editor.email, password } });
    expect((await byManager(`DELETE /people/${editor.id}`)).statusCode).toBe(204);
    expect(await statusFor(editor, 'GET /sessions')).toBe(401);
    const signIn = await live.ask('POST /session', { payload: { email: editor.email, password } });
    expect(signIn.statusCode).toBe(401);
    expect((await logOf(live)).map((line) => [line.person_name, line.action])).toEqual([
      ['Bilal', 'signed in'],
      ['Ayesha', 'removed a person'],
    ]);
  });

  test('one manager remains', async () => {
    const answers = [
      await byManager(`DELETE /people/${manager.id}`),
      await byManager(`PATCH /people/${manager.id}`, { role: 'editor' }),
    ];
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        status: 409,
        detail: expect.stringContaining('needs a manager'),
      });
    expect(await statusFor(manager, 'GET /people')).toBe(200);
    expect(await logOf(live)).toEqual([]);
  });

  test('of two managers who remove each other, one remains', async () => {
    const other = await addPerson(live, 'manager');
    const statuses = await Promise.all([
      byManager(`DELETE /people/${other.id}`),
      live.ask(`DELETE /people/${manager.id}`, { headers: other.headers }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode).sort()).not.toEqual([204, 204]);
  });

  test('an unknown person is said', async () => {
    for (const route of ['PATCH /people/x', 'DELETE /people/x', 'DELETE /people/x/sessions'])
      expect(
        (await byManager(route, route.startsWith('PATCH') ? { role: 'editor' } : undefined)).statusCode,
      ).toBe(404);
  });

  test('a new password takes the current one, and ends the other sessions', async () => {
    const other = await addSession(live, editor.id);
    const change = (current: string, next: string) =>
      live.ask('PUT /password', { headers: editor.headers, payload: { current, password: next } });
    expect((await change('wrong', 'a sentence to remember')).json()).toMatchObject({ field: 'current' });
    expect((await change(password, 'short')).json()).toMatchObject({ field: 'password' });
    expect((await change(password, 'a sentence to remember')).statusCode).toBe(204);
    const sessions = await Promise.all(
      [editor.headers, other].map(
        async (headers) => (await live.ask('GET /sessions', { headers })).statusCode,
      ),
    );
    expect(sessions).toEqual([200, 401]);
    const signIn = (secret: string) =>
      live.ask('POST /session', { payload: { email: editor.email, password: secret } });
    expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn('a sentence to remember')).statusCode).toBe(200);
  });

  test('a new password that is refused is not a wrong guess', async () => {
    const change = (current: string, next: string) =>
      live.ask('PUT /password', { headers: editor.headers, payload: { current, password: next } });
    const refused = { status: 422, field: 'password' };
    for (let turn = 0; turn < 6; turn++)
      expect((await change(password, 'password1234')).json()).toMatchObject(refused);
    // It does not tell either whether the current one is right.
    expect((await change('wrong', 'password1234')).json()).toMatchObject(refused);
    expect((await change(password, 'a sentence to remember')).statusCode).toBe(204);
  });

  test('a first password takes no current one; whether there is one is known', async () => {
    await live.database.tables
      .updateTable('people')
      .set({ password: null })
      .where('id', '=', editor.id)
      .execute();
    const isSet = async () =>
      (await live.ask('GET /password', { headers: editor.headers })).json<{ isSet: boolean }>().isSet;
    expect(await isSet()).toBe(false);
    const payload = { password: 'a sentence to remember' };
    expect((await live.ask('PUT /password', { headers: editor.headers, payload })).statusCode).toBe(204);
    expect(await isSet()).toBe(true);
    const again = await live.ask('PUT /password', { headers: editor.headers, payload });
    expect(again.json()).toMatchObject({ status: 422, field: 'current' });
  });
});
