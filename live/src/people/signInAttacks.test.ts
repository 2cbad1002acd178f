import { hour, minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, password, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  const begin = async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager', 'Ayesha');
    passTime(0);
  };
  const end = async () => {
    jest.useRealTimers();
    await live.close();
  };

  const signIn = (secret: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    live.ask('POST /session', {
      payload: { email: manager.email, password: secret },
      remoteAddress,
      headers,
    });
  const fail = async (times: number, from: string, headers?: Record<string, string>) => {
    for (let turn = 0; turn < times; turn++) await signIn('not the password', from, headers);
  };
  /** The cookie by which a browser is known in which somebody has signed in. */
  const knownDevice = async () => {
    const { cookies } = await signIn(password, '192.0.2.1');
    const device = cookies.find(({ name }) => name === '__Host-device')!;
    expect(device).toMatchObject({ httpOnly: true, secure: true, path: '/', sameSite: 'Lax' });
    return { cookie: `${device.name}=${device.value}` };
  };

  describe('of signing in', () => {
    beforeEach(begin);
    afterEach(end);

    test('the wrong passwords of others do not make the owner wait at a known device, in the same network either', async () => {
      const device = await knownDevice();
      for (let turn = 0; turn < 21; turn++) {
        passTime(16 * minute);
        await fail(1, '192.0.2.1');
      }
      expect((await signIn(password, '192.0.2.1')).statusCode).toBe(429);
      expect((await signIn(password, '192.0.2.1', device)).statusCode).toBe(200);
      // Which makes nothing easier for the others.
      expect((await signIn(password, '198.51.100.1')).statusCode).toBe(429);
    });

    test('a known device guesses no more often than others, and stands for its own person alone', async () => {
      const device = await knownDevice();
      await fail(5, '192.0.2.1', device);
      expect((await signIn(password, '192.0.2.1', device)).statusCode).toBe(429);
      const other = await addPerson(live, 'editor');
      const guess = () =>
        live.ask('POST /session', { payload: { email: other.email, password: 'wrong' }, headers: device });
      for (let turn = 0; turn < 5; turn++) await guess();
      expect((await guess()).statusCode).toBe(429);
    });

    test('an invented cookie is not a known device', async () => {
      await fail(5, '192.0.2.1');
      const invented = { cookie: `__Host-device=${'A'.repeat(43)}` };
      expect((await signIn(password, '192.0.2.1', invented)).statusCode).toBe(429);
    });

    test('with the clock set back nobody waits longer than a quarter of an hour', async () => {
      await fail(6, '192.0.2.1');
      passTime(-300 * 24 * hour);
      expect(Number((await signIn(password, '192.0.2.1')).headers['retry-after'])).toBeLessThanOrEqual(2);
      passTime(3000);
      expect((await signIn(password, '192.0.2.1')).statusCode).toBe(200);
    });

    test('with the clock set back nobody waits longer than three minutes for a publication that has died', async () => {
      await startWithContent(live);
      await drafts(live, manager).change('team/1', { bio: 'New words.' });
      live.site.composing = () => new Promise(() => undefined);
      const choices = [{ collection: 'team', id: '1', version: 2 }];
      await publishing(live, manager).post(choices);
      passTime(-300 * 24 * hour);
      expect((await publishing(live, await addPerson(live, 'manager')).history())[0]).toMatchObject({
        state: 'failed',
      });
    });
  });

  describe('of passwords and invitations', () => {
    beforeAll(begin);
    beforeEach(async () => void (manager = await addPerson(live, 'manager')));
    afterAll(end);

    const change = (next: string) =>
      live.ask('PUT /password', { headers: manager.headers, payload: { current: password, password: next } });

    test.each([
      'password1234',
      'passwordpassword',
      'Passw0rd2026!',
      'P@ssw0rd1234',
      'qwertyuiop1234',
      'abcabcabcabcabc',
      'aaaaaaaaaaaaaaaa',
      'iloveyou2026!',
      'letmein12345',
      '1234567890123',
      'Qwerty123456',
      'VibrantPeak2026',
    ])('the password %s is refused as easily guessed', async (next) => {
      expect((await change(next)).json()).toMatchObject({
        status: 422,
        field: 'password',
        detail:
          'This password is easily guessed: choose a longer one, such as some words that have no connection.',
      });
    });

    test.each(['a sentence to remember', 'correct horse battery', 'x9$kQz!mW2pL', 'ہمالیہ کی چوٹی پر برف'])(
      'the password %s is taken',
      async (next) => {
        expect((await change(next)).statusCode).toBe(204);
      },
    );

    test('a long password takes no long work', async () => {
      const begin = process.cpuUsage();
      await change('4@8({[</369&#!1/|0$5+7%2'.repeat(8));
      expect(process.cpuUsage(begin).user / 1e6).toBeLessThan(4);
    });

    const invite = (email: string) =>
      live.ask('POST /invitations', { headers: manager.headers, payload: { email, role: 'editor' } });

    test.each([
      ['a zero-width space', 'bilal\u200b@the.site'],
      ['a zero-width joiner', 'bi\u200dlal@the.site'],
      ['a soft hyphen', 'bil\u00adal@the.site'],
      ['a byte order mark within', 'bil\ufeffal@the.site'],
      ['an override of the direction', 'bilal\u202e@the.site'],
      ['a filler that is not a letter', 'bilal\u3164@the.site'],
      ['a Cyrillic letter among Latin ones', 'b\u0456lal@the.site'],
      ['a Greek letter in the domain', 'bilal@the.s\u03b9te'],
      ['a Cyrillic name at a Latin domain', '\u0430\u0440\u0435@the.site'],
      ['wide letters', '\uff42ilal@the.site'],
      ['a letter of mathematics', '\ud835\udc1bilal@the.site'],
    ])('an invitation to an address with %s is refused', async (_what, email) => {
      expect((await invite(email)).json()).toMatchObject({
        status: 422,
        field: 'email',
        detail: expect.stringMatching(/contains hidden characters or letters of several scripts/),
      });
    });

    test.each(['bilal.khan+news@the.site', 'zoë@müller.example', 'почта@пример.рф', '田中です@例え.テスト'])(
      'an invitation to %s is made',
      async (email) => {
        expect((await invite(email)).statusCode).toBe(200);
      },
    );
  });
});
