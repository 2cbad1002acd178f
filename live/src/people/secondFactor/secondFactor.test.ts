import { passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { testLive, type TestLive } from '../../testing/testLive';
import {
  addPerson,
  addSession,
  headersAfter,
  logOf,
  password,
  type TestPerson,
} from '../../testing/testPeople';
import { codeOf, step, turnOn } from '../../testing/testSecondFactor';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  /** Of one test each. */
  let remoteAddress: string;
  let count = 0;
  beforeAll(async () => void (live = await testLive(kind)));
  afterAll(() => live.close());
  beforeEach(async () => {
    person = await addPerson(live, 'editor', 'Ayesha');
    remoteAddress = `192.0.2.${++count}`;
    passTime(0);
  });
  afterEach(() => void jest.useRealTimers());

  type Headers = { cookie: string };
  const ask = (route: string, payload?: object, headers: Headers = person.headers) =>
    live.ask(route, { headers, remoteAddress, ...(payload && { payload }) });
  const signIn = (code?: string, secret = password) => {
    const payload = { email: person.email, password: secret, ...(code !== undefined && { code }) };
    return live.ask('POST /session', { payload, remoteAddress });
  };
  const state = async (headers?: Headers) =>
    (await ask('GET /second-factor', undefined, headers)).json<object>();
  const asks = {
    status: 401,
    field: 'code',
    detail: 'Type the code that your authenticator app shows, or a recovery code.',
  };
  const wrong = { status: 401, field: 'code', detail: expect.stringMatching(/^This code is wrong/) };
  const lastAction = async () => {
    const { action, subject, details } = (await logOf(live)).at(-1)!;
    return { action, subject, details: JSON.parse(details) as object };
  };

  test('it is on after a first code, and from then on the password takes a code', async () => {
    expect(await state()).toEqual({ isOn: false, recoveryCodes: 0 });
    const begun = (await ask('POST /second-factor')).json<{ secret: string; address: string }>();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(begun.address).searchParams.get('secret')).toBe(begun.secret);
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Vibrant%20Peak:[^?]+%40the.site\?/);
    expect((await signIn()).statusCode).toBe(200);
    const refused = await ask('PUT /second-factor', { code: codeOf(begun.secret, 5) });
    expect(refused.json()).toMatchObject({ status: 422, field: 'code' });
    const confirmed = await ask('PUT /second-factor', { code: codeOf(begun.secret) });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^\d{5}( \d{5}){3}$/.test(code))).toBe(true);
    expect(await lastAction()).toEqual({
      action: 'turned on the second factor',
      subject: person.email,
      details: {},
    });
    expect(await state()).toEqual({ isOn: true, recoveryCodes: 10 });

    expect((await signIn()).json()).toMatchObject(asks);
    expect((await signIn(' ')).json()).toMatchObject(asks);
    passTime(step);
    const signedIn = await signIn(codeOf(begun.secret).replace(/^.../, '$& '));
    expect(await state(headersAfter(signedIn))).toEqual({ isOn: true, recoveryCodes: 10 });
    expect(await lastAction()).toMatchObject({ action: 'signed in', details: { with: 'a code' } });
  });

  test('each code counts once, those of the steps before and after count, and no others', async () => {
    const { secret } = await turnOn(live, person);
    const now = codeOf(secret);
    expect((await signIn(codeOf(secret, -1))).json()).toMatchObject(wrong);
    expect((await signIn(now)).statusCode).toBe(200);
    expect((await signIn(now)).json()).toMatchObject(wrong);
    expect((await signIn(codeOf(secret, 2))).json()).toMatchObject(wrong);
    const next = codeOf(secret, 1);
    expect((await signIn(next)).statusCode).toBe(200);
    passTime(step);
    expect((await signIn(next)).json()).toMatchObject(wrong);
    passTime(2 * step);
    expect((await signIn(codeOf(secret, -1))).statusCode).toBe(200);
  });

  test('a code that is sent twice at once counts once', async () => {
    const { secret } = await turnOn(live, person);
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  test('a wrong password reveals nothing of the code, whatever the code', async () => {
    const { secret } = await turnOn(live, person);
    for (const code of [undefined, '123456', codeOf(secret)])
      expect((await signIn(code, 'not the password')).json()).toEqual({
        status: 401,
        title: 'Unauthorized',
        detail: 'The email address or the password is wrong.',
      });
    expect((await signIn(codeOf(secret))).statusCode).toBe(200);
  });

  test.each(['12345', '1234567', '٢٣٤٥٦٧', 'abcdef', '12345678901234567890', '0'.repeat(100)])(
    'the code %s is refused in words',
    async (code) => {
      await turnOn(live, person);
      expect((await signIn(code)).json()).toMatchObject(wrong);
    },
  );

  test('a recovery code works in the place of the code, once, with spaces or without', async () => {
    const { recoveryCodes } = await turnOn(live, person);
    const [first, second] = recoveryCodes as [string, string];
    const signedIn = await signIn(first);
    expect(await state(headersAfter(signedIn))).toEqual({ isOn: true, recoveryCodes: 9 });
    expect(await lastAction()).toMatchObject({ details: { with: 'a recovery code' } });
    expect((await signIn(first)).json()).toMatchObject(wrong);
    expect((await signIn(second.replaceAll(' ', ''))).statusCode).toBe(200);
    const other = await addPerson(live, 'editor');
    const others = await turnOn(live, other);
    expect((await signIn(others.recoveryCodes[0])).json()).toMatchObject(wrong);
  });

  test('wrong codes have to wait; being asked for the code neither counts nor makes them forgotten', async () => {
    await turnOn(live, person);
    for (let turn = 0; turn < 7; turn++) expect((await signIn()).json()).toMatchObject(asks);
    for (let turn = 0; turn < 5; turn++) {
      expect((await signIn('000000')).statusCode).toBe(401);
      if (turn < 4) expect((await signIn()).json()).toMatchObject(asks);
    }
    expect((await signIn()).statusCode).toBe(429);
    passTime(1100);
    expect((await signIn()).json()).toMatchObject(asks);
    expect((await signIn('000000')).json()).toMatchObject(wrong);
    expect((await signIn()).headers['retry-after']).toBe('2');
  });

  test('being asked for the code at the same time makes no wrong code forgotten', async () => {
    await turnOn(live, person);
    await Promise.all([signIn(), ...Array.from({ length: 4 }, () => signIn('000000'))]);
    expect((await signIn('000000')).json()).toMatchObject(wrong);
    expect((await signIn('000000')).statusCode).toBe(429);
  });

  test('other sessions of the password end when it is turned on', async () => {
    const other = await addSession(live, person.id);
    await turnOn(live, person);
    expect((await ask('GET /sessions', undefined, other)).statusCode).toBe(401);
    expect((await ask('GET /sessions')).statusCode).toBe(200);
  });

  test('new recovery codes take a proof, and replace the former ones', async () => {
    expect((await ask('POST /second-factor/codes', { proof: password })).json()).toMatchObject({
      status: 409,
      detail: 'You have no second factor.',
    });
    const { secret, recoveryCodes: before } = await turnOn(live, person);
    const refused = await ask('POST /second-factor/codes', { proof: 'not the password' });
    expect(refused.json()).toMatchObject({ status: 422, field: 'proof' });
    const replaced = await ask('POST /second-factor/codes', { proof: codeOf(secret) });
    const { recoveryCodes } = replaced.json<{ recoveryCodes: string[] }>();
    expect(await lastAction()).toMatchObject({ action: 'made recovery codes', details: {} });
    expect((await ask('POST /second-factor/codes', { proof: codeOf(secret) })).statusCode).toBe(422);
    expect((await signIn(before[0])).statusCode).toBe(401);
    expect((await signIn(recoveryCodes[0])).statusCode).toBe(200);
  });

  test('it is turned off with the password or a code; wrong ones have to wait', async () => {
    const removal = (proof: string) => ask('POST /second-factor/removal', { proof });
    await turnOn(live, person);
    for (let turn = 0; turn < 5; turn++) expect((await removal('000000')).statusCode).toBe(422);
    expect((await removal(password)).statusCode).toBe(429);
    passTime(1100);
    expect((await removal(password)).statusCode).toBe(204);
    expect(await lastAction()).toMatchObject({ action: 'turned off the second factor', details: {} });
    expect(await state()).toEqual({ isOn: false, recoveryCodes: 0 });
    expect((await signIn()).statusCode).toBe(200);
    const { recoveryCodes } = await turnOn(live, person);
    expect((await removal(recoveryCodes[0]!)).statusCode).toBe(204);
  });

  test('one that is on is neither begun nor confirmed again, and its secret is not shown again', async () => {
    const { secret, recoveryCodes } = await turnOn(live, person);
    const answers = [
      await ask('POST /second-factor'),
      await ask('PUT /second-factor', { code: codeOf(secret) }),
      await ask('GET /second-factor'),
      await ask('GET /session'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 200, 200]);
    const shown = answers.map(({ body }) => body).join() + JSON.stringify(await logOf(live));
    for (const text of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll(' ', '')])
      expect(shown).not.toContain(text);
    const kept = await live.database.tables.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]!.replaceAll(' ', ''));
  });

  test('starting again makes the secret before worthless; nothing is confirmed that was not begun', async () => {
    expect((await ask('PUT /second-factor', { code: '123456' })).statusCode).toBe(409);
    const first = (await ask('POST /second-factor')).json<{ secret: string }>().secret;
    await ask('POST /second-factor');
    expect((await ask('PUT /second-factor', { code: codeOf(first) })).statusCode).toBe(422);
  });
});
