import { apply } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { allow, invoicesOf } from '../testing/testInvoices';
import { testLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';

describe.each(bothDatabases)('on %s', (kind) => {
  test('people read how much waits for them, of what they have the right for', async () => {
    const live = await testLive(kind);
    await startWithContent(live);
    const editor = await addPerson(live, 'editor', 'Ayesha');
    const manager = await addPerson(live, 'manager', 'Bilal');
    const toDo = async ({ headers }: typeof editor) =>
      (await live.ask('GET /to-do', { headers })).json<object>();
    expect(await toDo(editor)).toEqual({ messages: 0, drafts: 0, failedPublications: 0 });

    await inboxOf(live, editor).send();
    await apply(live, { fields: { position: 'Designer' } });
    await drafts(live, editor).change('team/1', { bio: 'New words.' });
    await allow(live, manager, ['invoices', 'issue']);
    await live.database.tables
      .updateTable('people')
      .set({ may_hire: 1 })
      .where('id', '=', manager.id)
      .execute();
    const invoices = invoicesOf(live, manager);
    await invoices.create();
    await invoices.issued({ dueDate: '2026-11-21' });
    const said = await invoices.issued({ dueDate: '2999-01-01' });
    await live.database.tables
      .updateTable('invoices')
      .set({ says_paid_at: '2026-11-27T10:00:00.000Z' })
      .where('id', '=', said.id)
      .execute();
    await live.database.tables.updateTable('outbox').set({ state: 'failed' }).execute();
    const { count } = await live.database.tables
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(await toDo(editor)).toEqual({ messages: 1, drafts: 1, failedPublications: 0 });
    expect(await toDo(manager)).toEqual({
      messages: 1,
      applications: 1,
      drafts: 1,
      failedPublications: 0,
      unconfirmedPublications: 0,
      overdueInvoices: 1,
      saidPaid: 1,
      invoiceDrafts: 1,
      failedMails: Number(count),
    });
    await live.close();
  });
});
