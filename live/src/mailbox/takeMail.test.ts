import { sql } from 'kysely';
import { hour, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { mailbox, mailsOf, own, rawMail as raw } from '../testing/testMails';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { removeConversations } from '../inbox/removeConversations';
import { readMail } from './readMail';
import { takeMail } from './takeMail';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let inbox: ReturnType<typeof inboxOf>;
  let editor: TestPerson;
  let take: ReturnType<typeof mailsOf>['take'];
  let answered: ReturnType<typeof mailsOf>['answered'];
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true, replyAddress: mailbox, ownAddresses: own });
    editor = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, editor);
    ({ take, answered } = mailsOf(live, inbox));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const kinds = async (id: number) => (await inbox.open(id)).messages.map((message) => message.kind);
  const count_ = async () => (await inbox.list()).conversations.length;

  test.each([
    ['References', ({ messageId }) => ({ References: `<other@lumen.example> ${messageId}` })],
    ['In-Reply-To', ({ messageId }) => ({ 'In-Reply-To': messageId })],
    ['the signed part of the address', ({ replyTo }) => ({ To: replyTo })],
    ['that address in capitals', ({ replyTo }) => ({ To: `"Us" <${replyTo.toUpperCase()}>` })],
    ['the address of delivery', ({ replyTo }) => ({ 'Delivered-To': replyTo })],
    ['the token in the subject', ({ subject }) => ({ Subject: `AW: ${subject}` })],
  ] as [string, (sent: Awaited<ReturnType<typeof answered>>) => Record<string, string>][])(
    'an answer comes into its conversation by %s, from any address, and opens it',
    async (_by, headers) => {
      const sent = await answered();
      expect(await take({ From: 'Sara <sara@home.example>', ...headers(sent) }, 'Monday is fine.')).toBe(
        'answer',
      );
      expect(await inbox.open(sent.id)).toMatchObject({
        state: 'open',
        messages: [
          { kind: 'received' },
          { kind: 'sent' },
          { kind: 'received', author: 'Sara <sara@home.example>', text: 'Monday is fine.' },
        ],
      });
      expect((await inbox.list('?search=fine')).conversations).toMatchObject([{ isRead: false }]);
      expect(await count_()).toBe(1);
    },
  );

  test('the mails that it answers count before the address, and the address before the subject', async () => {
    const [first, second, third] = [await answered(), await answered(), await answered()];
    await take({ References: first.messageId, To: second.replyTo, Subject: third.subject });
    expect(await kinds(first.id)).toHaveLength(3);
    await take({ To: second.replyTo, Subject: third.subject });
    expect(await kinds(second.id)).toHaveLength(3);
    expect(await kinds(third.id)).toHaveLength(2);
  });

  test('address and subject alone name no conversation: the mail begins another one', async () => {
    const { id } = await answered();
    expect(await take({})).toBe('new');
    expect(await kinds(id)).toHaveLength(2);
    const [fresh] = (await inbox.list()).conversations;
    expect(fresh).toMatchObject({ name: 'Sara Ahmed', subject: 'Re: Web shop', state: 'open' });
  });

  test("a token with another conversation's number, or without its signature, names nothing", async () => {
    const [mine, theirs] = [await answered(), await answered()];
    const token = /\+(.*)@/.exec(mine.replyTo)![1]!;
    const signature = token.split('-')[1]!;
    for (const forged of [`${theirs.id}-${signature}`, `${theirs.id}`, `${theirs.id}-${'0'.repeat(24)}`]) {
      await take({ From: 'Eve <eve@evil.example>', To: `hello+${forged}@the.site` });
      await take({ From: 'Eve <eve@evil.example>', Subject: `Re: Web shop [${forged}]` });
    }
    expect(await kinds(theirs.id)).toEqual(['received', 'sent']);
  });

  test("an answer to an erased message does not come into a later visitor's, whatever its number", async () => {
    const erased = await answered();
    await live.database.change((tables) => removeConversations(tables, [erased.id]));
    // As in a database whose numbers were set back.
    await (
      kind === 'PostgreSQL'
        ? sql`select setval('conversations_id_seq', ${erased.id}, false)`
        : sql`update sqlite_sequence set seq = ${erased.id - 1} where name = 'conversations'`
    ).execute(live.database.tables);
    await inbox.send({ email: 'omar@harbor.example' });
    expect((await inbox.list()).conversations).toMatchObject([{ id: erased.id }]);
    expect(await take({ To: erased.replyTo, Subject: erased.subject })).toBe('new');
    expect(await kinds(erased.id)).toEqual(['received']);
  });

  test('a conversation takes answers of many different words, and is found by the newest ones', async () => {
    const { id, messageId } = await answered();
    for (let round = 0; round < 8; round++) {
      const words = Array.from({ length: 12_000 }, (_, index) => `r${round}w${index}`).join(' ');
      expect(await take({ 'In-Reply-To': messageId }, words)).toBe('answer');
    }
    expect((await inbox.reply(id, 'Thank you.')).statusCode).toBe(204);
    for (const word of ['Thank', 'r7w99', 'Sara'])
      expect((await inbox.list(`?place=answered&search=${word}`)).conversations).toMatchObject([{ id }]);
  });

  test("another visitor's Message-ID, which can be guessed, names no conversation", async () => {
    const { id, messageId } = await answered();
    await take({ 'In-Reply-To': messageId, 'Message-ID': '<guess-1@lumen.example>' });
    await take({ From: 'Eve <eve@evil.example>', 'In-Reply-To': '<guess-1@lumen.example>' });
    expect(await kinds(id)).toHaveLength(3);
    await take({ 'In-Reply-To': '<guess-1@lumen.example>' });
    expect(await kinds(id)).toHaveLength(4);
  });

  test('a mail that two servers read is taken once, also without a Message-ID', async () => {
    const { id, messageId } = await answered();
    const bytes = raw({ 'In-Reply-To': messageId });
    const bare = raw({ 'In-Reply-To': messageId, 'Message-ID': undefined });
    for (const each of [bytes, bare]) {
      const mail = await readMail(each);
      const taken = () => live.database.change((tables) => takeMail(tables, mail, { own }));
      expect((await Promise.all([taken(), taken(), taken()])).sort()).toEqual(['answer', 'known', 'known']);
    }
    expect(await kinds(id)).toHaveLength(4);
  });

  test.each([
    [{ 'Auto-Submitted': 'auto-replied' }],
    [{ 'X-Autoreply': 'yes' }],
    [{ Precedence: 'bulk' }],
    [{ 'Return-Path': '<>' }],
    [{ 'List-Unsubscribe': '<mailto:leave@lumen.example>' }],
  ] as [Record<string, string>][])(
    '%j is an automatic answer: shown as such, and no news',
    async (headers) => {
      const { id, messageId } = await answered();
      await take({ 'In-Reply-To': messageId, ...headers });
      expect(await inbox.open(id)).toMatchObject({
        state: 'answered',
        messages: [{}, {}, { kind: 'automatic' }],
      });
      expect(await take(headers)).toBe('left');
    },
  );

  test('Auto-Submitted: no is a person', async () => {
    const { id, messageId } = await answered();
    await take({ 'In-Reply-To': messageId, 'Auto-Submitted': 'no' });
    expect(await kinds(id)).toEqual(['received', 'sent', 'received']);
  });

  const bounceOf = (original: string, action = 'failed') =>
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'Your mail was not delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.lumen.example',
      '',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 No such',
      ' mailbox',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${original}`,
      '--b--',
    ].join('\r\n');
  const report = {
    From: 'MAILER-DAEMON@mx.lumen.example',
    'Return-Path': '<>',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  };

  test('a mail that comes back is shown in its conversation and on Mail, and opens the message', async () => {
    const { id, messageId } = await answered();
    await take(report, bounceOf(messageId));
    expect(await inbox.open(id)).toMatchObject({
      state: 'open',
      messages: [
        {},
        {
          delivery: 'returned',
          deliveryProblem: 'It came back, mx.lumen.example reports: smtp; 550 No such mailbox',
        },
        { kind: 'bounce' },
      ],
    });
    const { headers } = await addPerson(live, 'manager');
    expect((await live.ask('GET /mail', { headers })).json()).toMatchObject({
      mails: [{ state: 'returned' }],
    });
  });

  test('a delay is not a failure', async () => {
    const { id, messageId } = await answered();
    await take(report, bounceOf(messageId, 'delayed'));
    expect(await inbox.open(id)).toMatchObject({
      state: 'answered',
      messages: [{}, { delivery: 'sent' }, { kind: 'automatic' }],
    });
  });

  test('two programs that answer each other end after three mails, and no mail leaves', async () => {
    const { id, messageId } = await answered();
    const answers = [];
    for (let round = 0; round < 10; round++)
      answers.push(await take({ 'In-Reply-To': messageId, 'Auto-Submitted': 'auto-replied' }));
    expect(answers.filter((each) => each === 'answer')).toHaveLength(3);
    expect(await kinds(id)).toEqual(['received', 'sent', 'automatic', 'automatic', 'automatic']);
    const outbox = await live.database.tables.selectFrom('outbox').selectAll().execute();
    expect(outbox).toHaveLength(1);
    passTime(25 * hour);
    expect(await take({ 'In-Reply-To': messageId, 'Auto-Submitted': 'auto-replied' })).toBe('answer');
  });

  test('a program that does not say so is known by its repeated words, and ends as well', async () => {
    const { id, messageId } = await answered();
    for (let round = 0; round < 10; round++) await take({ 'In-Reply-To': messageId }, 'I am on leave.');
    expect(await kinds(id)).toEqual([
      ...['received', 'sent', 'received', 'received', 'received'],
      ...['automatic', 'automatic', 'automatic'],
    ]);
  });

  test('somebody who asks the same twice is a person, and opens the message again', async () => {
    const { id, messageId } = await answered();
    await take({ 'In-Reply-To': messageId }, 'Any news?');
    await inbox.reply(id, 'Not yet.');
    expect(await inbox.open(id)).toMatchObject({ state: 'answered' });
    await take({ 'In-Reply-To': messageId }, 'Any news?');
    expect((await kinds(id)).at(-1)).toBe('received');
    expect(await inbox.open(id)).toMatchObject({ state: 'open' });
  });

  test("the site's own mails are not taken", async () => {
    const { messageId } = await answered();
    expect(await take({ 'Message-ID': messageId, From: 'Us <noreply@the.site>' })).toBe('known');
    expect(await count_()).toBe(0);
  });

  test('an answer brings a deleted conversation back, and spam stays apart', async () => {
    const { id, messageId } = await answered();
    await inbox.ask(`DELETE /inbox/${id}`);
    await take({ 'In-Reply-To': messageId });
    expect((await inbox.list()).conversations).toMatchObject([{ id }]);
    await inbox.change(id, { state: 'spam' });
    await take({ 'In-Reply-To': messageId });
    expect((await inbox.list()).conversations).toEqual([]);
  });

  test('many mails from one address look like spam', async () => {
    for (let round = 0; round < 12; round++) await take({ Subject: `Offer ${round}` });
    expect(await count_()).toBe(10);
    expect((await inbox.list('?place=spam')).conversations).toHaveLength(2);
  });

  test('an answer to an application is for people who see applications alone', async () => {
    const { id, messageId } = await answered();
    await live.database.tables
      .updateTable('conversations')
      .set({ kind: 'application' })
      .where('id', '=', id)
      .execute();
    await take({ 'In-Reply-To': messageId }, 'My other address.');
    expect((await inbox.ask(`GET /inbox/${id}`)).statusCode).toBe(404);
    expect(await count_()).toBe(0);
  });

  const part = (name: string, content: string) =>
    [
      '--b',
      'Content-Type: text/html',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ].join('\r\n');

  test('files beyond the ceiling stay in the mailbox until somebody has seen earlier ones', async () => {
    const ceilings = { network: 5000, spam: 5000, all: 1500 };
    const file = Buffer.alloc(1000, 'a').toString('base64');
    const body = [part('plan.txt', file), '--b--'].join('\r\n');
    const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
    const filesOf = async (id: number) => {
      const { messages } = (await inbox.open(id)) as unknown as { messages: { attachments: object[] }[] };
      return messages.flatMap(({ attachments }) => attachments);
    };
    const refused = 'Too many files came in. This one stays in the mailbox.';
    expect(await take({ Subject: 'Plan', ...type }, body, { ceilings })).toBe('new');
    const [first] = (await inbox.list()).conversations;
    const { id, messageId } = await answered();
    const answer = { 'In-Reply-To': messageId, ...type };
    expect(await take(answer, body, { ceilings })).toBe('answer');
    const read = { headers: editor.headers, payload: { isRead: true } };
    expect((await live.ask(`PUT /inbox/${first!.id}/read`, read)).statusCode).toBe(204);
    expect(await take(answer, body, { ceilings })).toBe('answer');
    expect(await filesOf(first!.id)).toMatchObject([{ refused: null }]);
    expect(await filesOf(id)).toMatchObject([{ size: 1000, refused }, { refused: null }]);
  });

  test('attachments are downloads under a plain name; a large one stays in the mailbox', async () => {
    const { id, messageId } = await answered();
    const script = Buffer.from('<script>alert(1)</script>').toString('base64');
    const large = Buffer.alloc(10 * 2 ** 20 + 1).toString('base64');
    await take(
      { 'In-Reply-To': messageId, 'Content-Type': 'multipart/mixed; boundary=b' },
      [part('../../a.html', script), part('large.zip', large), '--b--'].join('\r\n'),
    );
    const { messages } = (await inbox.open(id)) as unknown as {
      messages: { attachments: { id: number }[] }[];
    };
    const { attachments } = messages.at(-1)!;
    expect(attachments).toMatchObject([
      { name: 'a.html', refused: null, awaitsScan: true },
      { name: 'large.zip', awaitsScan: false, refused: expect.stringContaining('10 MB') },
    ]);
    const { headers } = editor;
    const file = await live.ask(`GET /inbox/${id}/attachments/${attachments[0]!.id}`, { headers });
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  test('hidden characters, NUL and endless lines of a mail reach no field', async () => {
    await take(
      {
        From: `=?utf-8?Q?A=00=E2=80=AEB${'c'.repeat(5000)}?= <eve@evil.example>`,
        Subject: `=?utf-8?Q?Hi=0D=0ABcc:_all=40the.site=00?= ${'x'.repeat(5000)}`,
      },
      `a\0b\u202ec\n${'long '.repeat(100_000)}`,
    );
    const { id, name, subject } = (await inbox.list()).conversations[0]!;
    expect(name).toMatch(/^ABc+$/);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(subject).toMatch(/^HiBcc: all@the.site x|^Hi Bcc: all@the.site x/);
    expect(subject.length).toBeLessThanOrEqual(300);
    const { text } = (await inbox.open(id)).messages[0]!;
    expect(text).toMatch(/^abc\nlong /);
    expect(text.length).toBeLessThan(100_100);
  });
});

test('without a mailbox that is read, answers go to the address that the site shows', async () => {
  const live = await testLive('SQLite', undefined, { sendsMail: true });
  const inbox = inboxOf(live, await addPerson(live, 'editor'));
  await inbox.send();
  const { id } = (await inbox.list()).conversations[0]!;
  await inbox.reply(id, 'Monday?');
  const { mail } = await live.database.tables.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(mail)).toMatchObject({ replyTo: 'hello@vibrantpeak.example', subject: 'Re: Web shop' });
  await live.close();
});
