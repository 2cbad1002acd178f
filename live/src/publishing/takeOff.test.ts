import { setTimeout as pause } from 'node:timers/promises';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { hour, passTime } from '../testing/clock';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { companyDay } from '../clock/companyClock';
import { takeOffDaily } from './takeOff';

const job = jobs[0]!;

/** Sets the clock. */
const setTime = (at: string) => passTime(new Date(at).getTime() - Date.now());

test('a day begins by the clocks of Pakistan', () => {
  expect(companyDay(new Date('2026-12-01T18:59:59Z'))).toBe('2026-12-01');
  expect(companyDay(new Date('2026-12-01T19:00:00Z'))).toBe('2026-12-02');
});

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let site: ReturnType<typeof publishing>;
  let words: ReturnType<typeof drafts>;
  let lines: string[];
  let takeOff: () => Promise<void>;
  beforeEach(async () => {
    setTime('2026-11-26T10:00:00Z');
    live = await testLive(kind);
    await startWithContent(live);
    const person = await addPerson(live, 'publisher', 'Ayesha');
    site = publishing(live, person);
    words = drafts(live, person);
    lines = [];
    takeOff = takeOffDaily(live, (line) => lines.push(line));
    await words.change(`jobs/${job.id}`, { validThrough: '2026-12-01' });
    await site.publish();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const shown = () => (live.site.shown()['jobs']!['jobs'] as typeof jobs).map(({ id }) => id);
  /** Sessions end meanwhile: another person. */
  const later = async () => {
    const person = await addPerson(live, 'publisher', 'Bilal');
    return { site: publishing(live, person), words: drafts(live, person) };
  };

  test('an opening is off the site from midnight on, automatically, with one line in the log, and its draft stays', async () => {
    setTime('2026-12-01T18:59:00Z');
    await takeOff();
    expect(shown()).toContain(job.id);
    setTime('2026-12-01T19:00:05Z');
    let count = 0;
    live.site.composing = async () => void count++;
    await takeOff();
    await takeOff();
    await takeOffDaily(live, () => undefined)();
    expect([shown().includes(job.id), shown().length, count]).toEqual([false, jobs.length - 1, 1]);
    const logged = (await logOf(live)).filter(({ action }) => action === 'took off the site');
    expect(logged).toMatchObject([
      { subject: `jobs/${job.id}`, person_name: 'The site', details: '{"lastDay":"2026-12-01"}' },
    ]);
    const next = await later();
    expect((await next.site.history())[0]).toMatchObject({
      state: 'live',
      by: 'The site',
      note: `Off the site after their last day: Jobs: ${job.title}`,
    });
    expect((await next.words.list('jobs')).map(({ id }) => id)).toContain(job.id);
    expect(await next.site.changes()).toEqual([]);
    // Others publish, and it stays off.
    await next.words.change('team/1', { bio: 'Later words.' });
    await next.site.publish();
    expect(shown()).not.toContain(job.id);
  });

  test('with another last day it is published again', async () => {
    setTime('2026-12-02T10:00:00Z');
    await takeOff();
    const next = await later();
    await next.words.change(`jobs/${job.id}`, { validThrough: '2026-12-31' });
    expect(await next.site.changes()).toMatchObject([{ id: job.id, change: 'added' }]);
    await next.site.publish();
    expect(shown()).toContain(job.id);
    setTime('2027-01-01T10:00:00Z');
    await takeOff();
    expect(shown()).not.toContain(job.id);
    expect((await logOf(live)).filter(({ action }) => action === 'took off the site')).toHaveLength(2);
  });

  test('it waits for a publication that is under way, and a start does it, too', async () => {
    let end: (() => void) | undefined;
    live.site.composing = () => new Promise<void>((resolve) => (end = resolve));
    await words.change('team/2', { bio: 'Other words.' });
    const choices = (await site.changes()).map(({ collection, id, version }) => ({
      collection,
      id,
      version,
    }));
    const { id } = (await site.post(choices)).json<{ id: string }>();
    while (!end) await pause(5);
    const composeUntil = (until: string) =>
      live.database.tables
        .updateTable('publications')
        .set({ until })
        .where('state', '=', 'composing')
        .execute();
    const real = Date.now();
    await composeUntil('2026-12-02T10:02:00.000Z');
    setTime('2026-12-02T10:00:00Z');
    await takeOff();
    expect(shown()).toContain(job.id);
    setTime(new Date(real).toISOString());
    await composeUntil(new Date(real + 120_000).toISOString());
    live.site.composing = async () => undefined;
    end();
    while ((await site.read(id)).state === 'composing') await pause(5);
    setTime('2026-12-02T10:00:00Z');
    await startWithContent(live);
    expect(shown()).not.toContain(job.id);
    expect((await logOf(live)).filter(({ action }) => action === 'took off the site')).toHaveLength(1);
  });

  test('after a failure it says why, and tries again in an hour', async () => {
    setTime('2026-12-01T19:00:05Z');
    live.site.composing = () => Promise.reject(new Error('The disk is full.'));
    await takeOff();
    await takeOff();
    expect(shown()).toContain(job.id);
    expect(lines).toEqual([expect.stringMatching(/^What is over stays on the site: .*The disk is full\.$/)]);
    live.site.composing = async () => undefined;
    await takeOff();
    expect(shown()).toContain(job.id);
    passTime(hour);
    await takeOff();
    expect(shown()).not.toContain(job.id);
  });

  test('all openings can be over', async () => {
    setTime('2028-06-01T10:00:00Z');
    await takeOff();
    expect([shown(), lines]).toEqual([[], []]);
  });
});
