import { minute, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, origin, type TestLive } from '../testing/testLive';
import { testMailServer, type TestMailServer } from '../testing/testMailServer';
import { postMail } from './mail';
import { sendDue } from './sendDue';
import { smtpTransport } from './transport';

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

  const post = async (count: number) => {
    for (let number = 0; number < count; number++) {
      const to = { name: 'Sara', address: `sara${number}@lumen.example` };
      const mail = { to, subject: `Mail ${number}`, text: 'Words.' };
      await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    }
  };
  const send = () => sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site' }));
  const outbox = () => live.database.tables.selectFrom('outbox').orderBy('attempts').selectAll().execute();
  const statesOf = async () => (await outbox()).map(({ state }) => state);

  test.each([
    ['CONN', 554, '5.3.2 The server is in maintenance'],
    ['MAIL FROM', 530, '5.7.0 Must issue a STARTTLS command first'],
    ['MAIL FROM', 550, '5.4.5 Daily user sending limit exceeded'],
    ['MAIL FROM', 550, '5.1.8 Access denied, bad outbound sender'],
    ['RCPT TO', 550, '5.7.0 Your account has reached its limit of recipients'],
    ['RCPT TO', 554, '5.7.1 <sara@lumen.example>: Relay access denied'],
    ['RCPT TO', 421, '4.7.0 Too many connections'],
    ['DATA', 550, '5.4.5 Daily user sending limit exceeded'],
    ['DATA', 554, '5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
  ] as const)('a refusal of the site at %s, %i %s, waits with all mails', async (step, code, text) => {
    await post(3);
    Object.assign(server, { refusal: [code, text], refusesAt: step });
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', attempts: 0, problem: null },
      { state: 'waiting', attempts: 0, problem: null },
      { state: 'waiting', attempts: 1, problem: expect.stringContaining(text) as string },
    ]);
    // The round has stopped, and the next ones do not ask again at once.
    expect(server.connections).toBe(1);
    await send();
    expect(server.connections).toBe(1);
    server.refusal = undefined;
    passTime(16 * minute);
    expect(await send()).toBe(3);
  });

  test.each([
    ['RCPT TO', 550, '5.1.1 No such mailbox'],
    ['RCPT TO', 552, '5.2.2 The mailbox is over quota'],
    ['DATA', 554, '5.7.1 Message rejected as spam'],
    ['DATA', 552, '5.3.4 Message size exceeds the limit'],
  ] as const)('a refusal of one mail at %s, %i %s, fails it, and the others go', async (step, code, text) => {
    await post(2);
    Object.assign(server, { refusal: [code, text], refusesAt: step });
    expect(await send()).toBe(0);
    expect(await statesOf()).toEqual(['failed', 'failed']);
    expect((await outbox())[0]!.problem).toContain(text);
  });

  test('a receiver of a copy whom the mail server refuses is named, and the others have the mail', async () => {
    const to = { name: 'Sara', address: 'sara@lumen.example' };
    const cc = [{ name: 'Omar', address: 'omar@harbor.example' }];
    const mail = { to, cc, subject: 'To all', text: 'Words.' };
    await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    Object.assign(server, {
      refusal: [550, '5.1.1 No such mailbox'],
      refusesAt: 'RCPT TO',
      refuses: 'omar@harbor.example',
    });
    expect(await send()).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([
      { state: 'sent', problem: expect.stringMatching(/^Not for all: .*5\.1\.1 No such mailbox/) as string },
    ]);
  });

  test('a refusal for now of one recipient delays nobody else', async () => {
    await post(2);
    Object.assign(server, { refusal: [450, '4.2.0 Greylisted'], refusesAt: 'RCPT TO' });
    await send();
    expect(server.connections).toBe(2);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', attempts: 1 },
      { state: 'waiting', attempts: 1 },
    ]);
  });

  test('a quota that is reached after four of twenty mails leaves sixteen waiting', async () => {
    await post(20);
    Object.assign(server, { refusal: [550, '5.4.5 Daily user sending limit exceeded'], takes: 4 });
    expect(await send()).toBe(4);
    expect(server.connections).toBe(5);
    expect((await statesOf()).filter((state) => state === 'waiting')).toHaveLength(16);
    server.refusal = undefined;
    passTime(16 * minute);
    expect(await send()).toBe(16);
    expect(new Set(server.mails.map(({ subject }) => subject)).size).toBe(20);
  });

  test('a mail at which the mail server falls silent holds up no other one', async () => {
    await post(5);
    const sent: string[] = [];
    const silentAtFirst = async ({ subject }: { subject: string }) => {
      if (subject === 'Mail 0') throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' });
      sent.push(subject);
    };
    for (let round = 0; round < 3; round++) {
      await sendDue(live.database, silentAtFirst);
      passTime(16 * minute);
    }
    expect(sent.sort()).toEqual(['Mail 1', 'Mail 2', 'Mail 3', 'Mail 4']);
  });

  test('an address that is none fails at once', async () => {
    const mail = { to: { name: '', address: '<>' }, subject: 'Hello', text: 'Words.' };
    await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    await send();
    expect(await statesOf()).toEqual(['failed']);
  });

  test('an attempt ends before another server may begin one, however slow the mail server is', async () => {
    await post(1);
    server.slowness = 1500;
    const transport = smtpTransport({ url: server.url, from: 'hello@the.site' });
    const began = Date.now();
    expect(await sendDue(live.database, transport, { attemptTime: 2000 })).toBe(0);
    expect(Date.now() - began).toBeLessThan(4000);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', problem: 'The mail server does not answer in time.' },
    ]);
    server.slowness = 0;
    passTime(16 * minute);
    expect(await send()).toBe(1);
    expect(server.mails).toHaveLength(1);
  });
});
