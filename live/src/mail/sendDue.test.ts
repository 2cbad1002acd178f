import { generateKeyPairSync } from 'node:crypto';
import { passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, origin, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { testMailServer, type TestMailServer } from '../testing/testMailServer';
import { postMail, type Mail } from './mail';
import { sendDue } from './sendDue';
import { smtpTransport } from './transport';

const hour = 3600_000;

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let server: TestMailServer;
  beforeAll(async () => void (live = await testLive(kind)));
  afterAll(() => live.close());
  beforeEach(async () => void (server = await testMailServer()));
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
    await live.database.tables.deleteFrom('outbox').execute();
  });

  const mail: Mail = {
    to: { name: 'Sara', address: 'sara@lumen.example' },
    subject: 'Hello',
    text: 'Words.',
  };
  const post = (changes: Partial<Parameters<typeof postMail>[1]> = {}) =>
    live.database.change((tables) => postMail(tables, { ...mail, ...changes }, { kind: 'reply', origin }));
  const send = () => sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site' }));
  const outbox = () => live.database.tables.selectFrom('outbox').selectAll().execute();

  test('a mail is sent once, with its Message-ID', async () => {
    const messageId = await post();
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(server.mails).toMatchObject([
      { messageId, subject: 'Hello', to: [{ name: 'Sara', address: 'sara@lumen.example' }] },
    ]);
    expect(await outbox()).toMatchObject([{ state: 'sent', problem: null }]);
  });

  test('with a key, mails are signed for the domain that they are from', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const dkim = { privateKey, keySelector: 'mail' };
    await post();
    await sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site', dkim }));
    const signature = server.mails[0]!.headers.find(({ key }) => key === 'dkim-signature')?.value;
    expect(signature).toMatch(/a=rsa-sha256;.* d=the\.site;.* s=mail;.* h=from:subject:.* b=[\w+/ ]{300,}/s);
  });

  test('two servers that send at the same time send each mail once', async () => {
    for (let count = 0; count < 10; count++) await post({ subject: `Mail ${count}` });
    await Promise.all([send(), send(), send()]);
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 10 }, (_, count) => `Mail ${count}`),
    );
  });

  test('a server that stops sends the mail on its way, and no other one', async () => {
    for (let count = 0; count < 2; count++) await post({ subject: `Mail ${count}` });
    const stopping = new AbortController();
    const stop = async () => stopping.abort();
    expect(await sendDue(live.database, stop, { stopping: stopping.signal })).toBe(1);
    expect((await outbox()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
    expect(await send()).toBe(1);
  });

  test('while the mail server is away, mails wait, and arrive afterwards once', async () => {
    await post();
    const { url } = server;
    await server.close();
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', problem: 'The mail server cannot be reached.' },
    ]);
    server = await testMailServer({ port: Number(new URL(url).port) });
    expect(await send()).toBe(0);
    passTime(hour);
    expect(await send()).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  test('a refusal for now is retried, and given up after 72 hours', async () => {
    await post();
    server.refusal = [451, 'Try again later'];
    await send();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    passTime(73 * hour);
    await send();
    expect(await outbox()).toMatchObject([
      { state: 'failed', problem: expect.stringMatching(/Try again later/) },
    ]);
  });

  test('a mail that failed is retried for another 72 hours after a press', async () => {
    await post();
    server.refusal = [451, 'Try again later'];
    passTime(73 * hour);
    await send();
    expect(await outbox()).toMatchObject([{ state: 'failed' }]);
    const { headers } = await addPerson(live, 'manager');
    const { id } = (await outbox())[0]!;
    expect((await live.ask(`POST /mail/${id}/retry`, { headers })).statusCode).toBe(204);
    await send();
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    passTime(71 * hour);
    await send();
    expect(await outbox()).toMatchObject([{ state: 'waiting' }]);
    server.refusal = undefined;
    passTime(5 * hour);
    expect(await send()).toBe(1);
  });

  test('a mail whose link has ended is not sent, and what was sent of it keeps no link', async () => {
    const validUntil = new Date(Date.now() + hour).toISOString();
    const link = { label: 'Join', path: '/admin/join#secret-of-the-link' };
    await post({ link, validUntil });
    expect(await send()).toBe(1);
    expect(server.mails[0]!.text).toContain('https://the.site/admin/join#secret-of-the-link');
    expect((await outbox())[0]!.mail).not.toContain('secret-of-the-link');
    await post({ link, validUntil });
    passTime(2 * hour);
    expect(await send()).toBe(0);
    expect((await outbox())[1]).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/link ended/),
    });
  });

  test('what the program writes automatically asks other programs not to answer; a reply does not', async () => {
    await post({ isAutomatic: true });
    await post({ isAutomatic: true, takesAnswers: true });
    await post();
    await send();
    const marks = server.mails.map(({ headers }) =>
      ['auto-submitted', 'x-auto-response-suppress'].map(
        (name) => headers.find(({ key }) => key === name)?.value,
      ),
    );
    expect(marks).toEqual([
      ['auto-generated', 'All'],
      // Lists, such as Google Groups, refuse what asks for silence.
      ['auto-generated', undefined],
      [undefined, undefined],
    ]);
  });

  test('a password that the mail server does not take delays mails, and fails none', async () => {
    await post();
    const error = Object.assign(new Error('Invalid login'), { responseCode: 535, code: 'EAUTH' });
    await sendDue(live.database, () => Promise.reject(error));
    expect(await outbox()).toMatchObject([
      { state: 'waiting', problem: expect.stringContaining('does not take the user name') as string },
    ]);
  });

  test('a final refusal is not tried again', async () => {
    await post();
    server.refusal = [550, 'No such mailbox'];
    await send();
    expect(await outbox()).toMatchObject([
      { state: 'failed', problem: expect.stringMatching(/No such mailbox/) },
    ]);
  });

  test('no name, subject or text adds a header', async () => {
    await post({
      to: { name: 'A\r\nBcc: all@the.site', address: 'sara@lumen.example' },
      subject: 'Hi\r\nBcc: all@the.site',
    });
    await send();
    const [sent] = server.mails;
    expect(sent!.bcc).toBeUndefined();
    expect(sent!.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('no address, Message-ID or name of a file adds a header, either', async () => {
    const evil = 'a\r\nBcc: all@the.site';
    await post({
      replyTo: `reply@the.site\r\nBcc: all@the.site`,
      references: [`<${evil}@lumen.example>`],
      to: { name: evil, address: 'sara@lumen.example\r\nBcc: all@the.site' },
    });
    await send();
    for (const raw of server.raw) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  test('long names and subjects of any script are folded and encoded, and arrive whole', async () => {
    const name = 'Зоя, "the" Ünal 山田 '.repeat(12).trim();
    const subject = 'Größe 📐 '.repeat(30).trim();
    await post({ to: { name, address: 'sara@lumen.example' }, subject });
    await send();
    expect(server.mails).toMatchObject([{ subject, to: [{ name, address: 'sara@lumen.example' }] }]);
    const [head] = server.raw[0]!.split('\r\n\r\n');
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(Math.max(...head!.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('a domain with umlauts goes as punycode', async () => {
    await post({ to: { name: '', address: 'sara@müller.example' } });
    await send();
    expect(server.raw[0]).toMatch(/^To: sara@xn--mller-kva\.example/m);
  });

  test.each([
    'ü@müller.example',
    'sara@xn--mller-kva.example',
    '"quoted.local"@lumen.example',
    `${'a'.repeat(60)}@lumen.example`,
  ])('an address such as %s is reached', async (address) => {
    await post({ to: { name: 'Зоя, "the" Ünal '.repeat(12), address } });
    await send();
    expect(server.mails).toHaveLength(1);
  });
});
