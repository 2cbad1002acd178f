import { lock } from '@vibrant-peak/engine/publish/rules/lock';
import { Store } from '@vibrant-peak/engine/store/store';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { builtRelease } from '@vibrant-peak/engine/formats/manifest';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { composeQuickly } from '@vibrant-peak/engine/testing/addComposition';
import { failing, manifestOf } from '@vibrant-peak/engine/testing/testStore';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../testing/testPeople';
import { publishCode } from '../testing/testReleases';
import type { overview } from './overview';

type Overview = Awaited<ReturnType<typeof overview>>;

const commit = 'c0ffee0123'.repeat(4);
const byAli = { provenance: { by: 'ali', at: '2026-11-20T10:00:00.000Z', commit } };
const canary = { target: { kind: 'canary', share: 5, name: 'blue' } } as const;

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let objects: MemoryObjects;
  beforeAll(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager', 'Ayesha');
  });
  afterAll(() => live.close());

  /** A publisher on another machine. */
  const store = () => new Store(objects);
  beforeEach(async () => {
    objects = new MemoryObjects(Date.now);
    live.site.store = store();
    await publishCode(store(), 'shell', 'one');
    await publishCode(store(), 'remote-public', 'one', byAli);
    await publishCode(store(), 'remote-public', 'two', byAli);
  });

  const ask = (route: string, payload?: object) =>
    live.ask(route, { headers: manager.headers, ...(payload && { payload }) });
  const look = async () => (await ask('GET /releases')).json<Overview>();
  const application = async (name: string) => (await look()).applications.find((each) => each.name === name)!;
  const actions = async () =>
    (await logOf(live)).map(({ person_name: name, action, subject, details }) =>
      [name, action, subject, details].join(' '),
    );

  test('it names what is live, since when and by whom, and what a rollback would set live', async () => {
    expect(await application('remote-public')).toMatchObject({
      version: 'two',
      commit: 'c0ffee0123',
      by: 'ali',
      before: { commit: 'c0ffee0123', isComposed: false, endsCanary: false },
      refusal: null,
    });
    expect(await application('shell')).toMatchObject({ version: 'one', commit: null, before: null });
    const { mayChange, site, canary: running, previews, changes } = await look();
    expect({ mayChange, running, previews }).toEqual({ mayChange: true, running: null, previews: [] });
    expect(site.before!.applications).toEqual([{ name: 'remote-public', commit: 'c0ffee0123' }]);
    expect(changes.map(({ reason, applications }) => [reason, applications.length])).toEqual([
      ['publish remote-public', 1],
      ['publish remote-public', 1],
      ['publish shell', 1],
    ]);
  });

  test('an application goes back to its release before, with the reason in the store and under Activity', async () => {
    const { release: from } = await application('remote-public');
    const body = { from, reason: 'Totals are wrong' };
    expect((await ask('POST /releases/remote-public/rollback', body)).statusCode).toBe(204);
    const after = await look();
    expect(after.applications.find(({ name }) => name === 'remote-public')).toMatchObject({
      version: 'one',
      by: 'Ayesha',
    });
    expect(after.changes[0]).toMatchObject({
      by: 'Ayesha',
      why: 'Totals are wrong',
      reason: 'rollback from 3',
    });
    expect(await actions()).toContain(
      'Ayesha rolled back releases/remote-public {"reason":"Totals are wrong"}',
    );
    // The second of two people who saw the same page takes nothing more back.
    const second = await ask('POST /releases/remote-public/rollback', body);
    expect(second.statusCode).toBe(409);
    expect(second.json<{ detail: string }>().detail).toMatch(/^Something was published right now/);
  });

  test('a publish that lands first refuses a rollback of the site', async () => {
    const { composition: from } = (await look()).site;
    await publishCode(store(), 'remote-admin', 'new');
    expect((await ask('POST /releases/rollback', { from })).statusCode).toBe(409);
    const again = await ask('POST /releases/rollback', { from: (await look()).site.composition });
    expect(again.statusCode).toBe(204);
    expect((await look()).site.composition).toBe(from);
    expect(await actions()).toContain('Ayesha rolled back releases {}');
  });

  test('a lock is named in the place of the button', async () => {
    await lock(store(), 'remote-public', { by: 'omar', reason: 'The audit runs' });
    const refusal = /^remote-public is locked by omar .*The audit runs/;
    expect((await application('remote-public')).refusal).toMatch(refusal);
    const { site } = await look();
    expect(site.refusal).toMatch(refusal);
    const answer = await ask('POST /releases/rollback', { from: site.composition });
    expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringMatching(refusal) });
  });

  test('the site does not go back to a composition without its staff area', async () => {
    const offers = { pages: [], adapters: 'adapters' };
    const remote = builtRelease({ ...manifestOf('remote-live', 'one'), offers }, new Map());
    await publishReleases(store(), [remote], { log: () => undefined, compose: composeQuickly });
    const { composition: from, before, refusal } = (await look()).site;
    expect(before).toMatchObject({ applications: [], leaving: ['remote-live'] });
    expect(refusal).toBe('Composition 3 has no remote-live, and pages of others stand in what it offers.');
    const answer = await ask('POST /releases/rollback', { from });
    expect(answer.json()).toMatchObject({ status: 409, detail: refusal });
    expect((await look()).site.composition).toBe(from);
  });

  test('a canary is promoted or withdrawn as it was seen', async () => {
    await publishCode(store(), 'remote-public', 'trial', { ...canary, ...byAli });
    const { canary: running } = await look();
    expect(running).toMatchObject({ name: 'blue', owner: 'ali', share: 5, refusal: null });
    expect(running!.applications).toEqual([{ name: 'remote-public', commit: 'c0ffee0123' }]);
    expect((await application('remote-public')).before!.endsCanary).toBe(true);
    const { composition } = running!;
    const other = await ask('POST /releases/canary/blue/withdrawal', { composition: composition - 1 });
    expect(other.json<{ detail: string }>().detail).toMatch(/^The canary blue was changed \(/);
    expect((await ask('POST /releases/canary/blue/withdrawal', { composition })).statusCode).toBe(204);
    expect((await look()).canary).toBeNull();
    const gone = await ask('POST /releases/canary/blue/promotion', { composition });
    expect(gone.json<{ detail: string }>().detail).toMatch(/^No canary runs/);
    await publishCode(store(), 'remote-public', 'trial 2', canary);
    const next = (await look()).canary!;
    const body = { composition: next.composition };
    expect((await ask('POST /releases/canary/blue/promotion', body)).statusCode).toBe(204);
    expect(await application('remote-public')).toMatchObject({ version: 'trial 2' });
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'Ayesha withdrew a canary canary/blue {}',
        'Ayesha promoted a canary canary/blue {}',
      ]),
    );
  });

  test('named previews have the label of their host; publications of the content are left out', async () => {
    await publishCode(store(), 'remote-admin', 'look', { target: { kind: 'preview', name: 'my-branch' } });
    await publishCode(store(), 'shared', 'words');
    const { previews, changes } = await look();
    expect(previews).toMatchObject([
      { name: 'my-branch', label: expect.stringMatching(/^my-branch-[0-9a-f]{32}$/) },
    ]);
    expect(previews[0]!.applications).toEqual([{ name: 'remote-admin', commit: null }]);
    expect(changes[0]!.reason).toBe('publish remote-admin as preview my-branch');
  });

  test('a server that may not write says so; a store that is away is a problem in words', async () => {
    live.site.store = failing(store(), (call) => call === 'create');
    expect((await look()).mayChange).toBe(false);
    live.site.store = failing(store(), () => true);
    const answer = await ask('GET /releases');
    expect(answer.json()).toMatchObject({
      status: 503,
      detail: 'The store of the site cannot be read: injected fault',
    });
  });

  test('publishers neither read nor change it', async () => {
    const { headers } = await addPerson(live, 'publisher');
    const { composition: from } = (await look()).site;
    expect((await live.ask('GET /releases', { headers })).statusCode).toBe(403);
    const answer = await live.ask('POST /releases/rollback', { headers, payload: { from } });
    expect(answer.statusCode).toBe(403);
    expect((await look()).site.composition).toBe(from);
  });
});
