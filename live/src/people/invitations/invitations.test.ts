import { hour, passTime } from '../../testing/clock';
import { databases } from '../../testing/testDatabase';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, headersAfter, logOf, password, type TestPerson } from '../../testing/testPeople';
import { firstManagersLink } from './invitation';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  beforeEach(async () => void (live = await testLive(kind)));
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const secretOf = (link: string) => link.split('#')[1]!;
  const invite = async ({ headers }: TestPerson, email = 'new@the.site', role = 'editor') =>
    live.ask('POST /invitations', { headers, payload: { email, role } });
  const linkFrom = async (manager: TestPerson, email?: string, role?: string) =>
    secretOf((await invite(manager, email, role)).json<{ link: string }>().link);
  const joinWith = (secret: string, others: object = {}) =>
    live.ask('POST /invitation/password', { payload: { secret, name: 'Bilal', password, ...others } });
  const firstLink = () => firstManagersLink(live.database.tables, origin);

  test('the link of the first start makes the first manager, once', async () => {
    const link = (await firstLink())!;
    expect(link).toMatch(/^https:\/\/the\.site\/admin\/join#[\w-]{43}$/);
    const email = 'First@the.site';
    const joined = await joinWith(secretOf(link), { email });
    expect(joined.json()).toEqual({
      person: {
        id: expect.any(String),
        name: 'Bilal',
        email: 'first@the.site',
        role: 'manager',
        mayInvoice: true,
        mayIssue: true,
      },
    });
    expect((await live.ask('GET /people', { headers: headersAfter(joined) })).statusCode).toBe(200);
    const again = await joinWith(secretOf(link), { email: 'second@the.site' });
    expect(again.json()).toMatchObject({ status: 410, detail: expect.stringContaining('no longer valid') });
    expect(await firstLink()).toBeUndefined();
  });

  test('the link of the first start is valid for an hour; the next start prints another, which replaces it', async () => {
    const [first, second] = [secretOf((await firstLink())!), secretOf((await firstLink())!)];
    expect((await joinWith(first, { email: 'a@the.site' })).statusCode).toBe(410);
    passTime(hour + 1000);
    expect((await joinWith(second, { email: 'a@the.site' })).statusCode).toBe(410);
  });

  test('a manager invites; the person has the role and address of the invitation', async () => {
    const manager = await addPerson(live, 'manager', 'Ayesha');
    const secret = await linkFrom(manager, 'New@The.site', 'publisher');
    const shown = await live.ask('POST /invitation', { payload: { secret } });
    expect(shown.json()).toEqual({ role: 'publisher', email: 'new@the.site' });
    expect((await joinWith(secret)).json()).toMatchObject({
      person: { name: 'Bilal', email: 'new@the.site', role: 'publisher' },
    });
    expect((await logOf(live)).map((line) => [line.person_name, line.action, line.subject])).toEqual([
      ['Ayesha', 'invited', 'new@the.site'],
      ['Bilal', 'joined', 'new@the.site'],
    ]);
  });

  test.each([
    ['another role', { role: 'manager' }, 400],
    ['another address', { email: 'other@the.site' }, 422],
    ['an id', { id: 'somebody' }, 400],
  ])('nobody makes %s of an invitation', async (_what, others, status) => {
    const secret = await linkFrom(await addPerson(live, 'manager'));
    expect((await joinWith(secret, others)).statusCode).toBe(status);
    expect((await joinWith(secret)).json()).toMatchObject({
      person: { role: 'editor', email: 'new@the.site' },
    });
  });

  test('only managers invite', async () => {
    for (const role of ['editor', 'publisher'] as const)
      expect((await invite(await addPerson(live, role))).statusCode).toBe(403);
  });

  test('the invitations of a manager end with the role and with the person', async () => {
    const manager = await addPerson(live, 'manager');
    const [demoted, removed] = [await addPerson(live, 'manager'), await addPerson(live, 'manager')];
    const [first, second] = [await linkFrom(demoted, 'a@the.site'), await linkFrom(removed, 'b@the.site')];
    const { headers } = manager;
    await live.ask(`PATCH /people/${demoted.id}`, { headers, payload: { role: 'editor' } });
    await live.ask(`DELETE /people/${removed.id}`, { headers });
    expect((await joinWith(first)).statusCode).toBe(410);
    expect((await joinWith(second)).statusCode).toBe(410);
  });

  test('an invitation is withdrawn, replaced by the next one to the same address, and over after a week', async () => {
    const manager = await addPerson(live, 'manager', 'Ayesha');
    const { headers } = manager;
    const replaced = await linkFrom(manager);
    const withdrawn = await linkFrom(manager);
    const { invitations } = (await live.ask('GET /invitations', { headers })).json<{
      invitations: { id: string }[];
    }>();
    expect(invitations).toEqual([
      expect.objectContaining({ email: 'new@the.site', role: 'editor', invitedBy: 'Ayesha' }),
    ]);
    await live.ask(`DELETE /invitations/${invitations[0]!.id}`, { headers });
    const old = await linkFrom(manager);
    passTime(7 * 24 * hour + 1000);
    for (const secret of [replaced, withdrawn, old]) expect((await joinWith(secret)).statusCode).toBe(410);
  });

  test('a person who is there already is not invited', async () => {
    const manager = await addPerson(live, 'manager', 'Ayesha');
    expect((await invite(manager, manager.email)).json()).toMatchObject({
      status: 409,
      detail: 'Ayesha already has this address.',
    });
    expect((await invite(manager, 'a@b')).json()).toMatchObject({ status: 422, field: 'email' });
  });

  test.each([
    ['eleven chars', 'has at least 12 characters', 'elevenchars'],
    ['a common one', 'easily guessed', 'Qwerty123456'],
  ])('a password of %s is refused', async (_what, says, weak) => {
    const secret = await linkFrom(await addPerson(live, 'manager'));
    const refused = await joinWith(secret, { password: weak });
    expect(refused.json()).toMatchObject({ status: 422, detail: expect.stringContaining(says) });
    expect((await joinWith(secret)).statusCode).toBe(200);
  });

  test('of two who use one link at the same time, one joins', async () => {
    const secret = await linkFrom(await addPerson(live, 'manager'));
    const statuses = (await Promise.all([joinWith(secret), joinWith(secret)])).map((each) => each.statusCode);
    expect(statuses.sort()).toEqual([200, 410]);
  });
});
