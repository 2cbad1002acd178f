import { companyBrowser, refusalOf, verified } from '../../testing/companyBrowser';
import { startIssuer, type Claims } from '../../testing/startIssuer';
import { bothDatabases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => void (issuer = await startIssuer(`${origin}/api/session/company/callback`)));
afterAll(() => issuer.stop());

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  const open = async (trustsAddresses = false, addressClaim?: string) => {
    const claim = addressClaim !== undefined && { addressClaim };
    live = await testLive(kind, { ...issuer.settings, trustsAddresses, ...claim });
    manager = await addPerson(live, 'manager', 'Ayesha');
  };
  beforeEach(() => open());
  afterEach(() => live.close());

  const signIn = (claims: Claims) => companyBrowser(live).signIn(claims);
  const whoAfter = async (claims: Claims) => companyBrowser(live).whoIs(await signIn(claims));
  const asManager = (route: string) => live.ask(route, { headers: manager.headers });
  const people = async () =>
    (await asManager('GET /people')).json<{ people: { hasCompanyAccount: boolean }[] }>().people;

  test('another account of the company with the same address is refused, in words, and reported to managers', async () => {
    const own = { ...verified(manager.email), sub: 'ayesha' };
    expect(await whoAfter(own)).toMatchObject({ id: manager.id });
    expect(refusalOf(await signIn({ ...own, sub: 'somebody-else' }))).toBe('other');
    expect((await logOf(live)).at(-1)).toMatchObject({
      person: null,
      person_name: 'The site',
      action: 'refused a company account',
      subject: manager.email,
      details: JSON.stringify({ account: 'somebody-else' }),
    });
    expect(await whoAfter(own)).toMatchObject({ id: manager.id });
  });

  test('somebody who joined with the company account is bound to it as well', async () => {
    const payload = { email: 'new@the.site', role: 'publisher' };
    await live.ask('POST /invitations', { headers: manager.headers, payload });
    const own = { ...verified('new@the.site', 'Bilal'), sub: 'bilal' };
    expect(await whoAfter(own)).toMatchObject({ name: 'Bilal', role: 'publisher' });
    expect(refusalOf(await signIn({ ...own, sub: 'another' }))).toBe('other');
  });

  test.each<[string, Claims]>([
    ['another address', { email: 'ayesha.khan@the.site', email_verified: true }],
    ['an address that is not verified', { email: 'other@the.site', email_verified: false }],
    ['no address', {}],
  ])('the same account goes on with %s', async (_what, claims) => {
    await signIn({ ...verified(manager.email), sub: 'ayesha' });
    expect(await whoAfter({ ...claims, sub: 'ayesha' })).toMatchObject({
      id: manager.id,
      email: manager.email,
    });
  });

  test('an account is its person’s, also when it has the address of somebody else by now', async () => {
    const editor = await addPerson(live, 'editor');
    await signIn({ ...verified(editor.email), sub: 'editor' });
    expect(await whoAfter({ ...verified(manager.email), sub: 'editor' })).toMatchObject({ id: editor.id });
  });

  test('a manager ends the binding, and another account is bound at its first sign-in', async () => {
    await signIn({ ...verified(manager.email), sub: 'old' });
    expect(await people()).toMatchObject([{ hasCompanyAccount: true }]);
    expect((await asManager(`DELETE /people/${manager.id}/company-account`)).statusCode).toBe(204);
    expect(await people()).toMatchObject([{ hasCompanyAccount: false }]);
    expect((await logOf(live)).at(-1)).toMatchObject({ action: 'unlinked a company account' });
    expect(await whoAfter({ ...verified(manager.email), sub: 'new' })).toMatchObject({ id: manager.id });
  });

  test('whoever is removed can come again with another account', async () => {
    const editor = await addPerson(live, 'editor');
    await signIn({ ...verified(editor.email), sub: 'editor' });
    await asManager(`DELETE /people/${editor.id}`);
    expect(refusalOf(await signIn({ ...verified(editor.email), sub: 'editor' }))).toBe('unknown');
  });

  const vague: [string, Claims['email_verified'] | undefined][] = [
    ['none', undefined],
    ['the text "true"', 'true'],
  ];

  test.each(vague)('an issuer whose addresses are trusted may say %s for verified', async (_what, value) => {
    await live.close();
    await open(true);
    const claims = { email: manager.email, ...(value !== undefined && { email_verified: value }) };
    expect(await whoAfter(claims)).toMatchObject({ id: manager.id });
  });

  test.each(vague)('of any other issuer %s is refused, and the log names the claim', async (_what, value) => {
    const claims = { email: manager.email, ...(value !== undefined && { email_verified: value }) };
    expect(refusalOf(await signIn(claims))).toBe('unverified');
    expect(live.lines.at(-1)).toContain('email_verified');
  });

  test.each([false, 'false'])(
    'an address that is said not to be verified (%j) never counts',
    async (value) => {
      await live.close();
      await open(true);
      expect(refusalOf(await signIn({ email: manager.email, email_verified: value }))).toBe('unverified');
    },
  );

  test('an issuer that sends no address is refused for that', async () => {
    expect(refusalOf(await signIn({ email_verified: true }))).toBe('unnamed');
    expect(live.lines.at(-1)).toContain('"email"');
  });

  describe('at a login that tells addresses in a claim of its own', () => {
    beforeEach(async () => {
      await live.close();
      await open(true, 'preferred_username');
    });
    const named = (address: string): Claims => ({ sub: address, preferred_username: address });

    test('a person is known by it, and somebody with an invitation joins by it', async () => {
      const payload = { email: 'sara@the.site', role: 'publisher' };
      await live.ask('POST /invitations', { headers: manager.headers, payload });
      expect(await whoAfter(named('Sara@the.site'))).toMatchObject({ email: 'sara@the.site' });
      expect(await whoAfter({ ...named(manager.email), sub: 'ayesha' })).toMatchObject({ id: manager.id });
    });

    test('it counts in the place of the email, and its absence is logged under its name', async () => {
      expect(refusalOf(await signIn({ sub: 'other', ...verified(manager.email) }))).toBe('unnamed');
      expect(live.lines.at(-1)).toContain('the claim "preferred_username" is missing');
    });
  });
});
