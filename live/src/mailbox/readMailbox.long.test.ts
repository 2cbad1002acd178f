import type { Database } from '../database/openDatabase';
import { hasDovecot, startImap, type ImapServer } from '../testing/imapServer';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { skippedMails } from '../mail/mailAttempts';
import { readOnce } from '../jobs/pollMailbox';
import { readMailbox } from './readMailbox';

test('dovecot is installed where these tests have to run', () => {
  expect(hasDovecot || !process.env['CI']).toBe(true);
});

(hasDovecot ? describe : describe.skip).each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let server: ImapServer;
  let inbox: ReturnType<typeof inboxOf>;
  const lines: string[] = [];
  beforeEach(async () => {
    live = await testLive(kind, undefined, { replyAddress: 'hello@the.site' });
    server = await startImap();
    inbox = inboxOf(live, await addPerson(live, 'editor'));
    lines.length = 0;
  });
  afterEach(async () => {
    await server.stop();
    await live.close();
  });

  const read = (url = server.url, database: Database = live.database) =>
    readMailbox(
      database,
      { url, address: 'hello@the.site' },
      { own: ['noreply@the.site'], log: (line) => void lines.push(line) },
    );
  const put = (subject: string, id = `<${subject}@lumen.example>`) =>
    server.put(
      Buffer.from(
        `From: Sara <sara@lumen.example>\r\nTo: hello@the.site\r\nMessage-ID: ${id}\r\nSubject: ${subject}\r\n\r\nWords of ${subject}.\r\n`,
      ),
    );
  const subjects = async () => (await inbox.list()).conversations.map(({ subject }) => subject).sort();

  test('new mails are read once, and stay unread in the mailbox', async () => {
    put('First');
    put('Second');
    expect(await read()).toBe(2);
    expect(await read()).toBe(0);
    put('Third');
    expect(await read()).toBe(1);
    expect(await subjects()).toEqual(['First', 'Second', 'Third']);
  });

  test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
    'at first, mails count from the present day of UTC on, with a mail server in %s',
    async (timeZone) => {
      await server.stop();
      server = await startImap(timeZone);
      const at = (subject: string, time: number) =>
        server.put(
          Buffer.from(`From: Sara <sara@lumen.example>\r\nSubject: ${subject}\r\n\r\nWords`),
          new Date(time),
        );
      const midnight = new Date().setUTCHours(0, 0, 0, 0);
      at('Yesterday', midnight - 2000);
      at('Today', midnight + 2000);
      expect(await read()).toBe(1);
      expect(await subjects()).toEqual(['Today']);
    },
  );

  test('two servers that read at the same time take each mail once', async () => {
    for (let count = 0; count < 5; count++) put(`Mail ${count}`, `<${count}@lumen.example>`);
    await Promise.all([read(), read(), read()]);
    expect(await subjects()).toEqual([0, 1, 2, 3, 4].map((count) => `Mail ${count}`));
  });

  test('a mailbox that counts from the start brings nothing a second time', async () => {
    put('First');
    await read();
    await server.reset();
    put('First');
    put('Second');
    expect(await read()).toBe(2);
    expect(await subjects()).toEqual(['First', 'Second']);
  });

  test('a mail that cannot be read is left, and the next one is taken', async () => {
    server.put(Buffer.from(`Subject: x\r\nX-Long: ${'a'.repeat(3 * 2 ** 20)}\r\n\r\nWords`));
    put('Next');
    expect(await read()).toBe(2);
    expect(await subjects()).toEqual(['Next']);
    expect(lines).toEqual([expect.stringMatching(/^A mail stays in the mailbox. It cannot be read: /)]);
  });

  test('a mail of too many lines is named, and the next one is taken', async () => {
    const head = 'From: Bot <Bot@lumen.example>\r\nSubject: Lines\r\n\r\n';
    server.put(Buffer.from(head + '\n'.repeat(600_000)));
    put('Next');
    expect(await read()).toBe(2);
    expect(await subjects()).toEqual(['Next']);
    expect(await skippedMails(live.database.tables)).toMatchObject([
      {
        sender: 'bot@lumen.example',
        subject: 'Lines',
        reason: 'It cannot be read: It has more than 500000 lines.',
      },
    ]);
    expect(await read()).toBe(0);
  });

  test('a mail that the database refuses is left, and one that it could not take now is read again', async () => {
    const refused = Object.assign(new Error('no such value'), { code: '22021' });
    const away = Object.assign(new Error('terminated'), { code: '57P01' });
    /** Fails to store the first mail; other changes read the position and record attempts. */
    const failing = (error: Error, ...failed: number[]): Database => {
      let changes = 0;
      return {
        ...live.database,
        change: (work) => (failed.includes(++changes) ? Promise.reject(error) : live.database.change(work)),
      };
    };
    put('First');
    put('Second');
    await expect(read(server.url, failing(away, 3))).rejects.toThrow('terminated');
    expect(await subjects()).toEqual([]);
    expect(await read(server.url, failing(refused, 3, 6))).toBe(2);
    expect(await subjects()).toEqual(['Second']);
    expect(lines).toEqual(['A mail stays in the mailbox. It cannot be stored: no such value']);
  });

  test.each([
    ['imap://sara%40the.site:secret@LOCALHOST:PORT/INBOX'],
    ['imap://sara%40the.site:secret@localhost:PORT'],
    ['imap://sara%40the.site:secret@localhost:PORT/inbox/'],
  ])('another spelling of its address, %s, is the same mailbox', async (spelling) => {
    put('First');
    await read();
    const stored = () => live.database.tables.selectFrom('mailboxes').select(['name', 'uid']).execute();
    const port = new URL(server.url).port;
    expect(await stored()).toEqual([{ name: `sara@the.site@localhost:${port}/INBOX`, uid: 1 }]);
    // As earlier versions have stored it.
    const name = `sara%40the.site@localhost:${port}/INBOX`;
    await live.database.tables.updateTable('mailboxes').set({ name }).execute();
    put('Second');
    expect(await read(spelling.replace('PORT', port))).toBe(1);
    expect(await stored()).toEqual([{ name: `sara@the.site@localhost:${port}/INBOX`, uid: 2 }]);
  });

  test('a message has the time at which the mail server got its mail', async () => {
    const day = new Date(Date.now() - 60_000);
    server.put(Buffer.from('From: Sara <sara@lumen.example>\r\nSubject: Late\r\n\r\nWords'), day);
    await read();
    const [{ createdAt }] = (await inbox.list()).conversations as unknown as [{ createdAt: string }];
    expect(Math.abs(Date.parse(createdAt) - day.getTime())).toBeLessThan(2000);
  });

  test('the page Mail says why the mailbox is not read, in the words of its server, until it is', async () => {
    put('First');
    const { ask } = inboxOf(live, await addPerson(live, 'manager'));
    const fault = async () => (await ask('GET /mailbox')).json<{ fault: object | null }>().fault;
    const once = (url: string) =>
      readOnce(live.database, { url, address: 'hello@the.site' }, { own: [], log: () => undefined });
    await once(server.url.replace('secret', 'wrong'));
    expect(await fault()).toEqual({
      problem: expect.stringMatching(/^The mailbox does not take the user name and password: .*failed/),
      since: expect.any(String),
    });
    await once(server.url.replace('INBOX', 'Nowhere'));
    expect(await fault()).toMatchObject({
      problem: expect.stringMatching(/^The mail server has refused it: Mailbox doesn't exist: Nowhere/),
    });
    await once('imap://a:b@localhost:1/INBOX');
    expect(await fault()).toMatchObject({ problem: 'The mail server cannot be reached.' });
    expect(await once(server.url)).toBeUndefined();
    expect(await fault()).toBeNull();
  });

  test('a mailbox without an answer is reported, and read afterwards', async () => {
    put('First');
    await expect(read(server.url.replace('secret', 'wrong'))).rejects.toThrow();
    await expect(read('imap://a:b@localhost:1/INBOX')).rejects.toThrow();
    expect(await read()).toBe(1);
  });
});
