import { randomUUID } from 'node:crypto';
import type { Mail } from '../../mail/mail';
import { sendDue } from '../../mail/sendDue';
import { apply } from '../../testing/testApplication';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { testLive, type TestLive } from '../../testing/testLive';
import { mailbox, mailsOf, own } from '../../testing/testMails';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true, replyAddress: mailbox, ownAddresses: own });
    editor = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, editor);
  });
  afterEach(() => live.close());

  const message = { to: 'Sara@Lumen.example', subject: 'Our offer', text: 'Good morning.' };
  const write = (changes: object = {}, key: string = randomUUID()) =>
    live.ask('POST /inbox', {
      headers: { ...editor.headers, 'idempotency-key': key },
      payload: { ...message, ...changes },
    });
  const begun = async (changes?: object) => (await write(changes)).json<{ id: number }>().id;
  const outbox = async () => {
    const rows = await live.database.tables.selectFrom('outbox').selectAll().execute();
    return rows.map((row) => ({ ...row, mail: JSON.parse(row.mail) as Mail }));
  };

  test('a new message begins a conversation that shows as ours, answered by its author', async () => {
    const id = await begun();
    expect(await inbox.open(id)).toMatchObject({
      name: 'sara@lumen.example',
      email: 'sara@lumen.example',
      subject: 'Our offer',
      state: 'answered',
      takenByName: 'Bilal',
      isOurs: true,
      recipients: { to: { address: 'sara@lumen.example' }, others: [] },
      messages: [{ kind: 'sent', author: 'Bilal', text: 'Good morning.', delivery: 'waiting' }],
    });
    await inbox.send();
    expect((await inbox.list('?place=all')).conversations).toMatchObject([
      { subject: 'Web shop', isOurs: false },
      { id, isOurs: true },
    ]);
    expect((await inbox.list('?place=answered&search=offer')).conversations).toMatchObject([{ id }]);
    expect(await logOf(live)).toContainEqual(
      expect.objectContaining({ action: 'wrote a message', subject: `inbox/${id}` }),
    );
  });

  test('its mail is sent by the queue of replies, once however often the button is pressed', async () => {
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => write({}, key)));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    const { id } = sent[0]!.json<{ id: number }>();
    const [row, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'reply', conversation: id, recipient: 'sara@lumen.example' });
    expect(row!.mail.subject).toMatch(new RegExp(`^Our offer \\[${id}-[0-9a-f]{24}\\]$`));
    expect(row!.mail.text).toBe('Good morning.');
    await sendDue(live.database, async () => undefined);
    expect(await inbox.open(id)).toMatchObject({ messages: [{ delivery: 'sent' }] });
  });

  test.each([
    ['References', ({ message_id: References }) => ({ References })],
    ['the signed part of the address', ({ mail }) => ({ To: mail.replyTo, Subject: 'Hello' })],
    ['the token in the subject', ({ mail }) => ({ Subject: `AW: ${mail.subject}` })],
  ] as [string, (row: Awaited<ReturnType<typeof outbox>>[number]) => Record<string, string | undefined>][])(
    'an answer by mail comes into it by %s, and opens it',
    async (_by, headers) => {
      const id = await begun();
      const { take } = mailsOf(live, inbox);
      expect(await take(headers((await outbox())[0]!), 'Monday is fine.')).toBe('answer');
      expect(await inbox.open(id)).toMatchObject({
        state: 'open',
        messages: [{ kind: 'sent' }, { kind: 'received', text: 'Monday is fine.' }],
      });
      expect((await inbox.reply(id, 'Until then.')).statusCode).toBe(204);
      expect((await outbox()).map(({ mail }) => mail.subject)).toContainEqual(
        expect.stringMatching(/^Re: Our offer \[/),
      );
    },
  );

  test('a person who has written before has a name; that of an applicant stays with the application', async () => {
    await inbox.send({ name: 'Sara Ahmed' });
    await apply(live, { fields: { fullName: 'Zoya Noor', email: 'zoya@lumen.example' } });
    expect(await inbox.open(await begun())).toMatchObject({ name: 'Sara Ahmed' });
    const { name } = await inbox.open(await begun({ to: 'zoya@lumen.example' }));
    expect(name).toBe('zoya@lumen.example');
  });

  test.each([
    ['two addresses', 'a@lumen.example, b@lumen.example'],
    ['a name', 'Sara <sara@lumen.example>'],
    ['no domain', 'sara@lumen'],
    ['lookalike letters', 'sаra@lumen.example'],
    ['the mailbox of the site', 'Hello+12@the.site'],
  ])('%s are refused at the field, and nothing is sent', async (_what, to) => {
    const refused = await write({ to });
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([422, 'to']);
    expect(await outbox()).toEqual([]);
    expect((await inbox.list('?place=all')).conversations).toEqual([]);
  });

  test('an empty text, a subject of two lines and hidden characters are refused', async () => {
    for (const changes of [
      { text: '' },
      { subject: 'A\nBcc: all@the.site' },
      { subject: ' ' },
      { text: 'a\u202e' },
    ])
      expect((await write(changes)).statusCode).toBe(400);
    expect(await outbox()).toEqual([]);
  });
});
