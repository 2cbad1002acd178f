import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { authenticator } from '../../testing/authenticator';
import { minute, passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, headersAfter, logOf, type TestPerson } from '../../testing/testPeople';
import { invite } from '../invitations/invitation';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Ayesha');
  });
  afterAll(() => live.close());
  afterEach(() => void jest.useRealTimers());

  type Device = ReturnType<typeof authenticator>;
  const post = (path: string, payload?: object, headers = {}) =>
    live.ask(`POST ${path}`, { headers, ...(payload && { payload }) });
  const addOptions = async ({ headers }: TestPerson) =>
    (await post('/passkeys/options', undefined, headers)).json<PublicKeyCredentialCreationOptionsJSON>();
  const signInOptions = async () =>
    (await post('/session/passkey/options')).json<PublicKeyCredentialRequestOptionsJSON>();

  async function addPasskey(person: TestPerson, isSynced = false): Promise<Device> {
    const device = authenticator(origin, isSynced);
    const payload = { label: 'Phone', passkey: device.create(await addOptions(person)) };
    expect((await post('/passkeys', payload, person.headers)).statusCode).toBe(200);
    return device;
  }
  const signIn = async (device: Device, wrong = {}, options = signInOptions()) =>
    post('/session/passkey', { passkey: device.get(await options, wrong) });

  test('a person adds a passkey, and signs in with it alone', async () => {
    const device = await addPasskey(editor);
    const response = await signIn(device);
    expect(response.json()).toMatchObject({ person: { name: 'Ayesha' } });
    const session = await live.ask('GET /session', { headers: headersAfter(response) });
    expect(session.json()).toMatchObject({ person: { id: editor.id } });
    const { passkeys } = (await live.ask('GET /passkeys', { headers: editor.headers })).json<{
      passkeys: object[];
    }>();
    expect(passkeys).toEqual([{ id: expect.any(String), label: 'Phone', createdAt: expect.any(String) }]);
    expect((await logOf(live)).map(({ action }) => action)).toEqual(['added a passkey', 'signed in']);
  });

  test('the options to sign in name nobody', async () => {
    expect(await signInOptions()).toEqual({
      challenge: expect.any(String),
      rpId: 'the.site',
      timeout: 5 * minute,
      userVerification: 'required',
    });
  });

  test('an answer counts once, and within five minutes', async () => {
    const device = await addPasskey(editor);
    const options = await signInOptions();
    const passkey = device.get(options);
    expect((await post('/session/passkey', { passkey })).statusCode).toBe(200);
    expect((await post('/session/passkey', { passkey })).statusCode).toBe(401);
    expect((await signIn(device, {}, Promise.resolve(options))).statusCode).toBe(401);
    const late = await signInOptions();
    passTime(6 * minute);
    expect((await signIn(device, {}, Promise.resolve(late))).statusCode).toBe(401);
  });

  test('strangers who ask for options store nothing, and make no challenge of their own', async () => {
    await signInOptions();
    const stored = () => live.database.tables.selectFrom('challenges').selectAll().execute();
    const before = await stored();
    const options = await signInOptions();
    expect(await stored()).toEqual(before);
    const device = await addPasskey(editor);
    const bytes = Buffer.from(options.challenge, 'base64url');
    for (const index of [0, 16, 21, 22]) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      const challenge = changed.toString('base64url');
      expect((await signIn(device, {}, Promise.resolve({ ...options, challenge }))).statusCode).toBe(401);
    }
    expect((await signIn(device, {}, Promise.resolve(options))).statusCode).toBe(200);
  });

  test.each([true, false])(
    'a counter that goes back is in the log, and signs in (synced: %s)',
    async (isSynced) => {
      const person = await addPerson(live, 'editor', 'Dara');
      const device = await addPasskey(person, isSynced);
      for (const count of [49, 9, 10]) {
        device.setCounter(count);
        expect((await signIn(device)).statusCode).toBe(200);
      }
      const lines = (await logOf(live)).filter(({ person: id }) => id === person.id);
      expect(lines.map(({ action }) => action)).toEqual([
        ...[
          'added a passkey',
          'signed in',
          'used a passkey whose counter went back',
          'signed in',
          'signed in',
        ],
      ]);
      expect(lines[2]!.subject).toBe(person.email);
      expect(JSON.parse(lines[2]!.details)).toEqual({ label: 'Phone', from: 50, to: 10 });
    },
  );

  test('an authenticator that does not count signs in again and again', async () => {
    const person = await addPerson(live, 'editor');
    const device = await addPasskey(person);
    await live.database.tables.updateTable('passkeys').set({ counter: 0 }).execute();
    for (let turn = 0; turn < 2; turn++) {
      device.setCounter(-1);
      expect((await signIn(device)).statusCode).toBe(200);
    }
    const lines = (await logOf(live)).filter(({ person: id }) => id === person.id);
    expect(lines.map(({ action }) => action)).toEqual(['added a passkey', 'signed in', 'signed in']);
  });

  test.each([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['without recognising its person', { isUserVerified: false }],
  ])('an authenticator that was asked %s is refused', async (_what, wrong) => {
    const device = await addPasskey(editor);
    expect((await signIn(device, wrong)).statusCode).toBe(401);
    const another = authenticator(origin).create(await addOptions(editor), wrong);
    const added = await post('/passkeys', { label: 'Another', passkey: another }, editor.headers);
    expect(added.statusCode).toBe(422);
  });

  test('an unknown passkey, and one with the id of another, are refused alike', async () => {
    const device = await addPasskey(editor);
    const forged = { ...authenticator(origin).get(await signInOptions()), ...idsOf(device) };
    const responses = [
      await post('/session/passkey', { passkey: forged }),
      await signIn(authenticator(origin)),
    ];
    const answers = responses.map(({ statusCode, body }) => [statusCode, body]);
    expect(answers[0]![0]).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
  });

  const idsOf = (device: Device) => {
    const { id, rawId } = device.get({ challenge: '', rpId: '' });
    return { id, rawId };
  };

  test('a passkey that was asked for by one person is not given to another', async () => {
    const another = await addPerson(live, 'manager');
    const passkey = authenticator(origin).create(await addOptions(another));
    const response = await post('/passkeys', { label: 'Taken', passkey }, editor.headers);
    expect(response.statusCode).toBe(422);
  });

  test('a person joins with a passkey; it is then the only way to sign in, and stays', async () => {
    const secret = await invite(live.database.tables, { role: 'publisher', email: 'b@the.site' }, editor.id);
    const newPerson = { secret, name: 'Bilal' };
    const options = await post('/invitation/passkey/options', newPerson);
    const device = authenticator(origin);
    const passkey = device.create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    const joined = await post('/invitation/passkey', { ...newPerson, label: 'Laptop', passkey });
    expect(joined.json()).toMatchObject({
      person: { name: 'Bilal', email: 'b@the.site', role: 'publisher' },
    });
    expect((await signIn(device)).statusCode).toBe(200);
    expect((await post('/session', { email: 'b@the.site', password: '' })).statusCode).toBe(401);

    const headers = headersAfter(joined);
    const { id } = passkey;
    const refused = await live.ask(`DELETE /passkeys/${id}`, { headers });
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('only way to sign in'),
    });
    const password = 'a sentence to remember';
    await live.ask('PUT /password', { headers, payload: { password } });
    expect((await live.ask(`DELETE /passkeys/${id}`, { headers })).statusCode).toBe(204);
    expect((await signIn(device)).statusCode).toBe(401);
    expect((await post('/session', { email: 'b@the.site', password })).statusCode).toBe(200);
  });
});
