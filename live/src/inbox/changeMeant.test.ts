import { randomUUID } from 'node:crypto';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, editor);
    await inbox.send({ name: 'First Visitor' });
  });
  afterEach(() => live.close());

  const newest = async () => (await inbox.list()).conversations[0]!;
  const ask = (route: string, payload: object | undefined, createdAt?: string) =>
    live.ask(route, {
      headers: {
        ...editor.headers,
        'idempotency-key': randomUUID(),
        ...(createdAt && { 'conversation-created-at': createdAt }),
      },
      ...(payload && { payload }),
    });

  /** Another conversation with the number of the newest one, as after a restore of an older backup. */
  async function replaceNewest(): Promise<void> {
    const { tables } = live.database;
    const { id } = await newest();
    await tables.deleteFrom('conversations').where('id', '=', id).execute();
    await inbox.send({ name: 'Other Visitor', email: 'other@lumen.example' });
    const other = await newest();
    const row = await tables.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
    await tables
      .insertInto('conversations')
      .values({ ...row, id, form_key: randomUUID() })
      .execute();
    await tables.updateTable('messages').set({ conversation: id }).execute();
    await tables.deleteFrom('conversations').where('id', '=', other.id).execute();
    await tables.deleteFrom('outbox').execute();
  }

  test.each<[route: string, payload: object | undefined]>([
    ['POST /inbox/ID/replies', { text: 'Dear First Visitor, about your illness', last: 999_999 }],
    ['POST /inbox/ID/notes', { text: 'About the illness' }],
    ['PUT /inbox/ID/unsent', { use: 'reply', text: 'Dear First Visitor' }],
    ['PATCH /inbox/ID', { state: 'archived' }],
    ['PUT /inbox/ID/read', { isRead: true }],
    ['POST /inbox/ID/restoration', undefined],
    ['DELETE /inbox/ID', undefined],
  ])('%s of an open page does not reach another person with the number', async (route, payload) => {
    const { id, createdAt } = await newest();
    await replaceNewest();
    const before = await inbox.open(id);
    expect(before).toMatchObject({ name: 'Other Visitor' });
    const stale = await ask(route.replace('ID', String(id)), payload, createdAt);
    expect(stale.json()).toMatchObject({
      status: 404,
      detail: 'This message was deleted. Copy what you have typed.',
    });
    expect(await inbox.open(id)).toEqual(before);
    expect(await live.database.tables.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const fresh = await ask(route.replace('ID', String(id)), payload, before.createdAt);
    expect(fresh.statusCode).toBe(204);
  });

  test('a reply that does not say whose message it answers is refused', async () => {
    const { id } = await newest();
    const answer = await ask(`POST /inbox/${id}/replies`, { text: 'Dear Sara', last: 999_999 });
    expect(answer.json()).toMatchObject({ status: 428, detail: expect.stringContaining('reload the page') });
  });
});
