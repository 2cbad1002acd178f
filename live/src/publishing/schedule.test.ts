import { team } from '@vibrant-peak/shared/content/team';
import { passTime, hour, minute } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { endComposing } from './endComposing';
import type { Publication } from './publications/publication';
import { publishDue } from './publishDue';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let person: TestPerson;
  let site: ReturnType<typeof publishing>;
  let words: ReturnType<typeof drafts>;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    person = await addPerson(live, 'publisher', 'Ayesha');
    site = publishing(live, person);
    words = drafts(live, person);
    await words.change('team/1', { bio: 'New words.' });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const inAnHour = () => new Date(Date.now() + hour).toISOString();
  const schedule = async (at = inAnHour()) => {
    const answer = await site.post([{ collection: 'team', id: '1', version: 2 }], { at });
    expect(answer.statusCode).toBe(202);
    return answer.json<Publication>();
  };
  const due = () => publishDue(live);
  const bio = () => (live.site.shown()['team']!['team'] as typeof team)[0]!.bio;

  test('it goes live at its time, not before, and once, also after a restart', async () => {
    const { id, state, dueAt } = await schedule();
    expect([state, dueAt]).toEqual(['waiting', expect.stringMatching(/Z$/)]);
    await due();
    expect(bio()).toBe(team[0]!.bio);
    await live.restart();
    passTime(hour + minute);
    let count = 0;
    live.site.composing = async () => void count++;
    await Promise.all([due(), due()]);
    await due();
    expect([bio(), count]).toEqual(['New words.', 1]);
    expect(await site.read(id)).toMatchObject({ state: 'live', by: 'Ayesha' });
    expect(await site.changes()).toEqual([]);
  });

  test('what was looked at goes live, not what was written since', async () => {
    await schedule();
    await words.change('team/1', { bio: 'Newer words.' });
    passTime(hour + minute);
    await due();
    expect(bio()).toBe('New words.');
    expect((await site.changes()).map(({ fields }) => fields[0]?.after)).toEqual(['Newer words.']);
  });

  test('it takes back nothing that went live since: it fails with the reason', async () => {
    const { id } = await schedule();
    await words.change('team/1', { bio: 'Newer words.' });
    await site.publish();
    passTime(hour + minute);
    await due();
    expect(bio()).toBe('Newer words.');
    expect(await site.read(id)).toMatchObject({
      state: 'failed',
      problem: `${team[0]!.name} was published meanwhile: look at it, then publish.`,
    });
  });

  test('it waits for a publication that is under way', async () => {
    const { id } = await schedule();
    await words.change('team/2', { bio: 'Other words.' });
    passTime(hour + minute);
    let end: (() => void) | undefined;
    live.site.composing = () => new Promise<void>((resolve) => (end = resolve));
    const other = site.publish(['team/2']);
    while (!end) await new Promise((resolve) => setTimeout(resolve, 5));
    await due();
    expect((await site.read(id)).state).toBe('waiting');
    live.site.composing = async () => undefined;
    end();
    await other;
    await due();
    expect(live.site.shown()['team']!['team']).toMatchObject([
      { bio: 'New words.' },
      { bio: 'Other words.' },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test('it can be withdrawn while it waits', async () => {
    const { id } = await schedule();
    const withdraw = () => live.ask(`DELETE /publications/${id}`, { headers: person.headers });
    expect((await withdraw()).statusCode).toBe(204);
    passTime(hour + minute);
    await due();
    expect(bio()).toBe(team[0]!.bio);
    expect((await withdraw()).json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('withdrawn'),
    });
  });

  test('a failure is reported under Changes to everybody and in the log, until a publisher dismisses it', async () => {
    const { id } = await schedule();
    const read = async () =>
      (await live.ask('GET /changes', { headers: person.headers })).json<{ schedules: Publication[] }>()
        .schedules;
    expect(await read()).toMatchObject([{ id, state: 'waiting', by: 'Ayesha', records: [{ id: '1' }] }]);
    await words.change('team/1', { bio: 'Newer words.' });
    await site.publish();
    passTime(hour + minute);
    await due();
    await due();
    const problem = `${team[0]!.name} was published meanwhile: look at it, then publish.`;
    expect(await read()).toMatchObject([{ id, state: 'failed', problem }]);
    const lines = (await logOf(live)).filter(({ action }) => action === 'failed to publish');
    expect(lines).toMatchObject([{ person_name: 'Ayesha', subject: `publication/${id}` }]);
    expect(JSON.parse(lines[0]!.details)).toMatchObject({ problem });
    const note = await live.ask(`DELETE /publications/${id}`, { headers: person.headers });
    expect(note.statusCode).toBe(204);
    expect(await read()).toEqual([]);
  });

  test('one whose server dies while it composes has failed at the next start of the only server', async () => {
    const { id } = await schedule();
    passTime(hour + minute);
    // It never ends: its server is killed.
    const begun = new Promise<void>((begin) => {
      live.site.composing = () => {
        begin();
        return new Promise(() => undefined);
      };
    });
    void due();
    await begun;
    await endComposing(live.database.tables);
    expect(await site.read(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('server stopped'),
    });
    live.site.composing = async () => undefined;
    await words.change('team/2', { bio: 'At once.' });
    expect((await site.publish(['team/2'])).state).toBe('live');
    expect((await logOf(live)).filter(({ action }) => action === 'failed to publish')).toHaveLength(1);
  });

  test('a time that is over is refused', async () => {
    const over = await site.post([{ collection: 'team', id: '1', version: 2 }], {
      at: '2026-01-01T10:00:00Z',
    });
    expect(over.json()).toMatchObject({ status: 400, detail: 'This time has passed: choose a later one.' });
  });
});
