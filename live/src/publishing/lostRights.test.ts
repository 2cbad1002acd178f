import { team } from '@vibrant-peak/shared/content/team';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import type { Publication } from './publications/publication';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let person: TestPerson;
  let site: ReturnType<typeof publishing>;
  const choices = [{ collection: 'team', id: '1', version: 2 }];
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    manager = await addPerson(live, 'manager', 'Chandra');
    person = await addPerson(live, 'publisher', 'Ayesha');
    site = publishing(live, person);
    await drafts(live, person).change('team/1', { bio: 'New words.' });
  });
  afterEach(() => live.close());

  const asManager = (route: string, payload?: object) =>
    live.ask(route, { headers: manager.headers, ...(payload && { payload }) });
  const bio = () => (live.site.shown()['team']!['team'] as typeof team)[0]!.bio;
  const endOf = async (id: string) => {
    for (;;) {
      const publication = await publishing(live, manager).read(id);
      if (publication.state !== 'composing') return publication;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test.each([
    ['demoted', () => asManager(`PATCH /people/${person.id}`, { role: 'editor' })],
    ['removed', () => asManager(`DELETE /people/${person.id}`)],
  ])('what somebody publishes who is %s while it is composed does not go live', async (_fate, happen) => {
    live.site.composing = happen;
    const { id } = (await site.post(choices)).json<Publication>();
    expect(await endOf(id)).toMatchObject({
      state: 'failed',
      problem: 'Ayesha lost the right to do this meanwhile. Nothing went live.',
    });
    expect(bio()).toBe(team[0]!.bio);
  });

  test('somebody who signs out after the press has published all the same', async () => {
    live.site.composing = () => live.ask('DELETE /sessions', { headers: person.headers });
    const { id } = (await site.post(choices)).json<Publication>();
    expect(await endOf(id)).toMatchObject({ state: 'live', by: 'Ayesha' });
  });

  test('a preview of somebody who is removed while it is composed cannot be seen', async () => {
    live.site.composing = () => asManager(`DELETE /people/${person.id}`);
    expect((await site.preview(choices)).json()).toMatchObject({
      status: 403,
      detail: 'Ayesha lost the right to do this meanwhile. Nothing went live.',
    });
  });
});
