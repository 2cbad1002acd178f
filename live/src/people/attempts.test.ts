import { hour, minute, passTime } from '../testing/clock';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, password } from '../testing/testPeople';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let email: string;
  beforeEach(async () => {
    live = await testLive(kind);
    ({ email } = await addPerson(live, 'editor'));
    // The clock stands still: a slow machine does not shorten a wait.
    passTime(0);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const signIn = (given: string, secret: string, remoteAddress = '192.0.2.1') =>
    live.ask('POST /session', { payload: { email: given, password: secret }, remoteAddress });
  const failures = async (count: number, given = email, ip?: string) => {
    for (let turn = 0; turn < count; turn++) await signIn(given, 'not the password', ip);
  };

  test('after five failures an account has to wait, twice as long each time, also after a restart', async () => {
    await failures(5);
    const refused = await signIn(email, password, '192.0.2.2');
    expect(refused.json()).toMatchObject({
      status: 429,
      detail: 'Too many attempts: try again in 1 second.',
    });
    expect(refused.headers['retry-after']).toBe('1');
    await live.restart();
    expect((await signIn(email, password)).statusCode).toBe(429);
    passTime(1100);
    await failures(1);
    expect((await signIn(email, password)).headers['retry-after']).toBe('2');
    passTime(2100);
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test('an unknown account has to wait just the same', async () => {
    await failures(5, 'nobody@the.site');
    expect((await signIn('nobody@the.site', password)).statusCode).toBe(429);
  });

  test('no wait is longer than a quarter of an hour, and failures are forgotten after a day', async () => {
    for (let turn = 0; turn < 18; turn++) {
      await failures(1);
      passTime(15 * minute);
    }
    await failures(1);
    expect((await signIn(email, password)).headers['retry-after']).toBe('900');
    passTime(24 * hour);
    await failures(4);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test('after twenty failures an address has to wait, whatever the account; others do not', async () => {
    for (let turn = 0; turn < 20; turn++) await failures(1, `${turn}@the.site`, '2001:db8::1');
    expect((await signIn(email, password, '2001:db8::2')).statusCode).toBe(429);
    expect((await signIn(email, password, '2001:db8:0:1::1')).statusCode).toBe(200);
  }, 60_000);

  test('many attempts at once gain nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'not the password')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});
