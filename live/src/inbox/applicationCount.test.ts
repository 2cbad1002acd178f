import { apply } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';

test.each(bothDatabases)(
  'on %s, who may see applications sees how many each opening has, without spam and the bin',
  async (kind) => {
    const live = await testLive(kind);
    const person = await addPerson(live, 'editor');
    const inbox = inboxOf(live, person);
    const counts = async () => (await inbox.ask('GET /inbox/positions')).json<object>();
    const positions = ['Designer', 'Designer', 'Engineer', 'Engineer', 'Writer'];
    for (const position of positions) await apply(live, { fields: { position } });
    await apply(live, { fields: { position: 'Designer', website: 'https://evil.example' } });
    await inbox.send({ subject: 'Designer' });
    expect(await counts()).toEqual({ positions: [] });

    await live.database.tables
      .updateTable('people')
      .set({ may_hire: 1 })
      .where('id', '=', person.id)
      .execute();
    const { conversations } = await inbox.list('?kind=application');
    await inbox.ask(`DELETE /inbox/${conversations.find(({ subject }) => subject === 'Engineer')!.id}`);
    expect(await counts()).toEqual({
      positions: [
        { position: 'Designer', count: 2 },
        { position: 'Engineer', count: 1 },
        { position: 'Writer', count: 1 },
      ],
    });
    await live.close();
  },
);
