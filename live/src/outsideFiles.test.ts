import { createHash, randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { inWorker } from './worker/inWorker';
import { takeMail } from './mailbox/takeMail';
import { testLive, type TestLive } from './testing/testLive';
import { addPerson, type TestPerson } from './testing/testPeople';
import { pictures } from './testing/testPictures';

let live: TestLive;
let person: TestPerson;
/** Longest time for which nobody else is answered, in milliseconds. The aim is 50. */
let longest: number;
beforeAll(async () => {
  live = await testLive('SQLite', undefined, { limits: { network: 1000, all: 1000 } });
  person = await addPerson(live, 'editor');
  await inWorker('mediaTypeOf', Buffer.from('warm'));
});
afterAll(() => live.close());

const bytes = Buffer.alloc(4 * 2 ** 20, 7);

/** Work of about ten milliseconds. On a machine under load the slowest of many takes far longer. */
function slowestLoop(): number {
  const times = Array.from({ length: 30 }, () => {
    const begin = performance.now();
    createHash('sha1').update(bytes).digest();
    return performance.now() - begin;
  });
  return Math.max(...times);
}

/** How long others wait at most while work runs, in milliseconds. */
async function delayOf(work: () => Promise<unknown>): Promise<number> {
  longest = Math.max(2000, 20 * slowestLoop());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // Its first sample begins the measurement.
  await pause(50);
  await work();
  await pause(20);
  delay.disable();
  longest = Math.max(longest, 20 * slowestLoop());
  return delay.max / 1e6;
}

const head = 'From: Sara <sara@lumen.example>\r\nSubject: Large\r\n';
const mixed = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
const base64 = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n';
const status = '--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nDiagnostic-Code: x\r\n';

const mails: [what: string, make: () => string][] = [
  ['line breaks', () => `${head}\r\n${'\n'.repeat(100_000)}`],
  ['more line breaks than are read', () => `${head}\r\n${'\n'.repeat(6_000_000)}`],
  ['25 MB of a file', () => `${mixed}--b\r\n${base64}${`${'A'.repeat(76)}\r\n`.repeat(330_000)}--b--`],
  ['parts', () => `${mixed}${'--b\r\n\r\nx\r\n'.repeat(15_000)}--b--`],
  ['headers', () => `${head}${`X-A: ${'b'.repeat(60)}\r\n`.repeat(7000)}\r\nx`],
  ['addresses', () => `${head}To: ${'"a b" <a@b.example>, '.repeat(20_000)}\r\n\r\nx`],
  ['HTML', () => `${head}Content-Type: text/html\r\n\r\n${`<b>${'x'.repeat(70)}\r\n`.repeat(300_000)}`],
  [
    'a report',
    () => `${head}Content-Type: multipart/report; boundary=b\r\n\r\n${status}${' y\r\n'.repeat(90_000)}--b--`,
  ],
];

test.each(mails)('a mail of %s lets others go on', async (_what, make) => {
  const source = Buffer.from(make());
  const delay = await delayOf(async () => {
    const mail = await inWorker('readMail', { source, isCut: false }).catch(() => undefined);
    if (mail) await live.database.change((tables) => takeMail(tables, mail, { own: [] }));
  });
  expect(delay).toBeLessThan(longest);
});

const megabytes = (count: number) => Buffer.alloc(count * 2 ** 20 - 2000, 0x20);

const pictureFiles: [what: string, make: () => Promise<Buffer>][] = [
  [
    '64 megapixels',
    () =>
      sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#345' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    '25 MB that are none',
    async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), megabytes(24)]),
  ],
];

test.each(pictureFiles)('a picture of %s lets others go on', async (_what, make) => {
  const content = await make();
  const delay = await delayOf(() => pictures(live, person).upload(content));
  expect(delay).toBeLessThan(longest);
});

const texts: [what: string, fields: object][] = [
  ['100,000 characters', { message: 'a_'.repeat(50_000) }],
  ['an address of a megabyte', { email: 'a.'.repeat(400_000) }],
  ['a name of a megabyte', { name: ' '.repeat(900_000) }],
];

test.each(texts)('a message of %s lets others go on', async (_what, fields) => {
  const words = { name: 'Sara', email: 'sara@lumen.example', subject: 'Web shop', message: 'Hello there.' };
  const payload = JSON.stringify({ key: randomUUID(), elapsed: 20_000, ...words, ...fields });
  const headers = { 'content-type': 'application/json' };
  const delay = await delayOf(() => live.ask('POST /submissions/contact', { headers, payload }));
  expect(delay).toBeLessThan(longest);
});
