import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { managerLink } from '../commands';
import { accessTable } from '../testing/accessTable';
import { authenticator } from '../testing/authenticator';
import { databases } from '../testing/testDatabase';
import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, headersAfter, password, type TestPerson } from '../testing/testPeople';
import { codeOf, turnOn } from '../testing/testSecondFactor';

describe.each(databases)('on %s', (kind) => {
  const environment = { ...process.env };
  let live: TestLive;
  let manager: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { requiresSecondFactor: true });
    manager = await addPerson(live, 'manager', 'Ayesha');
  });
  afterEach(async () => {
    process.env = { ...environment };
    await live.close();
  });

  type Headers = { cookie: string };
  const ask = (route: string, headers?: Headers, payload?: object) =>
    live.ask(route, { ...(headers && { headers }), ...(payload && { payload }) });
  const signIn = (code?: string) =>
    ask('POST /session', undefined, { email: manager.email, password, ...(code && { code }) });
  const mustAdd = async (headers: Headers) =>
    (await ask('GET /session', headers)).json<{ mustAdd: string | null }>().mustAdd;
  const opens = async (headers: Headers) => (await ask('GET /people', headers)).statusCode === 200;

  test('a password opens nothing but the way to set one up; with it everything', async () => {
    const headers = headersAfter(await signIn());
    expect((await ask('GET /people', headers)).json()).toMatchObject({
      status: 403,
      detail:
        'This site requires a second factor: set yours up under My sign-in, or sign in again with its code.',
    });
    expect(await mustAdd(headers)).toBe('second factor');
    const { secret } = await turnOn(live, { headers });
    expect(await mustAdd(headers)).toBeNull();
    expect(await opens(headers)).toBe(true);
    expect(await opens(headersAfter(await signIn(codeOf(secret))))).toBe(true);
  });

  test('every route but those of the own sign-in is closed to a password alone', async () => {
    let headers = headersAfter(await signIn());
    const open: string[] = [];
    for (const { method, url, access } of await accessTable()) {
      if (access === 'anyone') continue;
      const { statusCode } = await ask(`${method} ${url.replace('/api', '').replace(/:\w+/g, 'x')}`, headers);
      if (statusCode !== 403) open.push(`${method} ${url}`);
      if (/^DELETE .*session/.test(open.at(-1) ?? '')) headers = headersAfter(await signIn());
    }
    expect(open).toEqual([
      'DELETE /api/session',
      'GET /api/sessions',
      'DELETE /api/sessions',
      'POST /api/session/proof',
      'GET /api/password',
      'GET /api/passkeys',
      'POST /api/passkeys/options',
      'POST /api/passkeys',
      'GET /api/second-factor',
      'POST /api/second-factor',
      'PUT /api/second-factor',
      'POST /api/second-factor/codes',
      'POST /api/second-factor/removal',
      'GET /api/notices',
    ]);
  });

  test('turning it off closes all sessions that began with it, and what they had opened of previews', async () => {
    const { secret } = await turnOn(live, manager);
    const other = headersAfter(await signIn(codeOf(secret)));
    const [{ hash }] = (await live.database.tables
      .selectFrom('sessions')
      .where('has_code', '=', 1)
      .select('hash')
      .execute()) as [{ hash: string }];
    await live.database.tables
      .insertInto('preview_passes')
      .values({ hash: 'a pass', session: hash, made_at: '', is_used: 1 })
      .execute();
    const { statusCode } = await ask('POST /second-factor/removal', manager.headers, { proof: password });
    expect(statusCode).toBe(204);
    expect(await opens(other)).toBe(false);
    expect(await opens(manager.headers)).toBe(false);
    expect(await live.database.tables.selectFrom('preview_passes').selectAll().execute()).toEqual([]);
  });

  test('a passkey opens everything without a code, until it is removed', async () => {
    const { headers } = manager;
    const device = authenticator(origin);
    const created = await ask('POST /passkeys/options', headers);
    const added = device.create(created.json<PublicKeyCredentialCreationOptionsJSON>());
    await ask('POST /passkeys', headers, { label: 'Phone', passkey: added });
    await turnOn(live, manager);
    const options = await ask('POST /session/passkey/options');
    const passkey = device.get(options.json<PublicKeyCredentialRequestOptionsJSON>());
    const signedIn = headersAfter(await ask('POST /session/passkey', undefined, { passkey }));
    expect(await opens(signedIn)).toBe(true);
    expect((await ask(`DELETE /passkeys/${added.id}`, signedIn)).statusCode).toBe(204);
    expect(await opens(signedIn)).toBe(false);
    expect(await opens(headers)).toBe(true);
  });

  test('whoever comes back by the manager link has no second factor, and sets up another one', async () => {
    const { secret, recoveryCodes } = await turnOn(live, manager);
    const address =
      kind === 'SQLite' ? { DATA: live.address.replace('/live.db', '') } : { DATABASE_URL: live.address };
    Object.assign(process.env, address, { ORIGIN: origin });
    const { link } = await managerLink.run({ words: [] });
    const back = await ask('POST /invitation/password', undefined, {
      secret: link.split('#')[1],
      name: 'X',
      email: manager.email,
      password,
    });
    const headers = headersAfter(back);
    expect((await ask('GET /second-factor', headers)).json()).toEqual({ isOn: false, recoveryCodes: 0 });
    expect(await mustAdd(headers)).toBe('second factor');
    expect(await opens(headers)).toBe(false);
    expect((await signIn()).statusCode).toBe(200);
    const again = await turnOn(live, { headers });
    expect(await opens(headers)).toBe(true);
    for (const old of [codeOf(secret), recoveryCodes[0]]) expect((await signIn(old)).statusCode).toBe(401);
    expect((await signIn(codeOf(again.secret))).statusCode).toBe(200);
  });
});
