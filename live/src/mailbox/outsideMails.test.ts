import { passTime, hour } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { removeOldLeftMails } from '../inbox/leftMails';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { mailbox, mailsOf, own } from '../testing/testMails';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let inbox: ReturnType<typeof inboxOf>;
  let manager: TestPerson;
  let take: ReturnType<typeof mailsOf>['take'];
  let answered: ReturnType<typeof mailsOf>['answered'];
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true, replyAddress: mailbox, ownAddresses: own });
    manager = await addPerson(live, 'manager', 'Bilal');
    inbox = inboxOf(live, manager);
    ({ take, answered } = mailsOf(live, inbox));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const newest = async () => inbox.open((await inbox.list()).conversations[0]!.id);
  const left = async () => (await inbox.ask('GET /mailbox')).json<{ left: { count: number } }>().left;

  test("a person's mail that asks programs not to answer is a message, also the fourth answer of a day", async () => {
    const quiet = { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' };
    expect(await take(quiet)).toBe('new');
    expect((await inbox.list()).conversations).toMatchObject([{ isRead: false }]);
    const { id, messageId } = await answered();
    for (let round = 0; round < 4; round++)
      expect(await take({ ...quiet, 'In-Reply-To': messageId })).toBe('answer');
    const { state, messages } = await inbox.open(id);
    expect(state).toBe('open');
    expect(messages.slice(2).map((message) => message.kind)).toEqual(Array(4).fill('received'));
  });

  test("a group of the site's own domain passes on what people write; lists elsewhere are left, and named", async () => {
    const list = (id: string) => ({
      Precedence: 'list',
      'List-ID': id,
      'List-Unsubscribe': '<https://x.example>',
    });
    expect(await take(list('<hello.the.site>'))).toBe('new');
    expect(await take(list('"Us" <HELLO.THE.SITE>'))).toBe('new');
    expect(await take({ ...list('<hello.the.site>'), 'Auto-Submitted': 'auto-generated' })).toBe('left');
    for (const id of ['<news.lumen.example>', '<news.not-the.site>', '<the.site.evil.example>'])
      expect(await take({ ...list(id), Subject: `List ${id}` })).toBe('left');
    expect(await take({ 'List-Unsubscribe': '<https://x.example>', Subject: 'Offers' })).toBe('left');
    expect(await left()).toMatchObject({
      count: 5,
      mails: expect.arrayContaining([
        {
          sender: 'Sara Ahmed <sara@lumen.example>',
          subject: 'Offers',
          reason: 'It came through a mailing list.',
          at: expect.any(String),
        },
      ]),
    });
  });

  test('an automatic mail beyond the three of a day, and a report on an unknown mail, are named as left', async () => {
    const { messageId } = await answered();
    const automatic = { 'In-Reply-To': messageId, 'Auto-Submitted': 'auto-replied' };
    for (let round = 0; round < 4; round++) await take(automatic);
    await take({ From: 'mailer-daemon@mx.lumen.example', Subject: 'Undelivered' });
    expect(await left()).toMatchObject({
      mails: expect.arrayContaining([
        expect.objectContaining({ reason: 'A message takes three automatic mails a day.' }),
        expect.objectContaining({
          subject: 'Undelivered',
          reason: 'It reports on a mail that is not in the inbox.',
        }),
      ]),
    });
  });

  test('mails that were left are forgotten after 30 days', async () => {
    await take({ 'Auto-Submitted': 'auto-generated' });
    expect(await left()).toMatchObject({ count: 1 });
    passTime(31 * 24 * hour);
    await live.database.change((tables) => removeOldLeftMails(tables));
    const found = await live.database.tables.selectFrom('left_mails').selectAll().execute();
    expect(found).toEqual([]);
  });

  test('different mails with one Message-ID are all taken, once each, and the log says so', async () => {
    const id = { 'Message-ID': '<same@lumen.example>' };
    const mails = [
      [{ ...id, Date: 'Sat, 28 Nov 2026 10:00:00 +0000' }, 'We need a shop.'],
      [{ ...id, Date: 'Sat, 28 Nov 2026 10:00:00 +0000' }, 'We need two shops.'],
      [{ ...id, Date: 'Sat, 28 Nov 2026 10:00:01 +0000' }, 'We need a shop.'],
      [
        { ...id, Date: 'Sat, 28 Nov 2026 10:00:00 +0000', From: 'Omar <omar@harbor.example>' },
        'We need a shop.',
      ],
    ] as const;
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    for (const [headers, text] of [...mails, ...mails]) await take(headers, text, { log });
    expect((await inbox.list()).conversations).toHaveLength(4);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Different mails have the Message-ID <same@lumen.example>.');
  });

  test("a stranger's mail with the Message-ID of a reply is a mail, and does not replace the reply", async () => {
    const { messageId } = await answered();
    expect(await take({ 'Message-ID': messageId, From: 'Eve <eve@evil.example>' })).toBe('new');
  });

  test('answers go to Reply-To, and the message shows the sender, too', async () => {
    await take({ From: 'Website <noreply@shop.example>', 'Reply-To': 'Sara <SARA@lumen.example>' });
    const found = await newest();
    expect(found).toMatchObject({
      name: 'Sara',
      email: 'sara@lumen.example',
      recipients: { to: { name: 'Sara', address: 'sara@lumen.example' }, others: [] },
      messages: [
        {
          author: 'Website <noreply@shop.example>',
          addresses: {
            from: { name: 'Website', address: 'noreply@shop.example' },
            replyTo: { name: 'Sara', address: 'sara@lumen.example' },
          },
        },
      ],
    });
    await inbox.reply(found.id, 'Gladly.');
    const { recipient } = await live.database.tables
      .selectFrom('outbox')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(recipient).toBe('sara@lumen.example');
  });

  test("a Reply-To that is the site's own address, as groups set it, is not answered", async () => {
    await take({ 'Reply-To': `Us <hello+x@the.site>`, 'List-ID': '<hello.the.site>' });
    expect(await newest()).toMatchObject({
      email: 'sara@lumen.example',
      recipients: { to: { name: 'Sara Ahmed' } },
    });
  });

  test("a mail of the site's own address that the site did not send is shown, however MAIL_FROM is spelled", async () => {
    const capitals = { own: ['Noreply@The.Site', mailbox] };
    expect(
      await take({ From: 'noreply@the.site', 'Reply-To': 'Sara <sara@lumen.example>' }, 'A shop?', capitals),
    ).toBe('new');
    expect(await newest()).toMatchObject({ email: 'sara@lumen.example' });
    const { messageId, subject } = await answered({ email: mailbox });
    expect(await take({ From: 'NOREPLY@the.site', 'Message-ID': messageId }, 'x', capitals)).toBe('known');
    // Some mail servers give mails another Message-ID.
    expect(await take({ From: 'noreply@the.site', Subject: subject }, 'x', capitals)).toBe('known');
  });

  test('all who got a mail are shown, and answered by choice, without the site itself', async () => {
    await take({
      To: 'hello@the.site, "Jane" <jane@lumen.example>, hello+tag@the.site',
      Cc: 'Jill <jill@lumen.example>, jane@lumen.example, broken, Team: omar@harbor.example;',
    });
    const { id, ...found } = await newest();
    const others = [
      { name: 'Jane', address: 'jane@lumen.example' },
      { name: 'Jill', address: 'jill@lumen.example' },
      { name: '', address: 'omar@harbor.example' },
    ];
    expect(found).toMatchObject({
      recipients: { to: { address: 'sara@lumen.example' }, others },
      messages: [
        { addresses: { to: [{ address: 'hello@the.site' }, { name: 'Jane' }, {}], cc: [{}, {}, {}] } },
      ],
    });
    await inbox.reply(id, 'To you.');
    await inbox.reply(id, 'To all.', { toAll: true });
    const sent = await live.database.tables
      .selectFrom('outbox')
      .orderBy('created_at')
      .select('mail')
      .execute();
    expect(sent.map(({ mail }) => JSON.parse(mail) as object)).toMatchObject([
      { to: { address: 'sara@lumen.example' }, cc: [] },
      { to: { address: 'sara@lumen.example' }, cc: others },
    ]);
    expect((await inbox.open(id)).messages.at(-1)).toMatchObject({ addresses: { cc: others } });
  });

  test('where a colleague answers, the reply goes to the colleague, and to the visitor with all', async () => {
    const { id, messageId } = await answered();
    await take({ From: 'Jill <jill@lumen.example>', 'In-Reply-To': messageId });
    expect(await inbox.open(id)).toMatchObject({
      recipients: {
        to: { name: 'Jill', address: 'jill@lumen.example' },
        others: [{ name: 'Sara Ahmed', address: 'sara@lumen.example' }],
      },
    });
  });

  test.each([['a'.repeat(12_000) + '@lumen.example'], ['"no address"'], ['sara@localhost'], ['<>']])(
    'a mail whose sender has no usable address is taken, answered by nobody, and erased (%#)',
    async (from) => {
      expect(await take({ From: from })).toBe('new');
      const { id, email, recipients } = await newest();
      expect(email).toMatch(/^[0-9a-f]{16}@without-address\.invalid$/);
      expect(recipients.to).toBeNull();
      expect((await inbox.reply(id, 'Who are you?')).json()).toMatchObject({
        status: 422,
        detail: 'The sender of this mail has no address to reply to.',
      });
      expect((await inbox.ask('POST /visitor-data/erasure', { email })).statusCode).toBe(200);
      expect((await inbox.list()).conversations).toEqual([]);
    },
  );

  test('an erasure takes a person out of the mails of others, and of the list of left ones', async () => {
    await take({ Cc: 'Jill <jill@lumen.example>' }, 'With Jill.');
    const { id } = await newest();
    await inbox.reply(id, 'To all.', { toAll: true });
    await take({ From: 'Jill <jill@lumen.example>', 'Auto-Submitted': 'auto-generated' });
    await take({ From: 'Jill <jill@lumen.example>', To: (await replyAddress(id))! }, 'From Jill.');
    expect((await inbox.ask('POST /visitor-data/erasure', { email: 'jill@lumen.example' })).statusCode).toBe(
      200,
    );
    const { database } = live;
    const stored = JSON.stringify([
      await database.tables.selectFrom('messages').selectAll().execute(),
      await database.tables.selectFrom('outbox').selectAll().execute(),
      await database.tables.selectFrom('left_mails').selectAll().execute(),
    ]);
    expect(stored).not.toContain('jill@lumen.example');
    expect(stored).toContain('sara@lumen.example');
  });

  const replyAddress = async (conversation: number) => {
    const { mail } = await live.database.tables
      .selectFrom('outbox')
      .where('conversation', '=', conversation)
      .select('mail')
      .executeTakeFirstOrThrow();
    return (JSON.parse(mail) as { replyTo?: string }).replyTo;
  };

  test('a message has the time at which the mail server got it; the list goes by when it was read', async () => {
    const arrivedAt = new Date(Date.now() - 49 * hour);
    await take({}, 'On Saturday.', { arrivedAt });
    const found = await newest();
    expect(found).toMatchObject({
      createdAt: arrivedAt.toISOString(),
      messages: [{ at: arrivedAt.toISOString() }],
    });
    expect(Date.now() - Date.parse(found.updatedAt)).toBeLessThan(hour);
    await inbox.reply(found.id, 'On Monday.');
    const { mail } = await live.database.tables.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi' }).format(arrivedAt);
    expect(mail).toContain(`Sara Ahmed wrote on ${day}:`);
    await take({}, 'From the future.', { arrivedAt: new Date(Date.now() + 100 * hour) });
    expect(Date.parse((await newest()).createdAt)).toBeLessThanOrEqual(Date.now());
  });
});
