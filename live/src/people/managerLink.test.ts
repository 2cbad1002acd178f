import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { managerLink } from '../commands';
import { authenticator } from '../testing/authenticator';
import { minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, headersAfter, logOf, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  const environment = { ...process.env };
  let live: TestLive;
  let manager: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager', 'Ayesha');
    const address =
      kind === 'SQLite' ? { DATA: live.address.replace('/live.db', '') } : { DATABASE_URL: live.address };
    Object.assign(process.env, address, { ORIGIN: origin });
    // They signed in with the company's login alone, which is gone.
    await live.database.tables.updateTable('people').set({ password: null }).execute();
    await live.database.tables.deleteFrom('sessions').execute();
  });
  afterEach(async () => {
    process.env = { ...environment };
    jest.useRealTimers();
    await live.close();
  });

  const words = { words: [] };
  const secretOf = ({ link }: { link: string }) => link.split('#')[1]!;
  const next = 'a sentence to remember';
  const comeBack = (secret: string, email = manager.email) =>
    live.ask('POST /invitation/password', { payload: { secret, name: 'X', email, password: next } });
  const peopleFor = (headers: { cookie: string }) => live.ask('GET /people', { headers });

  test('a manager who cannot sign in comes back by the link, as the same person, once', async () => {
    const made = await managerLink.run(words);
    expect(managerLink.describe(made)).toMatch(/^https:\/\/the\.site\/admin\/join#[\w-]{43}\n.*30 minutes/);
    const back = await comeBack(secretOf(made));
    expect(back.json()).toMatchObject({
      person: { id: manager.id, name: 'Ayesha', email: manager.email, role: 'manager' },
    });
    expect((await peopleFor(headersAfter(back))).json<{ people: object[] }>().people).toHaveLength(1);
    const payload = { email: manager.email, password: next };
    expect((await live.ask('POST /session', { payload })).statusCode).toBe(200);
    expect((await comeBack(secretOf(made))).statusCode).toBe(410);
    expect((await logOf(live)).map((line) => [line.person_name, line.action])).toEqual([
      ['The command line', 'made a manager link'],
      ['Ayesha', 'came back'],
      ['Ayesha', 'signed in'],
    ]);
  });

  test('the same with a passkey', async () => {
    const secret = secretOf(await managerLink.run(words));
    const person = { secret, name: 'X', email: manager.email };
    const options = await live.ask('POST /invitation/passkey/options', { payload: person });
    const passkey = authenticator(origin).create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    const payload = { ...person, label: 'Phone', passkey };
    const back = await live.ask('POST /invitation/passkey', { payload });
    expect(back.json()).toMatchObject({ person: { id: manager.id } });
    const passkeys = await live.ask('GET /passkeys', { headers: headersAfter(back) });
    expect(passkeys.json()).toMatchObject({ passkeys: [{ label: 'Phone' }] });
  });

  test('it is valid for 30 minutes, and another one replaces it', async () => {
    const [first, second] = [secretOf(await managerLink.run(words)), secretOf(await managerLink.run(words))];
    expect((await comeBack(first)).statusCode).toBe(410);
    passTime(31 * minute);
    expect((await comeBack(second)).statusCode).toBe(410);
  });

  test('an editor who has the link becomes a manager, and sessions from before end', async () => {
    const editor = await addPerson(live, 'editor', 'Bilal');
    const back = await comeBack(secretOf(await managerLink.run(words)), editor.email);
    expect(back.json()).toMatchObject({ person: { id: editor.id, role: 'manager' } });
    expect((await peopleFor(editor.headers)).statusCode).toBe(401);
    expect((await peopleFor(headersAfter(back))).statusCode).toBe(200);
  });

  test('somebody who is not here yet joins as a manager', async () => {
    const back = await comeBack(secretOf(await managerLink.run(words)), 'new@the.site');
    expect(back.json()).toMatchObject({ person: { name: 'X', email: 'new@the.site', role: 'manager' } });
  });
});
