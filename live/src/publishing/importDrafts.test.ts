import { benefits } from '@vibrant-peak/shared/content/benefits';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { team } from '@vibrant-peak/shared/content/team';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { importDrafts } from './importDrafts';

let live: TestLive;
let words: ReturnType<typeof drafts>;
let site: ReturnType<typeof publishing>;
beforeEach(async () => {
  live = await testLive('SQLite');
  await startWithContent(live);
  const person = await addPerson(live, 'publisher', 'Ayesha');
  words = drafts(live, person);
  site = publishing(live, person);
});
afterEach(() => live.close());

const importNow = () => live.database.change(importDrafts);

test('what the site has differently becomes a draft with the words of the checkout', async () => {
  const [benefit] = await words.list('benefits');
  await words.change('team/1', { bio: 'Words of the site.' });
  await words.change(`benefits/${benefit!.id}`, { title: 'Tea' });
  await words.change('order/jobs', { ids: jobs.map(({ id }) => id).reverse() });
  await site.publish();
  const { saved, kept } = await importNow();
  expect(saved.sort()).toEqual([`benefits/${benefit!.id}`, 'order/jobs', 'team/1']);
  expect(kept).toEqual([]);
  expect((await words.list('team')).map(({ value }) => value)).toEqual(team);
  expect((await words.list('benefits')).map(({ value }) => value)).toEqual(benefits);
  expect((await words.list('jobs')).map(({ value }) => value)).toEqual(jobs);
  expect(live.site.shown()['team']!['team']).toMatchObject([{ bio: 'Words of the site.' }, ...team.slice(1)]);
  expect(await importNow()).toEqual({ saved: [], kept: [] });
});

test('drafts that people have not published yet stay, and so do records that the checkout does not have', async () => {
  await words.save('team/99', { ...team[0], id: 99 }, { from: 'new' });
  await words.change('order/team', { ids: ['99', ...team.map(({ id }) => String(id))] });
  await site.publish();
  await words.change('team/1', { bio: 'Not published yet.' });
  await words.remove('team/2', { from: 1 });
  const { saved, kept } = await importNow();
  expect([saved, kept]).toEqual([['order/team'], ['team/1', 'team/2']]);
  expect((await words.read('team/1')).value['bio']).toBe('Not published yet.');
  expect((await words.list('team')).at(-1)?.id).toBe('99');
});
