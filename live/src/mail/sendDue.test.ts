import { passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, origin, type TestLive } from '../testing/testLive';
import { testMailServer, type TestMailServer } from '../testing/testMailServer';
import { postMail, type Mail } from './mail';
import { sendDue } from './sendDue';
import { smtpTransport } from './transport';

const hour = 3600_000;

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let server: TestMailServer;
  beforeEach(async () => {
    live = await testLive(kind);
    server = await testMailServer();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
    await live.close();
  });

  const mail: Mail = {
    to: { name: 'Sara', address: 'sara@lumen.example' },
    subject: 'Hello',
    text: 'Words.',
  };
  const post = (changes: Partial<Mail> = {}) =>
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

  test('two servers that send at the same time send each mail once', async () => {
    for (let count = 0; count < 10; count++) await post({ subject: `Mail ${count}` });
    await Promise.all([send(), send(), send()]);
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 10 }, (_, count) => `Mail ${count}`),
    );
  });

  test('while the mail server is away, mails wait, and arrive afterwards once', async () => {
    await post();
    const { url } = server;
    await server.close();
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', problem: expect.stringMatching(/ECONNREFUSED/) },
    ]);
    server = await testMailServer(Number(new URL(url).port));
    expect(await send()).toBe(0);
    passTime(hour);
    expect(await send()).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  test('a refusal for now is tried again, and given up after 72 hours', async () => {
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

  test('a password that the mail server does not take delays mails, and fails none', async () => {
    await post();
    const error = Object.assign(new Error('Invalid login'), { responseCode: 535, code: 'EAUTH' });
    await sendDue(live.database, () => Promise.reject(error));
    expect(await outbox()).toMatchObject([{ state: 'waiting', problem: 'Invalid login' }]);
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

  test.each(['ü@müller.example', '"quoted.local"@lumen.example', `${'a'.repeat(60)}@lumen.example`])(
    'an address such as %s is reached',
    async (address) => {
      await post({ to: { name: 'Зоя, "the" Ünal '.repeat(12), address } });
      await send();
      expect(server.mails).toHaveLength(1);
    },
  );
});
