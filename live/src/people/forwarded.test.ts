import { randomUUID } from 'node:crypto';
import { testLive, type TestLive } from '../testing/testLive';

let live: TestLive;
beforeEach(async () => {
  live = await testLive('SQLite', undefined, { trustedProxies: ['127.0.0.1', '192.0.2.0/24'] });
});
afterEach(() => live.close());

const signIn = async (forwarded: string, count: number) => {
  const payload = { email: `nobody-${count}@the.site`, password: 'not a password' };
  const headers = { 'x-forwarded-for': forwarded };
  return (await live.ask('POST /session', { headers, payload })).statusCode;
};
const write = async (forwarded: string) => {
  const payload = {
    key: randomUUID(),
    elapsed: 20_000,
    name: 'Sara',
    email: 'sara@lumen.example',
    subject: 'Web shop',
    message: 'We need a shop.',
  };
  await live.ask('POST /submissions/contact', { headers: { 'x-forwarded-for': forwarded }, payload });
};
const spam = async () => {
  const rows = await live.database.tables.selectFrom('conversations').select('state').execute();
  return rows.filter(({ state }) => state === 'spam').length;
};

test.each([
  ['203.0.113.5:', (port: number) => `203.0.113.5:${port}`],
  ['"[2001:db8::1]:"', (port: number) => `"[2001:db8::1]:${port}"`],
  ['a proxy with a port', (port: number) => `203.0.113.5:${port}, 192.0.2.7:${port}`],
])('attempts of one address with changing ports count together: %s', async (_what, addressAt) => {
  const answers = [];
  for (let count = 0; count < 25; count++) answers.push(await signIn(addressAt(50_000 + count), count));
  expect(answers.slice(0, 20)).toEqual(Array<number>(20).fill(401));
  expect(answers).toContain(429);
});

test('eleven messages of one address with changing ports look like spam', async () => {
  for (let count = 0; count < 11; count++) await write(`203.0.113.5:${50_000 + count}`);
  expect(await spam()).toBe(1);
});

test('messages of many people through one CDN are none', async () => {
  for (let count = 0; count < 12; count++) await write(`203.0.113.${count}, 192.0.2.7:4711`);
  expect(await spam()).toBe(0);
});
