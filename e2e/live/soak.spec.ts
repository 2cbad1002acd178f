import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasDovecot, startImap, type ImapServer } from '../../live/src/testing/imapServer';
import { subjectsIn } from '../../live/src/testing/testApplication';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { copyStore, type StoreCopy } from '../deploy/storeCopy';
import { freePort } from '../freePort';
import { startLiveServer, type LiveServer } from '../liveServer';
import { expect, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { liveTestStore } from '../testStore';

/** How long it lasts: `SOAK_MINUTES`, by default three. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 3);
const mailboxAddress = 'hello@the.site';

/** Mails and files that have stopped servers or parsers: none may cost what others send. */
const hostileMails: readonly (() => string)[] = [
  () => `Subject: Line breaks\r\n\r\n${'\n'.repeat(400_000)}`,
  () => `Subject: Words\r\n\r\n${'a_'.repeat(100_000)}`,
  () => `Subject: ${'s'.repeat(100_000)}\r\n\r\nWords`,
  () => `X-Long: ${'x'.repeat(500_000)}\r\nConstructor: none\r\n\r\nWords`,
  () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nWords\r\n'.repeat(20_000)}--b--\r\n`,
  () =>
    Array.from(
      { length: 300 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
    ).join('\r\n') + '\r\n\r\nWords',
  () => `Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}`,
];
const hostileFiles: readonly (() => string)[] = [
  () => `%PDF-1.4\n${'1 0 obj << >> endobj\n'.repeat(100_000)}%%EOF`,
  () => `%PDF-1.4\n${'['.repeat(1_000_000)}`,
  () => `PK\u0003\u0004${'\u0000'.repeat(1_000_000)}`,
];

test.describe('visitors, hostile mails, uploads and kills at once', { tag: '@long' }, () => {
  test.skip(!!process.env['SITE'], 'starts a site of its own');
  test.skip(!hasDovecot && !process.env['CI'], 'needs dovecot: apt-get install dovecot-imapd');

  let copy: StoreCopy;
  let smtp: TestMailServer;
  let imap: ImapServer;
  let server: LiveServer;
  let data: string;
  let start: () => Promise<LiveServer>;
  test.beforeAll(async () => {
    copy = await copyStore(liveTestStore);
    smtp = await testMailServer();
    imap = await startImap();
    data = mkdtempSync(join(tmpdir(), 'vibrant-peak-soak-'));
    const port = await freePort();
    const mail = { MAIL_URL: smtp.url, MAIL_FROM: mailboxAddress, MAIL_INBOX: imap.url };
    const variables = { DATA: data, STORE: copy.folder, ...mail };
    start = () => startLiveServer(variables, port);
    server = await start();
  });
  test.afterAll(async () => {
    await kill();
    await imap.stop();
    await smtp.close();
    removeFolder(data);
    copy.remove();
  });

  async function kill(): Promise<void> {
    const exit = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await exit;
  }

  /** Sends with one key until a server has stored or refused it. @returns the status. */
  async function send(path: string, bodyOf: () => BodyInit, type?: string): Promise<number> {
    const headers = {
      origin: server.url,
      'sec-fetch-site': 'same-origin',
      ...(type !== undefined && { 'content-type': type }),
    };
    for (;;) {
      const request = { method: 'POST', headers, body: bodyOf() };
      const answer = await fetch(`${server.url}/api/submissions/${path}`, request).catch(() => undefined);
      if (answer && answer.status !== 503) return answer.status;
      await pause(250);
    }
  }

  function sendMessage(subject: string): Promise<number> {
    const person = { name: 'Sara Ahmed', email: 'sara@lumen.example' };
    const message = { key: randomUUID(), elapsed: 20_000, ...person, subject, message: 'We need a shop.' };
    return send('contact', () => JSON.stringify(message), 'application/json');
  }

  function sendApplication(position: string, file: string): Promise<number> {
    const form = new FormData();
    const fields = { key: randomUUID(), elapsed: '20000', fullName: 'Sara Ahmed', position };
    const more = { email: 'sara@lumen.example', phone: '0300 1234567', coverLetter: 'I draw.' };
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    form.append('resume', new Blob([file]), 'cv.pdf');
    return send('application', () => form);
  }

  const putMail = (subject: string, rest: string) =>
    imap.put(
      Buffer.from(
        `From: Sara <sara@lumen.example>\r\nTo: ${mailboxAddress}\r\nMessage-ID: <${subject}@lumen.example>\r\n${rest}`,
      ),
    );

  test(`for ${minutes} minutes nothing is lost, and nothing arrives twice`, async () => {
    test.setTimeout((minutes + 20) * 60_000);
    const end = performance.now() + minutes * 60_000;
    const isOn = () => performance.now() < end;
    const [messages, mails, waits]: [string[], string[], number[]] = [[], [], []];
    const refused = new Map<number, number>();
    let isUp = true;
    let [kills, hostile] = [0, 0];

    const writeMessages = async (writer: number) => {
      for (let count = 0; isOn(); count++) {
        const subject = `Message ${writer}.${count}`;
        expect(await sendMessage(subject)).toBe(204);
        messages.push(subject);
        await pause(1000);
      }
    };
    const upload = async () => {
      for (let count = 0; isOn(); count++) {
        const status = await sendApplication(
          'Product Designer',
          hostileFiles[count % hostileFiles.length]!(),
        );
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await pause(2000);
      }
    };
    const mail = async () => {
      for (let count = 0; isOn(); count++) {
        if (count % 3 === 0) {
          putMail(`hostile-${hostile}`, hostileMails[hostile % hostileMails.length]!());
          hostile++;
        }
        const subject = `mail-${count}`;
        putMail(subject, `Subject: ${subject}\r\n\r\nWords of ${subject}.\r\n`);
        mails.push(subject);
        await pause(5000);
      }
    };
    const visit = async () => {
      while (isOn()) {
        const begin = performance.now();
        const status = await fetch(server.url).then(
          (answer) => answer.text().then(() => answer.status),
          () => 0,
        );
        if (isUp && status !== 0) waits.push(performance.now() - begin);
        await pause(100);
      }
    };
    const disturb = async () => {
      while (isOn()) {
        await pause(45_000);
        isUp = false;
        await kill();
        server = await start();
        isUp = true;
        kills++;
      }
    };
    await Promise.all([...[0, 1, 2, 3].map(writeMessages), upload(), mail(), visit(), disturb()]);

    const subjects = () => subjectsIn(join(data, 'live.db'));
    // The mailbox is read twice a minute, fifty mails at a time.
    const read = async () => (await subjects()).filter((subject) => subject.startsWith('mail-')).sort();
    await expect.poll(read, { timeout: 300_000, intervals: [5000] }).toEqual(mails.toSorted());
    const stored = (await subjects()).filter((subject) => subject.startsWith('Message '));
    expect(stored.sort()).toEqual(messages.toSorted());

    waits.sort((one, other) => one - other);
    const [median, late] = [0.5, 0.95].map((share) => Math.round(waits[Math.floor(waits.length * share)]!));
    console.log(
      `${minutes} minutes: ${messages.length} messages, ${mails.length} mails and ${hostile} hostile ones, ${kills} kills; ` +
        `uploads by status ${JSON.stringify(Object.fromEntries(refused))}; ` +
        `${waits.length} times / in ${median} ms, 95 of 100 within ${late} ms`,
    );
  });
});
