import { team } from '@vibrant-peak/shared/content/team';
import { testLive, type TestLive } from '../../../live/src/testing/testLive';
import { addPerson, type TestPerson } from '../../../live/src/testing/testPeople';
import { publishing, startWithContent } from '../../../live/src/testing/testPublishing';
import { drafts } from '../../../live/src/testing/testRecords';
import { createLiveRecords } from './createLiveRecords';

/** The actual server, whose site shows the content of the checkout. */
let live: TestLive;
let ayesha: TestPerson;
let bilal: ReturnType<typeof drafts>;
/** What Ayesha's browser asked for. */
let requests: string[];

beforeEach(async () => {
  live = await testLive('SQLite');
  await startWithContent(live);
  ayesha = await addPerson(live, 'publisher', 'Ayesha');
  bilal = drafts(live, await addPerson(live, 'editor', 'Bilal'));
  requests = [];
  globalThis.fetch = async (input, init = {}) => {
    const route = `${init.method} ${String(input).replace('/api', '')}`;
    requests.push(route);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...ayesha.headers };
    const answer = await live.ask(route, { headers, ...(init.body && { payload: String(init.body) }) });
    return new Response(answer.body || null, { status: answer.statusCode });
  };
});
afterEach(() => live.close());

const shownTeam = () => live.site.shown()['team']!['team'];

/** The team, whose first member was saved with another bio. */
async function edited() {
  const records = createLiveRecords('team');
  await records.load();
  await records.update([{ from: records.get()[0]!, values: { bio: 'New words.' } }]);
  return records;
}

test('a record goes live as it was saved, and no other draft with it', async () => {
  await bilal.change('team/2', { bio: 'Not yet.' });
  const records = await edited();
  await records.publish!(1);
  expect(shownTeam()).toEqual([{ ...team[0], bio: 'New words.' }, ...team.slice(1)]);
  expect(await publishing(live, ayesha).history()).toMatchObject([
    { state: 'live', by: 'Ayesha', records: [{ title: 'Team: Ayesha Siddiqui' }] },
    { by: 'The site' },
  ]);
});

test('undoing a publication puts the record on the site as it was, and no other draft with it', async () => {
  await bilal.change('team/2', { bio: 'Not yet.' });
  const records = await edited();
  const undo = await records.publish!(1);
  await undo();
  expect(shownTeam()).toEqual(team);
  expect(records.get()[0]).toMatchObject({ bio: team[0]!.bio });
  expect(await publishing(live, ayesha).changesCount()).toBe(1);
});

test('a publication whose record was changed since is not undone', async () => {
  const records = await edited();
  const undo = await records.publish!(1);
  await bilal.change('team/1', { role: 'Founder' });
  await expect(undo()).rejects.toThrow('Team: Ayesha Siddiqui was changed since. Undo it under History.');
  expect(shownTeam()).toEqual([{ ...team[0], bio: 'New words.' }, ...team.slice(1)]);
});

test('what others have changed in it is left to the page of changes, as nobody has looked at it', async () => {
  await bilal.change('team/1', { role: 'Founder' });
  const records = await edited();
  await expect(records.publish!(1)).rejects.toThrow(
    'Bilal changed this, too, and it is not on the site yet. Publish it under Changes, which shows all of it.',
  );
  expect(shownTeam()).toEqual(team);
  expect(requests).not.toContain('POST /publications');
});

test('a record that is scheduled is left to the page of changes, which says what becomes of the schedule', async () => {
  const records = await edited();
  const { changes, post } = publishing(live, ayesha);
  const chosen = (await changes()).map(({ collection, id, version }) => ({ collection, id, version }));
  await post(chosen, { at: new Date(Date.now() + 3_600_000).toISOString() });
  await expect(records.publish!(1)).rejects.toThrow('Ayesha has scheduled it. Publish it under Changes');
  expect(requests).not.toContain('POST /publications');
});

test('a record that is on the site as it is has nothing to be published', async () => {
  const records = createLiveRecords('team');
  await records.load();
  await expect(records.publish!(1)).rejects.toThrow('This changes nothing on the site.');
});

test('pages that do not render are shown in the words of the server, and the site stays as it was', async () => {
  const records = await edited();
  live.site.composing = () => Promise.reject(new Error('/team does not render'));
  await expect(records.publish!(1)).rejects.toThrow(/./);
  expect(shownTeam()).toEqual(team);
});
