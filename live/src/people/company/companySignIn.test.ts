import type { LightMyRequestResponse } from 'fastify';
import { minute, passTime } from '../../testing/clock';
import { companyBrowser, refusalOf, verified } from '../../testing/companyBrowser';
import { startIssuer, type Claims } from '../../testing/startIssuer';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';
import { visitIssuer } from '../../testing/visitIssuer';

const callback = `${origin}/api/session/company/callback`;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => void (issuer = await startIssuer(callback)));
afterAll(() => issuer.stop());
afterEach(() => void jest.useRealTimers());

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    live = await testLive(kind, issuer.settings);
    editor = await addPerson(live, 'editor', 'Bilal');
    manager = await addPerson(live, 'manager', 'Ayesha');
  });
  afterAll(() => live.close());

  const begin = (to?: string) => companyBrowser(live).begin(to);
  const comeBack = (url: URL, headers: Record<string, string>) => companyBrowser(live).comeBack(url, headers);
  const signIn = (person: Claims | null) => companyBrowser(live).signIn(person);
  const whoIs = (response: LightMyRequestResponse) => companyBrowser(live).whoIs(response);
  const invite = async (email: string, role: string) =>
    live.ask('POST /invitations', { headers: manager.headers, payload: { email, role } });

  test('the site says that there is such a login', async () => {
    expect((await live.ask('GET /session')).json()).toEqual({
      person: null,
      hasCompanyLogin: true,
      sendsMail: false,
      mustAdd: null,
    });
  });

  test('a person signs in by the verified address, and comes to the page that was asked for', async () => {
    const response = await signIn(verified(editor.email.toUpperCase(), 'Somebody Else'));
    expect([response.statusCode, response.headers.location]).toEqual([303, `${origin}/admin/team?q=a`]);
    expect(await whoIs(response)).toEqual({
      id: editor.id,
      name: 'Bilal',
      email: editor.email,
      role: 'editor',
      mayInvoice: false,
      mayIssue: false,
    });
    expect((await logOf(live)).at(-1)).toMatchObject({
      person: editor.id,
      action: 'signed in',
      details: '{"with":"the company account"}',
    });
  });

  test('the request names code, PKCE, state and nonce, and the browser keeps them out of the reach of scripts', async () => {
    const { address, response } = await begin();
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: callback,
      state: expect.stringMatching(/.{43}/),
      nonce: expect.stringMatching(/.{43}/),
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-company-[\w-]{43}=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(asked).not.toHaveProperty('code_verifier');
  });

  test('somebody with an invitation joins with the role of the invitation and the name of the company', async () => {
    await invite('new@the.site', 'publisher');
    const response = await signIn({ ...verified('New@the.site', 'Chandra\u0000\n Devi'), role: 'manager' });
    expect(await whoIs(response)).toMatchObject({
      name: 'Chandra Devi',
      email: 'new@the.site',
      role: 'publisher',
    });
    const { invitations } = (await live.ask('GET /invitations', { headers: manager.headers })).json<{
      invitations: object[];
    }>();
    expect(invitations).toEqual([]);
    expect((await logOf(live)).at(-1)).toMatchObject({ person_name: 'Chandra Devi', action: 'joined' });
  });

  test('an invitation that is over lets nobody in', async () => {
    await invite('late@the.site', 'manager');
    const over = { expires_at: new Date(Date.now() - 1).toISOString() };
    await live.database.tables.updateTable('invitations').set(over).execute();
    expect(refusalOf(await signIn(verified('late@the.site')))).toBe('unknown');
  });

  test.each([
    ['an unknown address', 'unknown', verified('nobody@the.site')],
    ['no address', 'unnamed', {}],
    ['somebody who refuses', 'denied', null],
  ])('%s is refused', async (_what, why, person) => {
    expect(refusalOf(await signIn(person))).toBe(why);
  });

  test.each([false, undefined])('an address that is not verified (%s) is refused', async (isVerified) => {
    const claims = { email: manager.email, ...(isVerified !== undefined && { email_verified: isVerified }) };
    expect(refusalOf(await signIn(claims))).toBe('unverified');
  });

  test('an answer counts once, in the browser that began, and within five minutes', async () => {
    const { address, headers } = await begin();
    const url = await visitIssuer(address, verified(editor.email));
    const others = await begin();
    expect(refusalOf(await comeBack(url, {}))).toBe('invalid');
    expect(refusalOf(await comeBack(url, others.headers))).toBe('invalid');
    expect(await whoIs(await comeBack(url, headers))).toMatchObject({ id: editor.id });
    expect(refusalOf(await comeBack(url, headers))).toBe('invalid');
    const late = await begin();
    const answered = await visitIssuer(late.address, verified(editor.email));
    passTime(6 * minute);
    expect(refusalOf(await comeBack(answered, late.headers))).toBe('invalid');
  });

  test('sign-ins that were begun in two tabs both end, each on the page that it asked for', async () => {
    const [first, second] = [await begin('/admin/team'), await begin('/admin/jobs')];
    const jar = { cookie: [first, second].map(({ headers }) => headers['cookie']).join('; ') };
    for (const [{ address }, page] of [[first, 'team'] as const, [second, 'jobs'] as const]) {
      const response = await comeBack(await visitIssuer(address, verified(editor.email)), jar);
      expect([response.statusCode, response.headers.location]).toEqual([303, `${origin}/admin/${page}`]);
      expect(await whoIs(response)).toMatchObject({ id: editor.id });
    }
  });

  test('a browser holds few sign-ins that were begun: the earliest make room', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `__Host-company-${String(index).repeat(43)}`);
    const cookie = ['a=b', ...names.map((name) => `${name}=x`)].join('; ');
    const response = await live.ask('GET /session/company', { headers: { cookie } });
    const removed = response.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(removed).toEqual(names.slice(0, 2));
  });

  test.each(['x', 'a=b; c', 'ü', '%00', 'a'.repeat(200)])('the state %j names no sign-in', async (state) => {
    const { headers } = await begin();
    const url = new URL(`${callback}?${new URLSearchParams({ state, code: 'c' })}`);
    const cookie = `${headers['cookie']}; __Host-company-${state}={}`;
    expect(refusalOf(await comeBack(url, { cookie }))).toBe('invalid');
  });

  test('an answer that was refused cannot be mended', async () => {
    const { address, headers } = await begin();
    const url = await visitIssuer(address, verified(editor.email));
    const forged = new URL(url);
    forged.searchParams.set('iss', 'https://evil.example');
    expect(refusalOf(await comeBack(forged, headers))).toBe('invalid');
    expect(refusalOf(await comeBack(url, headers))).toBe('invalid');
  });

  test('a stolen database does not end a sign-in that was begun: verifier and nonce are in the browser alone', async () => {
    const { headers } = await begin();
    const { verifier, nonce } = JSON.parse(decodeURIComponent(headers['cookie']!.split('=')[1]!)) as Record<
      string,
      string
    >;
    const stolen = JSON.stringify(await live.database.tables.selectFrom('challenges').selectAll().execute());
    expect(stolen).toContain('company');
    for (const each of [verifier, nonce]) expect(stolen).not.toContain(each);
  });

  test.each([
    [
      'of another issuer',
      (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
      /unexpected "iss"/,
    ],
    ['that names no issuer', (url: URL) => url.searchParams.delete('iss'), /"iss".* missing/],
    [
      'with another code',
      (url: URL) => url.searchParams.set('code', 'a'.repeat(43)),
      /responded with an error/,
    ],
  ])('an answer %s is refused for that reason', async (_what, forge, reason) => {
    const { address, headers } = await begin();
    const url = await visitIssuer(address, verified(editor.email));
    forge(url);
    expect(refusalOf(await comeBack(url, headers))).toBe('invalid');
    expect(live.lines.at(-1)).toMatch(reason);
  });

  test('an answer without a state is refused', async () => {
    const { address, headers } = await begin();
    const url = await visitIssuer(address, verified(editor.email));
    url.searchParams.delete('state');
    expect(refusalOf(await comeBack(url, headers))).toBe('invalid');
  });

  test('the code of another sign-in is refused', async () => {
    const [own, others] = [await begin(), await begin()];
    const stolen = await visitIssuer(others.address, verified(manager.email));
    const url = await visitIssuer(own.address, verified(editor.email));
    url.searchParams.set('code', stolen.searchParams.get('code')!);
    expect(refusalOf(await comeBack(url, own.headers))).toBe('invalid');
  });

  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/team',
    '/admin\\..\\..\\x',
    'javascript:1',
  ])('no sign-in leads to %s', async (to) => {
    const { address, headers } = await begin(to);
    const response = await comeBack(await visitIssuer(address, verified(editor.email)), headers);
    expect(response.headers.location).toBe(`${origin}/admin`);
  });

  test('signing in ends the session that the browser had', async () => {
    const { address, headers } = await begin();
    const url = await visitIssuer(address, verified(editor.email));
    const planted = (await addPerson(live, 'editor')).headers.cookie;
    await comeBack(url, { cookie: `${headers['cookie']}; ${planted}` });
    expect((await live.ask('GET /sessions', { headers: { cookie: planted } })).statusCode).toBe(401);
  });
});

test('when the company’s login does not answer, the login page says so, the log why, and passwords go on', async () => {
  const live = await testLive('SQLite', { ...issuer.settings, issuer: 'http://localhost:9' });
  const response = await live.ask('GET /session/company?to=%2Fadmin%2Fteam');
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `${origin}/admin/login?company=away&to=%2Fadmin%2Fteam`,
  ]);
  expect(live.lines).toEqual([expect.stringContaining('http://localhost:9 does not answer as it should')]);
  expect((await live.ask('GET /session')).statusCode).toBe(200);
  await live.close();
});

test('a site without such a login says so', async () => {
  const live = await testLive('SQLite');
  expect((await live.ask('GET /session')).json()).toEqual({
    person: null,
    hasCompanyLogin: false,
    sendsMail: false,
    mustAdd: null,
  });
  for (const route of ['GET /session/company', 'GET /session/company/callback?state=x'])
    expect((await live.ask(route)).json()).toMatchObject({ detail: 'This site has no company sign-in.' });
  await live.close();
});
