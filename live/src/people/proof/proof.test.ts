import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { authenticator } from '../../testing/authenticator';
import { minute, passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, addSession, password, type TestPerson } from '../../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let count = 0;
  beforeAll(async () => void (live = await testLive(kind)));
  afterAll(() => live.close());
  beforeEach(async () => {
    count += 1;
    person = await addPerson(live, 'editor', 'Ayesha');
  });
  afterEach(() => void jest.useRealTimers());

  type Device = ReturnType<typeof authenticator>;
  const ask = (route: string, payload?: object, { headers } = person) =>
    live.ask(route, { headers, remoteAddress: `192.0.2.${count}`, ...(payload && { payload }) });
  const addPasskey = async (owner = person): Promise<Device> => {
    const device = authenticator(origin);
    const options = await ask('POST /passkeys/options', undefined, owner);
    const passkey = device.create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    expect((await ask('POST /passkeys', { label: 'Phone', passkey }, owner)).statusCode).toBe(200);
    return device;
  };
  const proveWith = async (device: Device) => {
    const options = await ask('POST /session/passkey/options');
    return ask('POST /session/proof', {
      passkey: device.get(options.json<PublicKeyCredentialRequestOptionsJSON>()),
    });
  };
  const withoutPassword = () =>
    live.database.tables.updateTable('people').set({ password: null }).where('id', '=', person.id).execute();
  const refusal = (...proof: string[]) => ({
    status: 403,
    detail: 'You signed in more than ten minutes ago. Confirm your identity first.',
    proof,
  });

  test.each(['POST /passkeys/options', 'POST /second-factor'])(
    'ten minutes after the sign-in %s asks for the password, which then counts for ten minutes',
    async (route) => {
      passTime(9 * minute);
      expect((await ask(route)).statusCode).toBe(200);
      passTime(2 * minute);
      expect((await ask(route)).json()).toMatchObject(refusal('password'));
      const wrong = await ask('POST /session/proof', { password: 'not the password' });
      expect(wrong.json()).toMatchObject({
        status: 422,
        field: 'password',
        detail: 'The password is wrong.',
      });
      expect((await ask(route)).statusCode).toBe(403);
      expect((await ask('POST /session/proof', { password })).statusCode).toBe(204);
      passTime(9 * minute);
      expect((await ask(route)).statusCode).toBe(200);
      passTime(2 * minute);
      expect((await ask(route)).statusCode).toBe(403);
    },
  );

  test('a proof counts for its session alone', async () => {
    const other = { ...person, headers: await addSession(live, person.id) };
    passTime(11 * minute);
    await ask('POST /session/proof', { password });
    expect((await ask('POST /passkeys/options')).statusCode).toBe(200);
    expect((await ask('POST /passkeys/options', undefined, other)).statusCode).toBe(403);
  });

  test('a passkey of the person is a proof, another one is not', async () => {
    const [device, others] = [await addPasskey(), await addPasskey(await addPerson(live, 'manager'))];
    passTime(11 * minute);
    expect((await ask('POST /second-factor')).json()).toMatchObject(refusal('password', 'passkey'));
    for (const wrong of [others, authenticator(origin)])
      expect((await proveWith(wrong)).json()).toMatchObject({
        status: 422,
        detail: 'This passkey is not yours, or the sign-in timed out. Try again.',
      });
    expect((await ask('POST /second-factor')).statusCode).toBe(403);
    expect((await proveWith(device)).statusCode).toBe(204);
    expect((await ask('POST /second-factor')).statusCode).toBe(200);
  });

  test('a first password takes a proof, too; without passkey and password only another sign-in is one', async () => {
    await withoutPassword();
    passTime(11 * minute);
    const first = { password: 'a sentence to remember' };
    expect((await ask('PUT /password', first)).json()).toMatchObject(refusal());
    expect((await ask('POST /session/proof', { password })).statusCode).toBe(422);
    const again = { ...person, headers: await addSession(live, person.id) };
    expect((await ask('PUT /password', first, again)).statusCode).toBe(204);
  });

  test('a passkey that was begun in time is added', async () => {
    const options = await ask('POST /passkeys/options');
    passTime(4 * minute);
    const passkey = authenticator(origin).create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    expect((await ask('POST /passkeys', { label: 'Phone', passkey })).statusCode).toBe(200);
  });

  test('wrong proofs have to wait, as wrong sign-ins do', async () => {
    for (let turn = 0; turn < 5; turn++)
      expect((await ask('POST /session/proof', { password: 'x' })).statusCode).toBe(422);
    expect((await ask('POST /session/proof', { password })).statusCode).toBe(429);
    expect((await live.ask('POST /session/proof', { payload: { password } })).statusCode).toBe(401);
    expect((await ask('POST /session/proof', {})).statusCode).toBe(400);
  });
});
