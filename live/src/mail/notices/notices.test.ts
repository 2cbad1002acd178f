import { hour, minute, passTime } from '../../testing/clock';
import { apply } from '../../testing/testApplication';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';
import type { Mail } from '../mail';
import { postNotices } from './notices';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true });
    person = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, person);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const choose = (notices: string, { headers } = person) =>
    live.ask('PUT /notices', { headers, payload: { notices } });
  /** What the next round writes. */
  const written = async () => {
    await live.database.tables.deleteFrom('outbox').execute();
    await postNotices(live.database, origin);
    const rows = await live.database.tables.selectFrom('outbox').select('mail').execute();
    return rows.map(({ mail }) => JSON.parse(mail) as Mail);
  };

  test('nobody gets such mails without having chosen them', async () => {
    expect((await live.ask('GET /notices', { headers: person.headers })).json()).toEqual({
      notices: 'never',
      sendsMail: true,
    });
    await inbox.send();
    expect(await written()).toEqual([]);
  });

  test('each new message is announced once, by name and subject, with a link and without its words', async () => {
    await inbox.send({ subject: 'Before the choice' });
    expect((await choose('each')).statusCode).toBe(204);
    expect(await written()).toEqual([]);
    await inbox.send();
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Bilal', address: person.email },
      subject: 'A new message at Vibrant Peak',
      isAutomatic: true,
    });
    expect(mail!.text).toMatch(/^- Sara Ahmed: Web shop\n/);
    expect(mail!.text).toMatch(/https:\/\/the\.site\/admin\/messages\?message=\d+$/);
    expect(JSON.stringify(mail)).not.toContain('showrooms');
    expect(await written()).toEqual([]);
  });

  test.each([
    ['each', 2 * minute],
    ['hourly', hour],
    ['daily', 24 * hour],
  ])('%s: twenty messages within the pause are one mail', async (notices, pause) => {
    await choose(notices);
    await inbox.send({ subject: 'First' });
    expect(await written()).toHaveLength(1);
    for (let count = 0; count < 9; count++) await inbox.send({ subject: `More ${count}` });
    expect(await written()).toEqual([]);
    passTime(pause - minute);
    expect(await written()).toEqual([]);
    passTime(minute);
    const mails = await written();
    expect(mails).toMatchObject([{ subject: '9 new messages at Vibrant Peak' }]);
    expect(mails[0]!.text).toMatch(/\/admin\/messages$/);
  });

  test('two servers write one mail', async () => {
    await choose('each');
    await inbox.send();
    await Promise.all([1, 2, 3].map(() => postNotices(live.database, origin)));
    expect(await live.database.tables.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  test('of an application nothing is announced but that there is one, and to those alone who may see it', async () => {
    const other = await addPerson(live, 'editor', 'Hina');
    const { tables } = live.database;
    await tables.updateTable('people').set({ may_hire: 1 }).where('id', '=', other.id).execute();
    for (const each of [person, other]) await choose('each', each);
    await apply(live);
    const mails = await written();
    expect(mails).toMatchObject([{ to: { address: other.email } }]);
    expect(mails[0]!.text).toMatch(/^- An application\n/);
    expect(JSON.stringify(mails)).not.toMatch(/Sara|Product Designer|I draw/);
  });

  test('what is taken out of spam is announced, unless it was announced before', async () => {
    await choose('each');
    await inbox.send({ website: 'https://spam.example' });
    await inbox.send({ subject: 'Later' });
    expect(await written()).toMatchObject([{ text: expect.stringMatching(/: Later/) }]);
    passTime(2 * minute);
    const [spam] = (await inbox.list('?place=spam')).conversations;
    await inbox.change(spam!.id, { state: 'open' });
    expect(await written()).toMatchObject([{ text: expect.stringMatching(/: Web shop/) }]);
    passTime(2 * minute);
    await inbox.change(spam!.id, { state: 'spam' });
    await inbox.change(spam!.id, { state: 'open' });
    expect(await written()).toEqual([]);
  });

  test.each([
    ['spam', (id: number) => inbox.change(id, { state: 'spam' })],
    ['the bin', (id: number) => inbox.ask(`DELETE /inbox/${id}`)],
  ])(
    'a message that was in %s at a notice is announced when it is back, unless it was announced before',
    async (place, put) => {
      const hina = await addPerson(live, 'editor', 'Hina');
      await choose('hourly');
      await choose('each', hina);
      const announced = async () =>
        (await written()).map(({ to, text }) => `${to.name} ${/: (\w+)/.exec(text)![1]}`).sort();
      await inbox.send({ subject: 'First' });
      expect(await announced()).toEqual(['Bilal First', 'Hina First']);
      passTime(2 * minute);
      await inbox.send({ subject: 'Second' });
      const { id } = (await inbox.list()).conversations[0]!;
      expect(await announced()).toEqual(['Hina Second']);
      expect(await put(id)).toMatchObject({ statusCode: 204 });
      await inbox.send({ subject: 'Third' });
      passTime(hour);
      expect(await announced()).toEqual(['Bilal Third', 'Hina Third']);
      const { headers } = await addPerson(live, 'editor', 'Ali');
      const back =
        place === 'spam'
          ? await inboxOf(live, { headers }).change(id, { state: 'open' })
          : await inboxOf(live, { headers }).ask(`POST /inbox/${id}/restoration`);
      expect(back).toMatchObject({ statusCode: 204 });
      passTime(hour);
      expect(await announced()).toEqual(['Bilal Second']);
      passTime(hour);
      expect(await announced()).toEqual([]);
    },
  );

  test('spam and what was deleted are not announced', async () => {
    await choose('each');
    await inbox.send({ website: 'https://spam.example' });
    await inbox.send();
    await inbox.ask(`DELETE /inbox/${(await inbox.list()).conversations[0]!.id}`);
    expect(await written()).toEqual([]);
  });
});
