import { hour, minute, passTime } from '../testing/clock';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, password } from '../testing/testPeople';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let email: string;
  /** Of one test each. */
  let ip: string;
  let count = 0;
  beforeAll(async () => void (live = await testLive(kind)));
  afterAll(() => live.close());
  beforeEach(async () => {
    ({ email } = await addPerson(live, 'editor'));
    ip = `192.0.2.${++count}`;
    // The clock stands still: a slow machine does not shorten a wait.
    passTime(0);
  });
  afterEach(() => void jest.useRealTimers());

  const signIn = (given: string, secret: string, remoteAddress = ip) =>
    live.ask('POST /session', { payload: { email: given, password: secret }, remoteAddress });
  const failures = async (times: number, given = email, from = ip) => {
    for (let turn = 0; turn < times; turn++) await signIn(given, 'not the password', from);
  };

  test('after five failures an account has to wait, twice as long each time, also after a restart', async () => {
    await failures(5);
    const refused = await signIn(email, password, '198.51.100.1');
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
