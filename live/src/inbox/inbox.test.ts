import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { receive } from './submissions/receive';
import { removeOld } from '../jobs/removeOld';
import { hour, passTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, editor);
  });
  afterEach(() => {
    jest.useRealTimers();
    return live.close();
  });
  const day = 24 * hour;

  const firstId = async () => (await inbox.list()).conversations[0]!.id;

  test('what a visitor sends is in the inbox, unread, with its words', async () => {
    expect((await inbox.send()).statusCode).toBe(204);
    const { conversations, unread } = await inbox.list();
    expect(conversations).toMatchObject([{ name: 'Sara Ahmed', subject: 'Web shop', isRead: false }]);
    expect(unread).toBe(1);
    expect(await inbox.open(conversations[0]!.id)).toMatchObject({
      messages: [{ kind: 'received', text: 'We need a shop for three showrooms.' }],
    });
  });

  test('the same submission of the form arrives once, however often it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => inbox.send({ key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect((await inbox.list()).conversations).toHaveLength(1);
  });

  test("the form's own rules hold on the server, by field", async () => {
    const answer = await inbox.send({ name: 'A', email: 'a@b' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      violations: [
        { field: 'name', message: 'Name must be at least 2 characters.' },
        { field: 'email', message: 'Please enter a valid email address.' },
      ],
    });
    expect((await inbox.list()).conversations).toEqual([]);
  });

  test('a name of 10,000 characters is refused at its field', async () => {
    const answer = await inbox.send({ name: 'a'.repeat(10_000) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      violations: [{ field: 'name', message: 'This is too long: at most 200 characters.' }],
    });
  });

  test('hidden characters and line breaks do not reach the lines of a message', async () => {
    await inbox.send({ name: 'Sara\r\nBcc: all@the.site', subject: 'A\u202eB\u0000 shop' });
    expect((await inbox.list()).conversations).toMatchObject([
      { name: 'Sara Bcc: all@the.site', subject: 'AB shop' },
    ]);
  });

  test.each([
    ['a field that people do not see', { website: 'https://spam.example' }, /people do not see/],
    ['an answer within two seconds', { elapsed: 500 }, /two seconds/],
  ])('%s looks like spam, which is kept apart with the reason', async (_what, changes, reason) => {
    expect((await inbox.send(changes)).statusCode).toBe(204);
    expect(await inbox.list()).toMatchObject({ conversations: [], unread: 0 });
    const [spam] = (await inbox.list('?place=spam')).conversations;
    expect(spam!.spamReason).toMatch(reason);
    await inbox.change(spam!.id, { state: 'open' });
    expect((await inbox.list()).conversations).toMatchObject([{ id: spam!.id, spamReason: null }]);
  });

  test('after ten messages within an hour, more from the same address look like spam', async () => {
    for (let count = 0; count < 11; count++) await inbox.send({ subject: `Message ${count}` });
    expect((await inbox.list()).conversations).toHaveLength(10);
    expect((await inbox.list('?place=spam')).conversations).toMatchObject([{ subject: 'Message 10' }]);
  });

  test('of many messages within an hour, from however many addresses, those that are alike look like spam', async () => {
    const busy = await testLive(kind, undefined, { limits: { network: 10, all: 2 } });
    const { send, list } = inboxOf(busy, await addPerson(busy, 'editor', 'Bilal'));
    for (let count = 0; count < 3; count++) await send({ subject: `Message ${count}` });
    await send({ subject: 'The same words', email: 'other@lumen.example' });
    await send({ subject: 'Another visitor', email: 'jonas@nord.example', message: 'We need an app.' });
    expect((await list()).conversations.map(({ subject }) => subject)).toEqual([
      'Another visitor',
      'Message 1',
      'Message 0',
    ]);
    const spamReason = 'Many messages came within an hour, and another one has the same words or address.';
    expect((await list('?place=spam')).conversations).toMatchObject([
      { subject: 'The same words', spamReason },
      { subject: 'Message 2', spamReason },
    ]);
    await busy.close();
  });

  test("one sender's many messages put nobody else's into spam", async () => {
    const words = { kind: 'contact', name: 'A', email: 'a@b.example', phone: '', subject: 'S' } as const;
    const from = (network: string) =>
      live.database.change((tables) =>
        receive(
          tables,
          { ...words, network, text: 'T', key: randomUUID(), website: '', elapsed: undefined },
          { network: 2, all: 4 },
        ),
      );
    for (let count = 0; count < 8; count++) await from('192.0.2.1');
    expect(await from('192.0.2.2')).toMatchObject({ isNews: true });
  });

  test('names, addresses, subjects, texts and notes are searched by the beginnings of words', async () => {
    await inbox.send();
    await inbox.send({
      name: 'Émile Çelik',
      email: 'emile@nord.example',
      subject: 'Heat meters',
      message: 'Please quote an app for heat meters.',
    });
    const id = await firstId();
    await inbox.ask(`POST /inbox/${id}/notes`, { text: 'Ask Hina about zirconium.' });
    const found = async (words: string) =>
      (await inbox.list(`?search=${encodeURIComponent(words)}`)).conversations.map(({ name }) => name);
    expect(await found('showr three')).toEqual(['Sara Ahmed']);
    expect(await found('lumen')).toEqual(['Sara Ahmed']);
    expect(await found('zircon')).toEqual(['Émile Çelik']);
    expect(await found('lumen zirconium')).toEqual([]);
    expect(await found(`"' OR 1=1 -- )`)).toEqual([]);
    expect(await found('"*()')).toHaveLength(2);
    await inbox.change(id, { state: 'archived' });
    expect(await found('zircon')).toEqual([]);
    expect((await inbox.list('?search=zircon&place=all')).conversations).toMatchObject([
      { id, state: 'archived' },
    ]);
  });

  test('reading is recorded for each person', async () => {
    await inbox.send();
    const id = await firstId();
    await inbox.ask(`PUT /inbox/${id}/read`, { isRead: true });
    expect(await inbox.list()).toMatchObject({ conversations: [{ isRead: true }], unread: 0 });
    const other = inboxOf(live, await addPerson(live, 'editor', 'Hina'));
    expect(await other.list()).toMatchObject({ conversations: [{ isRead: false }], unread: 1 });
    expect(await other.open(id)).toMatchObject({ readBy: ['Bilal'] });
    await inbox.ask(`PUT /inbox/${id}/read`, { isRead: false });
    expect(await inbox.list()).toMatchObject({ unread: 1 });
  });

  test('one person takes a message, and the answer to others says so', async () => {
    await inbox.send();
    const id = await firstId();
    expect((await inbox.change(id, { isTaken: true })).statusCode).toBe(204);
    const other = inboxOf(live, await addPerson(live, 'editor', 'Hina'));
    expect(await other.open(id)).toMatchObject({ takenByName: 'Bilal' });
    expect((await other.change(id, { isTaken: true })).statusCode).toBe(409);
    await inbox.change(id, { isTaken: false });
    expect((await other.change(id, { isTaken: true })).statusCode).toBe(204);
  });

  test('a deleted message is in the bin, and comes back', async () => {
    await inbox.send();
    const id = await firstId();
    await inbox.ask(`DELETE /inbox/${id}`);
    expect((await inbox.list()).conversations).toEqual([]);
    expect((await inbox.list('?place=bin')).conversations).toMatchObject([{ id }]);
    await inbox.ask(`POST /inbox/${id}/restoration`);
    expect((await inbox.list()).conversations).toMatchObject([{ id }]);
  });

  test('deleted messages and spam go after 30 days, with all their words', async () => {
    for (const subject of ['Deleted', 'Spam', 'Stays']) await inbox.send({ subject });
    const ids = (await inbox.list()).conversations.map(({ id, subject }) => [subject, id] as const);
    const { Deleted, Spam } = Object.fromEntries(ids);
    await inbox.ask(`DELETE /inbox/${Deleted}`);
    await inbox.change(Spam!, { state: 'spam' });
    const rows = async () => {
      const { tables } = live.database;
      await removeOld(live.database);
      const words = await sql`select * from conversation_search`.execute(tables);
      const left = await tables.selectFrom('conversations').select('subject').orderBy('subject').execute();
      return [left.map(({ subject }) => subject), words.rows.length];
    };
    passTime(29 * day);
    expect(await rows()).toEqual([['Deleted', 'Spam', 'Stays'], 3]);
    passTime(2 * day);
    expect(await rows()).toEqual([['Stays'], 1]);
  });

  test('more old messages than one change removes go as well', async () => {
    const flood = { kind: 'contact', network: 'a', name: 'A', email: 'a@b.example', phone: '' } as const;
    await live.database.change(async (tables) => {
      for (let count = 0; count < 45; count++) {
        const key = randomUUID();
        await receive(tables, { ...flood, key, subject: 'S', text: 'T', website: 'x', elapsed: undefined });
      }
    });
    passTime(31 * day);
    await removeOld(live.database);
    expect(await live.database.tables.selectFrom('conversations').select('id').execute()).toEqual([]);
  });

  test('an answer is stored with its mail, which quotes the message', async () => {
    await inbox.send();
    const id = await firstId();
    const answer = await inbox.reply(id, 'Let us talk on Monday.');
    expect(answer.statusCode).toBe(204);
    expect(await inbox.open(id)).toMatchObject({
      state: 'answered',
      takenByName: 'Bilal',
      messages: [{ kind: 'received' }, { kind: 'sent', author: 'Bilal', delivery: 'waiting' }],
    });
    const [mail] = await live.database.tables.selectFrom('outbox').selectAll().execute();
    expect(JSON.parse(mail!.mail)).toMatchObject({
      to: { name: 'Sara Ahmed', address: 'sara@lumen.example' },
      subject: 'Re: Web shop',
      text: expect.stringMatching(/^Let us talk on Monday\.\n\nSara Ahmed wrote on .*:\n> We need a shop/),
    });
  });

  test('messages of the same address are beside each other', async () => {
    await inbox.send({ subject: 'First message' });
    await inbox.send({ subject: 'Second message', email: 'SARA@lumen.example' });
    expect((await inbox.open(await firstId())).earlier).toMatchObject([{ subject: 'First message' }]);
  });

  test('the log names what was done, and no words of a message', async () => {
    await inbox.send();
    const id = await firstId();
    await inbox.change(id, { state: 'waiting' });
    await inbox.ask(`POST /inbox/${id}/notes`, { text: 'A secret note' });
    const log = await logOf(live);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['changed a message', `inbox/${id}`],
      ['noted on a message', `inbox/${id}`],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|showrooms/);
  });

  test('pages go on where the one before ended', async () => {
    for (let count = 0; count < 9; count++) await inbox.send({ subject: `Message ${count}` });
    const { conversations } = await inbox.list();
    const { updatedAt, id } = conversations[3] as unknown as { updatedAt: string; id: number };
    const rest = await inbox.list(`?before=${encodeURIComponent(`${updatedAt} ${id}`)}`);
    expect(rest.conversations).toEqual(conversations.slice(4));
  });
});
