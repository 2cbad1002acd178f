import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { accessTable } from '../testing/accessTable';
import { authenticator } from '../testing/authenticator';
import { bothDatabases } from '../testing/testDatabase';
import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, headersAfter, password, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { requiresPasskeys: true });
    manager = await addPerson(live, 'manager', 'Ayesha');
  });
  afterEach(() => live.close());

  type Headers = { cookie: string };
  const ask = (route: string, headers?: Headers, payload?: object) =>
    live.ask(route, { ...(headers && { headers }), ...(payload && { payload }) });
  const signIn = () => ask('POST /session', undefined, { email: manager.email, password });
  const addPasskey = async (headers: Headers) => {
    const device = authenticator(origin);
    const options = await ask('POST /passkeys/options', headers);
    const passkey = device.create(options.json<PublicKeyCredentialCreationOptionsJSON>());
    expect((await ask('POST /passkeys', headers, { label: 'Phone', passkey })).statusCode).toBe(200);
    return device;
  };

  test('a password opens nothing but the way to add a passkey; with it everything', async () => {
    const headers = headersAfter(await signIn());
    const refused = await ask('GET /people', headers);
    expect(refused.json()).toMatchObject({
      status: 403,
      detail: 'This site requires a passkey: add yours under My sign-in first.',
    });
    expect((await ask('GET /session', headers)).json()).toMatchObject({ mustAdd: 'passkey' });
    const device = await addPasskey(headers);
    expect((await ask('GET /session', headers)).json()).toMatchObject({ mustAdd: null });
    expect((await ask('GET /people', headers)).statusCode).toBe(200);
    const options = await ask('POST /session/passkey/options');
    const passkey = device.get(options.json<PublicKeyCredentialRequestOptionsJSON>());
    const again = await ask('POST /session/passkey', undefined, { passkey });
    expect((await ask('GET /people', headersAfter(again))).statusCode).toBe(200);
  });

  test('without its only passkey a session opens nothing but the way to add one', async () => {
    const headers = headersAfter(await signIn());
    await addPasskey(headers);
    const { passkeys } = (await ask('GET /passkeys', headers)).json<{ passkeys: { id: string }[] }>();
    expect((await ask(`DELETE /passkeys/${passkeys[0]!.id}`, headers)).statusCode).toBe(204);
    expect((await ask('GET /people', headers)).statusCode).toBe(403);
    expect((await ask('GET /session', headers)).json()).toMatchObject({ mustAdd: 'passkey' });
  });

  test('who has a passkey signs in with it alone; a wrong password reveals nothing of that', async () => {
    await addPasskey(headersAfter(await signIn()));
    expect((await signIn()).json()).toMatchObject({
      status: 403,
      detail: 'This site requires a passkey: sign in with yours.',
    });
    const payload = { email: manager.email, password: 'not the password' };
    expect((await ask('POST /session', undefined, payload)).statusCode).toBe(401);
  });

  test('a passkey ends the other sessions that began with a password alone', async () => {
    const earlier = headersAfter(await signIn());
    const headers = headersAfter(await signIn());
    await addPasskey(headers);
    expect((await ask('POST /passkeys/options', earlier)).statusCode).toBe(401);
    expect((await ask('GET /people', headers)).statusCode).toBe(200);
  });

  test('every route but those of the own sign-in is closed to a password', async () => {
    const headers = headersAfter(await signIn());
    const open: string[] = [];
    for (const { method, url, access } of await accessTable()) {
      if (access === 'anyone') continue;
      const { statusCode } = await ask(`${method} ${url.replace('/api', '').replace(/:\w+/g, 'x')}`, headers);
      if (statusCode !== 403) open.push(`${method} ${url}`);
      if (url === '/api/session') Object.assign(headers, headersAfter(await signIn()));
      if (`${method} ${url}` === 'DELETE /api/sessions') Object.assign(headers, headersAfter(await signIn()));
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

  test('a preview is not shown to a password', async () => {
    const headers = headersAfter(await signIn());
    const answer = await ask(`GET /previews/preview-7-${'a'.repeat(32)}`, headers);
    expect(answer.headers.location).toMatch(/^https:\/\/the\.site\/admin\/preview/);
  });

  test('nobody joins with a password', async () => {
    const headers = headersAfter(await signIn());
    await addPasskey(headers);
    const invited = await ask('POST /invitations', headers, { email: 'new@the.site', role: 'editor' });
    const secret = invited.json<{ link: string }>().link.split('#')[1];
    const joined = await ask('POST /invitation/password', undefined, { secret, name: 'Bilal', password });
    expect(joined.json()).toMatchObject({
      status: 403,
      detail: 'This site requires a passkey: join with one.',
    });
  });
});

test('without the setting a password opens everything', async () => {
  const live = await testLive('SQLite');
  const { email } = await addPerson(live, 'manager');
  const signedIn = await live.ask('POST /session', { payload: { email, password } });
  expect((await live.ask('GET /people', { headers: headersAfter(signedIn) })).statusCode).toBe(200);
  await live.close();
});
