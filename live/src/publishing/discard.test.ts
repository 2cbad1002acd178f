import { team } from '@vibrant-peak/shared/content/team';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import type { Fields } from '../records/collections';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';

const [member] = team;

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let [ayesha, bilal]: TestPerson[] = [];
  let publisher: TestPerson;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    ayesha = await addPerson(live, 'editor', 'Ayesha');
    bilal = await addPerson(live, 'editor', 'Bilal');
    publisher = await addPerson(live, 'publisher', 'Chandra');
  });
  afterEach(() => live.close());

  const change = (who: TestPerson, fields: Fields, place = 'team/1') =>
    drafts(live, who).change(place, fields);
  const read = async (place = 'team/1') => (await drafts(live, publisher).read(place)).value;
  const post = (who: TestPerson, route: string, payload: object) =>
    live.ask(`POST /changes/${route}`, { headers: who.headers, payload });
  const discard = (who: TestPerson, version: number, others?: boolean) =>
    post(who, 'discard', { collection: 'team', id: '1', version, ...(others && { others }) });
  const listOf = async (who: TestPerson) =>
    (await live.ask('GET /changes', { headers: who.headers })).json<{
      changes: { id: string; isMine: boolean; others: string[] }[];
      discarded: { id: string; version: number; title: string; by: string }[];
    }>();

  test('the changes say whose they are', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await change(bilal!, { role: 'Of Bilal' });
    expect((await listOf(bilal!)).changes).toMatchObject([{ isMine: true, others: ['Ayesha'] }]);
    expect((await listOf(publisher)).changes).toMatchObject([{ isMine: false, others: ['Ayesha', 'Bilal'] }]);
  });

  test('an editor discards the own changes; those of others stay', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.', role: 'Of Ayesha' });
    await change(bilal!, { role: 'Of Bilal', linkedin: 'https://bilal.example' });
    expect((await discard(ayesha!, 3)).statusCode).toBe(200);
    expect(await read()).toEqual({ ...member, role: 'Of Bilal', linkedin: 'https://bilal.example' });
    expect((await listOf(ayesha!)).changes).toMatchObject([{ isMine: false, others: ['Bilal'] }]);
    // What was discarded does not come back with what goes after it.
    expect((await discard(bilal!, 4)).statusCode).toBe(200);
    expect(await read()).toEqual(member);
  });

  test('what others have changed since the own change comes to the same', async () => {
    await change(bilal!, { bio: 'Of Bilal.' });
    await change(ayesha!, { bio: 'Of Ayesha.' });
    expect((await discard(ayesha!, 3)).statusCode).toBe(200);
    expect(await read()).toEqual({ ...member, bio: 'Of Bilal.' });
  });

  test('where nothing is the own, nothing is discarded, and the answer says whose it is', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    expect((await discard(bilal!, 2)).json()).toMatchObject({
      status: 409,
      detail: 'These changes are not yours: Ayesha made them.',
    });
    expect((await discard(bilal!, 2, true)).json()).toMatchObject({
      status: 403,
      detail: 'Changes of others are discarded by publishers; these are of Ayesha.',
    });
    expect((await discard(publisher, 2)).statusCode).toBe(409);
    expect(await read()).toEqual({ ...member, bio: 'Of Ayesha.' });
  });

  test('a publisher discards those of others, too; the log says whose they were', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await change(publisher, { role: 'Of Chandra' });
    expect((await discard(publisher, 3, true)).statusCode).toBe(200);
    expect(await read()).toEqual(member);
    expect((await logOf(live)).at(-1)).toMatchObject({
      person_name: 'Chandra',
      action: 'discarded a draft',
      subject: 'team/1',
      details: JSON.stringify({ version: 3, of: ['Ayesha', 'Chandra'] }),
    });
  });

  test('changes from before another discard, or before the publication, are nobody’s any more', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await discard(ayesha!, 2);
    await change(bilal!, { bio: 'Of Bilal.' });
    expect((await listOf(bilal!)).changes).toMatchObject([{ isMine: true, others: [] }]);
    expect((await discard(bilal!, 4)).statusCode).toBe(200);
    expect(await read()).toEqual(member);
  });

  test('somebody else’s new record and deletion are kept from editors as well', async () => {
    const added = await drafts(live, ayesha!).changeSeveral('team', [{ value: { ...member, name: 'New' } }]);
    const { id } = added.json<{ records: { id: string }[] }>().records[0]!;
    await drafts(live, ayesha!).remove('team/2', { from: 1 });
    for (const place of [
      { collection: 'team', id, version: 1 },
      { collection: 'team', id: '2', version: 2 },
    ]) {
      expect((await post(bilal!, 'discard', place)).statusCode).toBe(409);
      expect((await post(ayesha!, 'discard', place)).statusCode).toBe(200);
    }
    expect(await read('team/2')).toEqual(team[1]);
    expect(await read(`team/${id}`)).toBeNull();
  });

  test('what was discarded is brought back, once it is, it is not offered any more', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await discard(publisher, 2, true);
    const { discarded } = await listOf(bilal!);
    expect(discarded).toMatchObject([{ id: '1', version: 2, title: `Team: ${member!.name}`, by: 'Chandra' }]);
    const place = { collection: 'team', id: '1', version: 2 };
    expect((await post(bilal!, 'bring-back', place)).statusCode).toBe(200);
    expect(await read()).toEqual({ ...member, bio: 'Of Ayesha.' });
    expect((await listOf(bilal!)).discarded).toEqual([]);
    expect((await logOf(live)).at(-1)).toMatchObject({
      person_name: 'Bilal',
      action: 'brought back a draft',
    });
  });

  test('a new record that was discarded is brought back, and a deletion that was', async () => {
    const added = await drafts(live, ayesha!).changeSeveral('team', [{ value: { ...member, name: 'New' } }]);
    const { id } = added.json<{ records: { id: string }[] }>().records[0]!;
    await drafts(live, ayesha!).remove('team/2', { from: 1 });
    for (const place of [
      { collection: 'team', id, version: 1 },
      { collection: 'team', id: '2', version: 2 },
    ]) {
      await post(ayesha!, 'discard', place);
      expect((await post(ayesha!, 'bring-back', place)).statusCode).toBe(200);
    }
    expect(await read('team/2')).toBeNull();
    expect(await read(`team/${id}`)).toMatchObject({ name: 'New' });
  });

  test('later changes of other fields stay; of the same field they are not overwritten', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await discard(ayesha!, 2);
    await change(bilal!, { role: 'Of Bilal' });
    const place = { collection: 'team', id: '1', version: 2 };
    expect((await post(ayesha!, 'bring-back', place)).statusCode).toBe(200);
    expect(await read()).toEqual({ ...member, role: 'Of Bilal', bio: 'Of Ayesha.' });
    await discard(publisher, 5, true);
    await change(bilal!, { bio: 'Of Bilal.' });
    expect((await post(ayesha!, 'bring-back', { ...place, version: 5 })).statusCode).toBe(409);
  });

  test('only what was discarded is brought back', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    const place = { collection: 'team', id: '1', version: 1 };
    expect((await post(ayesha!, 'bring-back', place)).statusCode).toBe(404);
  });

  test('a publication ends whose changes they were', async () => {
    await change(ayesha!, { bio: 'Of Ayesha.' });
    await publishing(live, publisher).publish();
    await change(bilal!, { bio: 'Of Bilal.' });
    expect((await listOf(bilal!)).changes).toMatchObject([{ isMine: true, others: [] }]);
  });
});
