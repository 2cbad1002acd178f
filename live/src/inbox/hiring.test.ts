import { apply, pdf } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let recruiter: ReturnType<typeof inboxOf>;
  let editor: ReturnType<typeof inboxOf>;
  let id: number;
  beforeEach(async () => {
    live = await testLive(kind);
    recruiter = inboxOf(live, await addRecruiter('Hina'));
    editor = inboxOf(live, await addPerson(live, 'editor', 'Bilal'));
    await apply(live, { fields: { fullName: 'Zoya Noor', coverLetter: 'Zirconium.' } });
    id = (await recruiter.list()).conversations[0]!.id;
  });
  afterEach(() => live.close());

  async function addRecruiter(name: string): Promise<TestPerson> {
    const person = await addPerson(live, 'editor', name);
    await live.database.tables
      .updateTable('people')
      .set({ may_hire: 1 })
      .where('id', '=', person.id)
      .execute();
    return person;
  }

  test('an application is nowhere for an editor without the right, a manager neither', async () => {
    const manager = inboxOf(live, await addPerson(live, 'manager', 'Ayesha'));
    for (const inbox of [editor, manager]) {
      for (const query of ['', '?kind=application', '?search=zirconium', '?search=zoya', '?place=mentions'])
        expect([query, await inbox.list(query)]).toEqual([
          query,
          { conversations: [], hasMore: false, unread: 0 },
        ]);
      expect((await inbox.ask('GET /inbox/export')).body).not.toContain('Zoya');
      expect((await inbox.ask('GET /inbox/unread')).json()).toEqual({ unread: 0 });
    }
    expect((await recruiter.ask('GET /inbox/export')).body).toContain('Zoya');
  });

  test('it is answered as what is not there, however it is asked for', async () => {
    const requests: [route: string, payload?: object][] = [
      ['GET /inbox/ID'],
      ['PATCH /inbox/ID', { stage: 'hired' }],
      ['DELETE /inbox/ID'],
      ['POST /inbox/ID/restoration'],
      ['PUT /inbox/ID/read', { isRead: true }],
      ['PUT /inbox/ID/unsent', { use: 'reply', text: 'Hello' }],
      ['POST /inbox/ID/notes', { text: 'A note' }],
      ['POST /inbox/ID/replies', { text: 'Welcome!', last: 999_999 }],
    ];
    for (const [route, payload] of requests) {
      const answer = await editor.ask(route.replace('ID', String(id)), payload);
      const missing = await editor.ask(route.replace('ID', '987654'), payload);
      expect([route, answer.statusCode, answer.body]).toEqual([route, 404, missing.body]);
    }
    expect(await recruiter.open(id)).toMatchObject({ state: 'open', messages: [{ kind: 'received' }] });
  });

  test('it is not among the messages of the same person, and notes on it name nobody without the right', async () => {
    await editor.send();
    const [message] = (await editor.list()).conversations;
    expect(await editor.open(message!.id)).toMatchObject({ earlier: [] });
    expect(await recruiter.open(message!.id)).toMatchObject({ earlier: [{ subject: 'Product Designer' }] });
    expect((await recruiter.open(id)).colleagues).toEqual([]);
    await recruiter.note(id, 'Ask @Bilal');
    expect(await editor.list('?place=mentions')).toMatchObject({ conversations: [] });
  });

  test('somebody who loses the right loses its mentions, too', async () => {
    const former = inboxOf(live, await addRecruiter('Zara'));
    await recruiter.note(id, 'Ask @Zara');
    expect(await former.list('?place=mentions')).toMatchObject({ conversations: [{ id }], unread: 1 });
    await live.database.tables
      .updateTable('people')
      .set({ may_hire: 0 })
      .where('name', '=', 'Zara')
      .execute();
    expect(await former.list('?place=mentions')).toMatchObject({ conversations: [], unread: 0 });
  });

  test('guessed addresses of files are answered alike, whether there is a file or not', async () => {
    await apply(live, { files: [['cv.pdf', pdf('another one')]] });
    await editor.send();
    const own = (await editor.list()).conversations[0]!.id;
    for (const conversation of [id, id + 1, own, 987_654])
      for (const attachment of [1, 2, 3, 987_654]) {
        const answer = await editor.ask(`GET /inbox/${conversation}/attachments/${attachment}`);
        expect(answer.statusCode).toBe(404);
        const isOwn = conversation === own;
        expect(answer.json()).toMatchObject({
          detail: isOwn ? 'This file does not exist.' : 'This message does not exist.',
        });
      }
  });
});
