import { randomUUID } from 'node:crypto';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { offices } from '@vibrant-peak/shared/content/offices';
import { projects } from '@vibrant-peak/shared/content/projects';
import { team } from '@vibrant-peak/shared/content/team';
import { visionStatement } from '@vibrant-peak/shared/content/vision';
import type { FakeSite } from '../testing/fakeSite';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';
import { publishing, startWithContent } from '../testing/testPublishing';
import { drafts } from '../testing/testRecords';
import { followSite } from './followSite';
import type { Publication } from './publications/publication';
import { releaseOfStart } from './releaseOfStart';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let ayesha: ReturnType<typeof publishing>;
  let bilal: ReturnType<typeof drafts>;
  beforeEach(async () => {
    live = await testLive(kind);
    await startWithContent(live);
    ayesha = publishing(live, await addPerson(live, 'publisher', 'Ayesha'));
    bilal = drafts(live, await addPerson(live, 'editor', 'Bilal'));
  });
  afterEach(() => live.close());

  const shownTeam = () => live.site.shown()['team']!['team'];
  const orderOf = async (list: string) => (await bilal.read(`order/${list}`)).value['ids'] as string[];

  test('at the first start the site shows the drafts: nothing differs, and history begins with it', async () => {
    expect(await ayesha.changes()).toEqual([]);
    expect(shownTeam()).toEqual(team);
    expect(live.site.shown()['vision']!['visionStatement']).toBe(visionStatement);
    expect(await ayesha.history()).toMatchObject([{ state: 'live', by: 'The site', records: [] }]);
    expect(await releaseOfStart(live.database, live.site)).toBeUndefined();
  });

  test('a start that does not get through leaves no trace when the next one does', async () => {
    const { collections } = live.site.checkout;
    const changed = { ...collections, pictures: { pictures: {} } };
    Object.assign(live.site, { checkout: { collections: changed, schemas: {} } });
    expect(await releaseOfStart(live.database, live.site)).toBeDefined();
    await startWithContent(live);
    expect((await ayesha.history()).map(({ note, state }) => [note, state])).toEqual([
      ['New schemas or pictures of the checkout', 'live'],
      ['The first start', 'replaced'],
    ]);
    expect(await ayesha.changes()).toEqual([]);
  });

  test('what differs is listed by record and field, with both values', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    await bilal.change('jobs/product-designer', { salary: { ...jobs[2]!.salary, from: 290_000 } });
    await bilal.change('visionStatement/single', { visionStatement: 'Something else.' });
    const changes = await ayesha.changes();
    expect(changes).toEqual(
      expect.arrayContaining([
        {
          collection: 'team',
          id: '1',
          name: 'Ayesha Siddiqui',
          change: 'changed',
          version: 2,
          title: 'Team: Ayesha Siddiqui',
          savedBy: 'Bilal',
          savedAt: expect.stringMatching(/Z$/),
          isMine: false,
          others: ['Bilal'],
          fields: [
            {
              field: 'bio',
              label: 'Bio',
              isPicture: false,
              before: team[0]!.bio,
              after: 'New words.',
            },
          ],
        },
        expect.objectContaining({
          id: 'product-designer',
          fields: [expect.objectContaining({ label: 'Salary From', before: 280_000, after: 290_000 })],
        }),
        expect.objectContaining({ collection: 'visionStatement', name: '', change: 'changed' }),
      ]),
    );
    expect(changes).toHaveLength(3);
    expect(await ayesha.changesCount()).toBe(3);
  });

  test('uploaded pictures go live with the records that name them', async () => {
    const person = await addPerson(live, 'editor', 'Chandra');
    const { address } = await pictures(live, person).add(await redAndBlue(480, 320).jpeg().toBuffer());
    await pictures(live, person).add(await redAndBlue(320, 480).jpeg().toBuffer());
    await bilal.change('team/1', { image: address });
    await ayesha.publish();
    expect(live.site.uploaded.length).toBeGreaterThan(0);
    const name = /^\/media\/(.+)-\d+\.avif$/.exec(address)![1]!;
    for (const file of live.site.uploaded) expect(file).toMatch(new RegExp(`^${name}-\\d+\\.avif$`));
  });

  test('what was changed and changed back is not a change, nor is a record that came and went', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    await bilal.change('team/1', { bio: team[0]!.bio });
    await bilal.save('benefits/new', { title: 'Tea', description: 'Free.', icon: 'Coffee' }, { from: 'new' });
    await bilal.remove('benefits/new', { from: 1 });
    expect(await ayesha.changes()).toEqual([]);
    expect(await ayesha.changesCount()).toBe(0);
  });

  test('what is chosen goes live, nothing else; who, what and when is stored', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    await bilal.change('team/2', { bio: 'Not yet.' });
    const publication = await ayesha.publish(['team/1'], { note: 'As agreed' });
    expect(publication).toMatchObject({
      state: 'live',
      by: 'Ayesha',
      note: 'As agreed',
      problem: null,
      records: [{ collection: 'team', id: '1', name: 'Ayesha Siddiqui', change: 'changed' }],
    });
    expect(shownTeam()).toEqual([{ ...team[0], bio: 'New words.' }, ...team.slice(1)]);
    expect((await ayesha.changes()).map(({ id }) => id)).toEqual(['2']);
    expect((await bilal.read('team/1')).publishedVersion).toBe(2);
    expect((await ayesha.history()).map(({ state }) => state)).toEqual(['live', 'replaced']);
    expect(await ayesha.changesOf(publication.id)).toMatchObject([
      { id: '1', fields: [{ label: 'Bio', before: team[0]!.bio, after: 'New words.' }] },
    ]);
    expect((await logOf(live)).at(-1)).toMatchObject({
      person_name: 'Ayesha',
      action: 'published',
      subject: `publication/${publication.id}`,
    });
  });

  test('an added record, a removed one and another order go live', async () => {
    const added = { ...team[0]!, id: 99, name: 'Sana Iqbal' };
    await bilal.save('team/99', added, { from: 'new' });
    await bilal.remove('team/8', { from: 1 });
    await bilal.change('order/jobs', { ids: [...(await orderOf('jobs'))].reverse() });
    expect((await ayesha.changes()).map(({ id, change, name }) => [id, change, name])).toEqual(
      expect.arrayContaining([
        ['99', 'added', 'Sana Iqbal'],
        ['8', 'removed', team[7]!.name],
        ['jobs', 'order', ''],
      ]),
    );
    const designers = live.site.shown()['projects']!['projects'] as { id: number; madeBy: number[] }[];
    for (const { id, madeBy } of designers.filter((project) => project.madeBy.includes(8)))
      await bilal.change(`projects/${id}`, { madeBy: madeBy.filter((each) => each !== 8).concat(99) });
    expect((await ayesha.publish()).state).toBe('live');
    expect(shownTeam()).toEqual([...team.slice(0, 7), added]);
    expect(live.site.shown()['jobs']!['jobs']).toEqual([...jobs].reverse());
    expect(await ayesha.changes()).toEqual([]);
  });

  test('a new record that comes first is one publication, and history shows the order', async () => {
    await bilal.save('team/99', { ...team[0]!, id: 99, name: 'Sana Iqbal' }, { from: 'new' });
    await bilal.change('order/team', { ids: [...(await orderOf('team')), '99'] });
    expect((await ayesha.changes()).map(({ id }) => id)).toEqual(['99']);
    await bilal.change('order/team', { ids: ['99', ...team.map(({ id }) => String(id))] });
    const { id } = await ayesha.publish();
    expect(shownTeam()).toMatchObject([{ id: 99 }, ...team]);
    expect(await ayesha.changes()).toEqual([]);
    const names = team.map(({ name }) => name);
    expect((await ayesha.changesOf(id)).find(({ change }) => change === 'order')?.fields).toMatchObject([
      { label: 'Order', before: [...names, 'Sana Iqbal'], after: ['Sana Iqbal', ...names] },
    ]);
  });

  test('a record that was changed after it was looked at is refused by name, and nothing goes live', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    const [seen] = await ayesha.changes();
    await bilal.change('team/1', { bio: 'Newer words.' });
    const refused = await ayesha.post([{ collection: 'team', id: '1', version: seen!.version }]);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail: 'Bilal has changed Team: Ayesha Siddiqui meanwhile: look at it, then publish.',
      records: [{ collection: 'team', id: '1', version: 3, title: 'Team: Ayesha Siddiqui' }],
    });
    expect((await ayesha.post([{ collection: 'team', id: 'none', version: 1 }])).statusCode).toBe(409);
    expect(shownTeam()).toEqual(team);
    expect(await ayesha.history()).toHaveLength(1);
  });

  test('content that would not be right is refused with record and field', async () => {
    await bilal.remove(`offices/${offices[0]!.id}`, { from: 1 });
    const [milestone] = await bilal.list('firstMonth');
    await bilal.remove(`firstMonth/${milestone!.id}`, { from: 1 });
    await bilal.remove('team/8', { from: 1 });
    await bilal.change('featuredSlug/single', { featuredSlug: 'gone' });
    const [proof] = await bilal.list('proofs');
    await bilal.change(`proofs/${proof!.id}`, { slug: 'unknown' });
    const places = (await ayesha.changes()).map(({ collection, id, version }) => ({
      collection,
      id,
      version,
    }));
    const refused = await ayesha.post(places);
    expect(refused.json()).toMatchObject({
      status: 422,
      records: expect.arrayContaining([
        { collection: 'firstMonth', id: '', name: '', title: 'First Month' },
        { collection: 'featuredSlug', id: 'single', name: '', title: 'Featured Project' },
        expect.objectContaining({ collection: 'proofs', id: proof!.id, name: proof!.value['text'] }),
      ]),
    });
    const { detail } = refused.json<{ detail: string }>();
    expect(detail).toMatch(/^This cannot go live\. First Month: has exactly 4 entries; /);
    expect(detail).toContain(`"madeBy" names what is not on the site: Team: ${team[7]!.name}`);
    expect(detail).toContain(
      'Featured Project: "featuredSlug" names what is not on the site: Projects: gone',
    );
    expect(detail).toContain('"slug" names what is not on the site: Projects: unknown');
    expect(await ayesha.history()).toHaveLength(1);
  });

  test('a draft may lack what a publication asks for, which names what is missing of which record', async () => {
    const lacking = { role: '', bio: '', linkedin: undefined };
    expect((await bilal.change('team/1', lacking)).statusCode).toBe(200);
    const project = projects[1]!;
    const incomplete = { ...project, slug: '', fullDescription: 'One.', results: undefined };
    expect((await bilal.save('projects/2', incomplete, { from: 1 })).statusCode).toBe(200);
    const places = (await ayesha.changes()).map(({ collection, id, version }) => ({
      collection,
      id,
      version,
    }));
    const refused = await ayesha.post(places);
    const { detail } = refused.json<{ detail: string }>();
    expect(refused.statusCode).toBe(422);
    expect(detail).toContain(`Team: ${team[0]!.name}: "role" is missing; `);
    expect(detail).toContain(`Team: ${team[0]!.name}: "linkedin" is missing`);
    expect(detail).toContain(`Projects: ${project.title}: "results" is missing`);
    expect(detail.match(/: "slug" is missing/g)).toHaveLength(1);
    expect(detail).toContain('"fullDescription" has three paragraphs');
    expect(shownTeam()).toEqual(team);
  });

  test('a hidden record is left out with the choices of it, stays in its list and can return', async () => {
    const [hidden, ...others] = projects[0]!.madeBy;
    await bilal.change(`team/${hidden!}`, { isVisible: false });
    await bilal.change('jobs/product-designer', { isVisible: false });
    expect((await ayesha.changes()).flatMap(({ fields }) => fields)).toMatchObject([
      { label: 'Visible', before: true, after: false },
      { label: 'Visible', before: true, after: false },
    ]);
    expect(await ayesha.publish()).toMatchObject({ state: 'live' });
    expect(shownTeam()).toEqual(team.filter(({ id }) => id !== hidden));
    expect(live.site.shown()['projects']!['projects']).toMatchObject([{ madeBy: others }, {}, {}, {}, {}]);
    expect(live.site.shown()['jobs']!['jobs']).toHaveLength(jobs.length - 1);
    expect(await bilal.list('team')).toHaveLength(team.length);
    expect(await ayesha.changes()).toEqual([]);

    await bilal.change(`team/${hidden!}`, { isVisible: undefined });
    await ayesha.publish();
    expect(shownTeam()).toEqual(team);
    expect(live.site.shown()['projects']!['projects']).toEqual(projects);
  });

  test('a failure of composing is reported, and changes nothing', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    live.site.composing = () => Promise.reject(new Error('/team does not render'));
    expect(await ayesha.publish()).toMatchObject({ state: 'failed', problem: '/team does not render' });
    expect(await ayesha.changes()).toHaveLength(1);
    expect(shownTeam()).toEqual(team);
    live.site.composing = async () => undefined;
    expect(await ayesha.publish()).toMatchObject({ state: 'live' });
  });

  test('a preview that does not compose is refused with the reason and the records that were chosen', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    live.site.composing = () => Promise.reject(new Error('/team does not render'));
    const refused = await ayesha.preview([{ collection: 'team', id: '1', version: 2 }]);
    expect(refused.json()).toMatchObject({
      status: 422,
      detail: '/team does not render',
      records: [{ collection: 'team', id: '1', name: 'Ayesha Siddiqui' }],
    });
  });

  test('one publication at a time', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    let end: (() => void) | undefined;
    live.site.composing = () => new Promise<void>((resolve) => (end = resolve));
    const first = ayesha.publish();
    while (!end) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await ayesha.post([{ collection: 'team', id: '1', version: 2 }]);
    expect(second.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Ayesha is publishing'),
    });
    const [running] = await ayesha.history();
    expect(running).toMatchObject({ state: 'composing', step: 'composing' });
    end();
    expect(await first).toMatchObject({ state: 'live', step: null });
  });

  test('a server that dies between going live and its note finds out from the site', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    live.site.composing = () => new Promise(() => undefined);
    const [seen] = await ayesha.changes();
    const { id } = (await ayesha.post([{ collection: 'team', id: '1', version: seen!.version }])).json<{
      id: string;
    }>();
    const recorded = await live.database.tables
      .selectFrom('publications')
      .where('id', '=', id)
      .select('release')
      .executeTakeFirstOrThrow();
    await live.restart();
    expect((await ayesha.read(id)).state).toBe('composing');
    live.site.composing = async () => undefined;
    await live.site.publish({ hash: recorded.release } as never, { by: 'Ayesha' });
    expect((await ayesha.read(id)).state).toBe('live');
    expect(await ayesha.changes()).toEqual([]);
  });

  test('a server that dies before going live: the publication counts as failed when its time is over', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    live.site.composing = () => new Promise(() => undefined);
    const { id } = (await ayesha.post([{ collection: 'team', id: '1', version: 2 }])).json<{ id: string }>();
    await live.database.tables
      .updateTable('publications')
      .set({ until: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await ayesha.read(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('The server stopped'),
    });
    expect(await ayesha.changes()).toHaveLength(1);
  });

  test('a rollback in the store is followed: the drafts differ from the site again', async () => {
    const before = live.site.shown();
    await bilal.change('team/1', { bio: 'New words.' });
    await ayesha.publish();
    live.site.rollBack(before);
    expect((await ayesha.changes()).map(({ id }) => id)).toEqual(['1']);
    expect((await ayesha.history()).map(({ state }) => state)).toEqual(['replaced', 'live']);
    expect((await logOf(live)).at(-1)).toMatchObject({ person_name: 'The site', action: 'found live' });
  });

  test('a live release that was read before another one went live sets nothing back', async () => {
    await bilal.change('team/1', { bio: 'New words.' });
    const early = await live.site.live();
    let publication: Publication | undefined;
    const site: FakeSite = {
      ...live.site,
      live: async () => {
        if (publication) return live.site.live();
        publication = await ayesha.publish();
        return early;
      },
    };
    await followSite(live.database, site);
    expect((await ayesha.read(publication!.id)).state).toBe('live');
    expect(JSON.stringify(await logOf(live))).not.toContain('found live');
  });

  test('the count of changes follows each save, and does not keep the session from ending', async () => {
    const longAgo = new Date(Date.now() - 3600_000).toISOString();
    await live.database.tables.updateTable('sessions').set({ seen_at: longAgo }).execute();
    expect(await ayesha.changesCount()).toBe(0);
    const seen = await live.database.tables.selectFrom('sessions').select('seen_at').execute();
    expect(new Set(seen.map((session) => session.seen_at))).toEqual(new Set([longAgo]));
    const { bio } = team[0]!;
    for (const [words, count] of [
      ['New words.', 1],
      [bio, 0],
      ['Others.', 1],
    ] as const) {
      await bilal.change('team/1', { bio: words });
      expect(await ayesha.changesCount()).toBe(count);
    }
    await ayesha.publish();
    expect(await ayesha.changesCount()).toBe(0);
  });

  test('editors see changes and cannot publish', async () => {
    const editor = publishing(live, await addPerson(live, 'editor'));
    expect(await editor.changes()).toEqual([]);
    expect((await editor.post([{ collection: 'team', id: '1', version: 1 }])).statusCode).toBe(403);
    expect((await ayesha.post([])).statusCode).toBe(400);
    expect((await ayesha.read(randomUUID())) as object).toMatchObject({ status: 404 });
  });
});
