import type { Mail } from '../../mail/mail';
import { minute, passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, addSession, logOf, password, type TestPerson } from '../../testing/testPeople';
import { turnOn } from '../../testing/testSecondFactor';
import { answerPasswordRequests, requestNewPassword } from './forgottenPassword';

const next = 'another horse and its stable';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true });
    person = await addPerson(live, 'editor', 'Bilal');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  /** From another network each time. */
  const requestNewPasswordOf = (email: string) =>
    live.database.change((tables) => requestNewPassword(tables, email));
  const request = (email: string) => live.ask('POST /new-password/request', { payload: { email } });
  const mails = async () => {
    await answerPasswordRequests(live.database, origin);
    const rows = await live.database.tables.selectFrom('outbox').orderBy('created_at').selectAll().execute();
    return rows.map(({ mail }) => JSON.parse(mail) as Mail);
  };
  const secretIn = ({ text }: Mail) => /\/admin\/new-password#([\w-]{43})$/.exec(text)![1]!;
  const secretFor = async (email: string) => {
    await request(email);
    return secretIn((await mails()).at(-1)!);
  };
  const open = (secret: string) => live.ask('POST /new-password/link', { payload: { secret } });
  const set = (secret: string, to = next) =>
    live.ask('POST /new-password', { payload: { secret, password: to } });
  const signIn = (with_: string, email = person.email) =>
    live.ask('POST /session', { payload: { email, password: with_ } });

  test('a link by mail sets a new password, once, and ends all sessions', async () => {
    const other = await addSession(live, person.id);
    const secret = await secretFor(person.email.toUpperCase());
    expect((await open(secret)).json()).toEqual({ email: person.email });
    expect((await set(secret)).statusCode).toBe(204);
    for (const headers of [person.headers, other])
      expect((await live.ask('GET /sessions', { headers })).statusCode).toBe(401);
    expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn(next)).statusCode).toBe(200);
    expect((await set(secret)).statusCode).toBe(410);
    expect((await open(secret)).statusCode).toBe(410);
    expect(await logOf(live)).toMatchObject([
      { action: 'set a new password by mail', subject: person.email, person: person.id },
      { action: 'signed in' },
    ]);
  });

  test('two uses of a link at the same time set one password', async () => {
    const secret = await secretFor(person.email);
    const answers = await Promise.all([set(secret), set(secret, 'a third horse in the meadow')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  test('an address that nobody has is answered alike, by the same work, and gets no mail', async () => {
    const known = await request(person.email);
    const unknown = await request('nobody@the.site');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const kept = await live.database.tables.selectFrom('password_requests').select('email').execute();
    expect(kept.map(({ email }) => email).sort()).toEqual(['nobody@the.site', person.email].sort());
    expect(await mails()).toMatchObject([{ to: { address: person.email } }]);
    expect(await live.database.tables.selectFrom('password_requests').selectAll().execute()).toEqual([]);
  });

  test('a link is valid for 30 minutes, and its mail is not sent later', async () => {
    const secret = await secretFor(person.email);
    expect(Date.parse((await mails())[0]!.validUntil!) - Date.now()).toBeLessThanOrEqual(30 * minute);
    passTime(29 * minute);
    expect((await open(secret)).statusCode).toBe(200);
    passTime(2 * minute);
    expect((await open(secret)).statusCode).toBe(410);
    expect((await set(secret)).statusCode).toBe(410);
    expect((await signIn(password)).statusCode).toBe(200);
  });

  test('nobody is flooded: a person gets one mail in ten minutes, and the newest link counts', async () => {
    const first = await secretFor(person.email);
    for (let count = 0; count < 5; count++) await request(person.email);
    expect(await mails()).toHaveLength(1);
    passTime(11 * minute);
    await request(person.email);
    const [, second] = await mails();
    expect((await open(first)).statusCode).toBe(410);
    expect((await open(secretIn(second!))).statusCode).toBe(200);
  });

  test('a hundred requests of others within a day are five mails, and the next day has its own', async () => {
    for (let count = 0; count < 100; count++) {
      await requestNewPasswordOf(person.email);
      await answerPasswordRequests(live.database, origin);
      passTime(14 * minute);
    }
    expect(await mails()).toHaveLength(5);
    expect((await request(person.email)).statusCode).toBe(204);
    passTime(60 * minute);
    await secretFor(person.email);
    expect(await mails()).toHaveLength(6);
  });

  test('many requests from one network have to wait', async () => {
    const answers = [];
    for (let count = 0; count < 25; count++) answers.push((await request(`${count}@the.site`)).statusCode);
    expect(answers).toContain(429);
    expect((await signIn(password)).statusCode).toBe(200);
  });

  test('who fails to sign in may ask for a link', async () => {
    for (let count = 0; count < 25; count++) await signIn('not this one', `${count}@the.site`);
    expect((await signIn('not this one', 'another@the.site')).statusCode).toBe(429);
    expect((await request(person.email)).statusCode).toBe(204);
  });

  test('a weak password is refused at its field, and the link stays', async () => {
    const secret = await secretFor(person.email);
    expect((await set(secret, 'short')).json()).toMatchObject({ status: 422, field: 'password' });
    expect((await set(secret)).statusCode).toBe(204);
  });

  test('a second factor stays: the mailbox alone opens nothing', async () => {
    await turnOn(live, person);
    await set(await secretFor(person.email));
    expect((await signIn(next)).json()).toMatchObject({ status: 401, field: 'code' });
  });

  test('an account without a password gets none by mail', async () => {
    const { id } = person;
    const withLink = await secretFor(person.email);
    await live.database.tables.updateTable('people').set({ password: null }).where('id', '=', id).execute();
    expect((await set(withLink)).statusCode).toBe(410);
    passTime(11 * minute);
    await request(person.email);
    const mail = (await mails()).at(-1)!;
    expect(mail.text).toContain('You have no password here');
    expect(mail.text).not.toContain('#');
  });

  test('a password that is changed elsewhere ends the link', async () => {
    const secret = await secretFor(person.email);
    const { headers } = person;
    await live.ask('PUT /password', { headers, payload: { current: password, password: next } });
    expect((await open(secret)).statusCode).toBe(410);
  });

  test('an invitation goes by mail, too, with the link that is shown', async () => {
    const { headers } = await addPerson(live, 'manager', 'Hina');
    const payload = { role: 'editor', email: 'new@the.site' };
    const answer = await live.ask('POST /invitations', { headers, payload });
    const { link, isMailed } = answer.json<{ link: string; isMailed: boolean }>();
    expect(isMailed).toBe(true);
    expect(await mails()).toMatchObject([
      { to: { address: 'new@the.site' }, subject: 'Hina invites you to Vibrant Peak' },
    ]);
    expect((await mails())[0]!.text).toContain(link);
  });
});

test('a site without a mail server says whom to ask, and sends no invitation', async () => {
  const live = await testLive('SQLite');
  const { email, headers } = await addPerson(live, 'manager');
  const answer = await live.ask('POST /new-password/request', { payload: { email } });
  expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringContaining('ask a manager') });
  const payload = { role: 'editor', email: 'new@the.site' };
  const invited = await live.ask('POST /invitations', { headers, payload });
  expect(invited.json()).toMatchObject({ isMailed: false });
  expect(await live.database.tables.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await live.close();
});
