import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { saveInboxSettings } from '../settings/inboxSettings';
import { postMail } from '../../mail/mail';
import { removeOld } from '../../jobs/removeOld';
import { apply } from '../../testing/testApplication';
import { hour, passTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { origin, testLive, type TestLive } from '../../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';
import { countVisitorData } from './visitorData';

const month = (365.25 / 12) * 24 * hour;

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager');
    inbox = inboxOf(live, manager);
  });
  afterEach(() => {
    jest.useRealTimers();
    return live.close();
  });

  const about = (what: string, email: string) => inbox.ask(`POST /visitor-data/${what}`, { email });
  const mayHire = (value: 0 | 1) =>
    live.database.tables
      .updateTable('people')
      .set({ may_hire: value })
      .where('id', '=', manager.id)
      .execute();
  /** Every row of every table, search index included. */
  const everything = async () => {
    const tables = await live.database.tables.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(live.database.tables)),
    );
    const text = (_name: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
    return JSON.stringify(
      rows.map((each) => each.rows),
      text,
    );
  };

  /** Sara writes, applies, and gets an answer and a confirmation. */
  async function writeAndApply() {
    await inbox.ask('PUT /inbox/settings', { confirms: true, messageMonths: 24, applicationMonths: 6 });
    await inbox.send({ email: 'Sara@lumen.example' });
    const { id } = (await inbox.list()).conversations[0]!;
    await inbox.ask(`POST /inbox/${id}/notes`, { text: 'Sara sounds nice.' });
    await inbox.reply(id, 'Dear Sara');
    await apply(live);
  }

  test("a person's data is found by address, and exported with its files listed", async () => {
    await writeAndApply();
    await inbox.send({ email: 'jonas@lumen.example', name: 'Jonas' });
    const counts = { messages: 1, applications: 1, files: 1, mails: 2 };
    expect((await about('search', ' SARA@lumen.example')).json()).toEqual(counts);
    expect((await about('search', 'nobody@lumen.example')).json()).toEqual({
      messages: 0,
      applications: 0,
      files: 0,
      mails: 0,
    });
    await mayHire(1);
    const document = (await about('export', 'sara@lumen.example')).json<object>();
    expect(document).toMatchObject({
      address: 'sara@lumen.example',
      conversations: [
        {
          subject: 'Web shop',
          messages: [{ kind: 'received' }, { text: 'Sara sounds nice.' }, { text: 'Dear Sara', files: [] }],
        },
        {
          kind: 'application',
          phone: '0300 1234567',
          messages: [{ files: [{ name: 'cv.pdf', type: 'application/pdf', refused: null }] }],
        },
      ],
      mails: [{ subject: 'We have your message' }, { subject: 'Re: Web shop' }],
    });
    expect(JSON.stringify(document)).not.toMatch(/Jonas|bytes/);
  });

  test('applications are exported by people with the right to see them alone', async () => {
    await apply(live);
    const answer = await about('export', 'sara@lumen.example');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/Give yourself the right/) });
    await mayHire(1);
    expect((await about('export', 'sara@lumen.example')).statusCode).toBe(200);
  });

  test('an erased person is in no table, and the log names it by the number of the receipt', async () => {
    await writeAndApply();
    const jonas = { email: 'jonas@lumen.example', name: 'Jonas' };
    await inbox.send({ ...jonas, subject: 'Hello', message: 'Who are you?' });
    const notice = { to: { name: 'Bilal', address: 'bilal@the.site' }, subject: 'A new message' };
    await live.database.change((tables) =>
      postMail(tables, { ...notice, text: '- Sara Ahmed: Web shop' }, { kind: 'notice', origin }),
    );
    expect(await everything()).toMatch(/sara/i);
    const receipt = (await about('erasure', 'Sara@Lumen.example')).json<{ number: string }>();
    expect(receipt).toMatchObject({ messages: 1, applications: 1, files: 1, mails: 2 });
    expect(await everything()).not.toMatch(/sara|web shop|showrooms|0300|cv\.pdf/i);
    expect((await logOf(live)).at(-1)).toMatchObject({
      action: 'erased the data of a visitor',
      subject: `receipt ${receipt.number}`,
      details: JSON.stringify({ messages: 1, applications: 1, files: 1, mails: 2 }),
    });
    expect((await inbox.list()).conversations).toMatchObject([{ name: 'Jonas' }]);
    for (const what of ['erasure', 'export'])
      expect((await about(what, 'sara@lumen.example')).statusCode).toBe(404);
  });

  const onSqlite = kind === 'SQLite' ? test : test.skip;
  onSqlite('the file of the database holds no word of an erased person', async () => {
    await writeAndApply();
    const word = /lumen|showrooms|Sara Ahmed|0300 1234567|%PDF/;
    const read = () => readFileSync(live.address, 'latin1');
    await live.restart(async () => expect(read()).toMatch(word));
    await about('erasure', 'sara@lumen.example');
    await live.restart(async () => expect(read()).not.toMatch(word));
  });

  test('messages and applications go after the months of the settings, with their mails and files', async () => {
    await writeAndApply();
    // The session of the manager ends meanwhile.
    const stored = () => countVisitorData(live.database.tables, 'sara@lumen.example');
    passTime(5.9 * month);
    await removeOld(live.database);
    expect(await stored()).toMatchObject({ messages: 1, applications: 1 });
    passTime(0.2 * month);
    await removeOld(live.database);
    expect(await stored()).toEqual({ messages: 1, applications: 0, files: 0, mails: 2 });
    const settings = { confirms: true, messageMonths: 6, applicationMonths: 6 };
    await live.database.change((tables) => saveInboxSettings(tables, settings));
    await removeOld(live.database);
    expect(await everything()).not.toMatch(/sara/i);
  });

  test('an answer keeps a conversation for the months again', async () => {
    await inbox.send();
    const { id } = (await inbox.list()).conversations[0]!;
    passTime(23 * month);
    // The session of the manager has ended meanwhile.
    inbox = inboxOf(live, await addPerson(live, 'editor'));
    await inbox.reply(id, 'Still there?');
    passTime(23 * month);
    await removeOld(live.database);
    expect(await live.database.tables.selectFrom('conversations').select('id').execute()).toEqual([{ id }]);
  });

  test('the network of a sender is forgotten after a day', async () => {
    await inbox.send();
    const networks = () => live.database.tables.selectFrom('conversations').select('network').execute();
    await removeOld(live.database);
    expect(await networks()).toEqual([{ network: '127.0.0.1' }]);
    passTime(25 * hour);
    await removeOld(live.database);
    expect(await networks()).toEqual([{ network: '' }]);
  });

  test('a sent mail without a message goes after 30 days', async () => {
    await live.database.tables
      .insertInto('outbox')
      .values({
        id: '1',
        kind: 'invitation',
        message_id: '1',
        recipient: 'a@b.example',
        mail: '{}',
        state: 'sent',
        attempts: 1,
        next_at: '',
        created_at: '',
        sent_at: new Date().toISOString(),
      })
      .execute();
    const mails = () => live.database.tables.selectFrom('outbox').select('id').execute();
    await removeOld(live.database);
    expect(await mails()).toHaveLength(1);
    passTime(31 * 24 * hour);
    await removeOld(live.database);
    expect(await mails()).toEqual([]);
  });
});
