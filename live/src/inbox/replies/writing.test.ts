import { randomUUID } from 'node:crypto';
import { passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';
import { mentionedIn } from '../mentions';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let mine: ReturnType<typeof inboxOf>;
  let theirs: ReturnType<typeof inboxOf>;
  let id: number;
  beforeEach(async () => {
    live = await testLive(kind);
    mine = inboxOf(live, await addPerson(live, 'editor', 'Bilal'));
    theirs = inboxOf(live, await addPerson(live, 'editor', 'Hina Malik'));
    await mine.send();
    id = (await mine.list()).conversations[0]!.id;
  });
  afterEach(() => {
    jest.useRealTimers();
    return live.close();
  });

  const mails = async () => (await live.database.tables.selectFrom('outbox').select('id').execute()).length;
  const kinds = async () => (await mine.open(id)).messages.map((message) => message.kind);
  const type = (inbox: typeof mine, text: string, use = 'reply') =>
    inbox.ask(`PUT /inbox/${id}/unsent`, { use, text });

  test('a text with the character NUL is refused whole, not cut', async () => {
    await type(mine, 'Good morning.');
    for (const use of ['reply', 'note']) {
      const refused = await type(mine, 'Good \0 evening.', use);
      expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
        400,
        'The request has a character that cannot be stored.',
      ]);
    }
    expect((await mine.open(id)).unsent).toMatchObject({ reply: 'Good morning.', note: '' });
  });

  test('a reply whose button is pressed five times is sent once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => mine.reply(id, 'On Monday?', { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect([await mails(), await kinds()]).toEqual([1, ['received', 'sent']]);
  });

  test('a reply that is repeated after a lost answer is not news to its author', async () => {
    const key = randomUUID();
    const last = (await mine.open(id)).messages.at(-1)!.id;
    await mine.reply(id, 'On Monday?', { key, last });
    expect((await mine.reply(id, 'On Monday?', { key, last: last + 1 })).statusCode).toBe(204);
    expect(await mails()).toBe(1);
  });

  test('a note whose button is pressed twice is added once', async () => {
    const key = randomUUID();
    await Promise.all([mine.note(id, 'Known client.', key), mine.note(id, 'Known client.', key)]);
    expect(await kinds()).toEqual(['received', 'note']);
  });

  test('of two replies at once, the second author gets a warning first, and sends after reading', async () => {
    const last = (await mine.open(id)).messages.at(-1)!.id;
    const answers = await Promise.all([
      mine.reply(id, 'On Monday?', { last }),
      theirs.reply(id, 'On Friday?', { last }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(refused.json()).toMatchObject({
      detail: expect.stringMatching(/^(Bilal|Hina Malik) has written meanwhile\. Read it/),
    });
    expect(await mails()).toBe(1);
    const seen = (await theirs.open(id)).messages.at(-1)!.id;
    expect((await theirs.reply(id, 'One more thing.', { last: seen })).statusCode).toBe(204);
  });

  test('an empty reply is not a reply', async () => {
    expect((await mine.reply(id, '')).statusCode).toBe(400);
    expect(await mails()).toBe(0);
  });

  test('hidden characters are refused in a reply and a note', async () => {
    for (const text of ['a\u0000b', 'a\u202eb'])
      for (const sent of [mine.reply(id, text), mine.note(id, text), type(mine, text)])
        expect((await sent).statusCode).toBe(400);
    expect(await kinds()).toEqual(['received']);
  });

  test('typed text is stored for its author until it is sent', async () => {
    await type(mine, 'Dear Sara');
    await type(mine, 'Ask Hina', 'note');
    expect(await mine.open(id)).toMatchObject({ unsent: { reply: 'Dear Sara', note: 'Ask Hina' } });
    expect(await theirs.open(id)).toMatchObject({ unsent: { reply: '', note: '' } });
    await type(mine, 'Dear Sara,\nthanks.');
    await mine.note(id, 'Ask Hina');
    expect(await mine.open(id)).toMatchObject({ unsent: { reply: 'Dear Sara,\nthanks.', note: '' } });
    await mine.reply(id, 'Dear Sara,\nthanks.');
    expect(await mine.open(id)).toMatchObject({ unsent: { reply: '', note: '' } });
  });

  test('a colleague who writes a reply is named to others, until a minute after the last letter', async () => {
    await type(mine, 'Dear Sara');
    expect(await theirs.open(id)).toMatchObject({ writing: ['Bilal'] });
    expect(await mine.open(id)).toMatchObject({ writing: [] });
    passTime(61_000);
    expect(await theirs.open(id)).toMatchObject({ writing: [] });
    await type(mine, 'Dear Sara,');
    expect(await theirs.open(id)).toMatchObject({ writing: ['Bilal'] });
    await type(mine, '');
    expect(await theirs.open(id)).toMatchObject({ writing: [] });
  });

  test('a note shows its message as unread to the colleague whom it names, wherever the message is', async () => {
    await mine.change(id, { state: 'archived' });
    await theirs.ask(`PUT /inbox/${id}/read`, { isRead: true });
    expect(await theirs.list('?place=mentions')).toMatchObject({ conversations: [], unread: 0 });
    await mine.note(id, 'What do you think, @hina malik?');
    expect(await theirs.list('?place=mentions')).toMatchObject({
      conversations: [{ id, isRead: false }],
      unread: 1,
    });
    expect(await mine.list('?place=mentions')).toMatchObject({ conversations: [] });
    await theirs.ask(`PUT /inbox/${id}/read`, { isRead: true });
    expect(await theirs.list('?place=mentions')).toMatchObject({
      conversations: [{ id, isRead: true }],
      unread: 0,
    });
  });

  test('colleagues are offered by name, the author is not', async () => {
    expect((await mine.open(id)).colleagues).toEqual(['Hina Malik']);
  });
});

test.each([
  ['@Ali', ['Ali']],
  ['Ask @ali, please', ['Ali']],
  ['@Ali Khan', ['Ali Khan']],
  ['@Ali Khan and @Ali', ['Ali', 'Ali Khan']],
  ['@Alina', []],
  ['@Ali Khanum', ['Ali']],
  ['Ali Khan', []],
  ['@Zoë (HR).', ['Zoë (HR)']],
  ['', []],
])('"%s" names %j', (text, names) => {
  const people = ['Ali', 'Ali Khan', 'Zoë (HR)'].map((name) => ({ id: name, name }));
  expect(mentionedIn(text, people).map(({ name }) => name)).toEqual(names);
});
