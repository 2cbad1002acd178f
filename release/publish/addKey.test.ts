import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../compose/compose';
import { collectGarbage, defaultRetention } from '../store/collectGarbage';
import { Mirror } from '../server/mirror';
import { SiteFolder } from '../server/siteFolder';
import { keysName, rights } from '../store/keys';
import { LocalObjects } from '../store/localObjects';
import { entryName } from '../store/log/entry';
import { machine } from '../store/environment';
import { Store } from '../store/store';
import { signatureFile, signedRelease } from '../store/trust';
import { composeUntested } from '../testing/composeUntested';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { addKey } from './addKey';
import { lock } from './lock';
import { publishReleases } from './publishReleases';
import { rollBack } from './rollBack';

const page = (name: string, word: string) => remote(name, `/${name}`, `return ${JSON.stringify(word)}`);

let folder: string;
let open: Store;
let owner: Store;
let team: Store;
let site: SiteFolder;
const lines: string[] = [];

const publish = (store: Store, ...built: Parameters<typeof publishReleases>[1]) =>
  publishReleases(store, built, { log: () => undefined, compose: composeUntested });
/** The store as the holder of a new key sees it. */
const withKey = async (name: string, publishes: string[], may: Parameters<typeof addKey>[1]['may']) => {
  let pem = '';
  await addKey(open, { name, publishes, may }, (made) => (pem = made));
  return new Store(open.objects, machine, pem);
};

const openStore = (name: string) => new Store(new LocalObjects(name));
/** A store without keys, composed once for all tests. */
const unsigned = mkdtempSync(join(tmpdir(), 'unsigned-'));
beforeAll(() =>
  publish(
    openStore(unsigned),
    releaseOf('shared', ''),
    releaseOf('shell', shell),
    page('x', 'one'),
    page('y', 'one'),
  ),
);
afterAll(() => rmSync(unsigned, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  cpSync(unsigned, folder, { recursive: true });
  lines.length = 0;
  open = openStore(folder);
  site = new SiteFolder(folder, (line) => lines.push(line));
  site.pointer();
  owner = await withKey('owner', ['*'], [...rights]);
  team = await withKey('team-x', ['x'], []);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const live = async () => (await owner.pointer())!.live;

test('what was there before is signed with the first key; each team publishes its own application, and the log says by which key', async () => {
  expect((await publish(team, page('x', 'two'))).status).toBe('live');
  expect((await publish(owner, page('y', 'two'))).status).toBe('live');
  expect((await owner.history(3)).map(({ key }) => key)).toEqual(['owner', 'team-x', undefined]);
  expect(site.pointer()).toMatchObject({ live: await live(), key: 'owner' });
  expect(site.isStale).toBe(false);
});

test.each<[what: string, act: () => Promise<unknown>, says: string]>([
  ['no key', () => publish(open, page('x', 'two')), 'SIGNING_KEY names the file of your key'],
  [
    'a key that is not listed',
    () => publish(new Store(open.objects, machine, strangePem), page('x', 'two')),
    'Your key is not one of this store',
  ],
  ['the key of another team', () => publish(team, page('y', 'three')), 'team-x may not publish y'],
  ['no right to roll back others', () => rollBack(team, 1), 'team-x may not change what is live of y'],
  ['no right to lock', () => lock(team, 'x', { by: 'me', reason: 'mine' }), 'team-x may not lock or unlock'],
  [
    'no right to collect garbage',
    () => collectGarbage(team, defaultRetention),
    'team-x may not collect garbage',
  ],
])('with %s nothing changes', async (_, act, says) => {
  await publish(owner, page('y', 'two'));
  const before = await owner.pointer();
  await expect(act()).rejects.toThrow(says);
  expect(await owner.pointer()).toEqual(before);
});

const strangePem = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIHcHbQpzGKV9PBbBclGyZkXfTC+H68CZKrF3+6UduSwq
-----END PRIVATE KEY-----
`;

const everyReader = async (says: string) => {
  await expect(publish(owner, page('y', 'three'))).rejects.toThrow(says);
  expect(site.pointer()).toMatchObject({ live: 1 });
  expect(site.isStale).toBe(true);
  expect(lines.join()).toContain(says);
};

test('an entry that is not signed is refused by publishes, and the server goes on with what was live', async () => {
  const { entry } = await owner.log.read();
  const number = await composeUntested(owner, await recipe());
  const forged = { ...entry, sequence: 2, id: 'forged', live: number };
  await open.objects.create(entryName(2), Buffer.from(JSON.stringify(forged)));
  await everyReader('entry 2 of the log is not signed');
});

test('an entry that was changed, or that is repeated under another sequence, is refused', async () => {
  await publish(owner, page('y', 'two'));
  const { entry } = await owner.log.read();
  await open.objects.create(entryName(3), Buffer.from(JSON.stringify({ ...entry, sequence: 3, live: 1 })));
  await expect(publish(owner, page('y', 'three'))).rejects.toThrow(
    'entry 3 of the log is not what owner signed',
  );
});

test('an entry by a key without the right to write it is refused by publishes', async () => {
  await publish(owner, page('y', 'two'));
  const { entry } = await owner.log.read();
  const keys = (await team.keys())!;
  const forged = { ...entry, sequence: 3, id: 'forged', live: 1, reason: 'publish x', signed: undefined };
  const bytes = Buffer.from(JSON.stringify({ ...forged, signed: keys.sign(['entry', forged]) }));
  await open.objects.create(entryName(3), bytes);
  await expect(publish(owner, page('y', 'three'))).rejects.toThrow('team-x may not change what is live of y');
});

test('a preview of the application of another team is refused, one of its own is not', async () => {
  const number = await composeUntested(owner, await recipe());
  const target = { kind: 'preview', name: 'mine' } as const;
  const built = page('x', 'looked at');
  const options = { log: () => undefined, compose: composeUntested, target };
  expect((await publishReleases(team, [built], options)).status).toBe('preview');
  await publish(owner, page('y', 'two'));
  const { entry, top } = await team.log.read();
  const named = [{ name: 'theirs', composition: number }];
  await expect(team.log.append({ entry, top }, { previews: { ...entry.previews!, named } })).rejects.toThrow(
    'team-x may not show y as preview theirs',
  );
});

const recipe = async () => {
  const { releases, number } = await owner.composition(await live());
  return { releases, provenances: {}, base: number };
};

test.each<[what: string, file: string, says: string]>([
  ['manifest', 'release.json', 'is not what owner signed'],
  ['bundle', 'node/bundle.cjs', 'is not the one that was published'],
  ['signature', 'signature.json', 'is not JSON'],
])('a release whose %s was changed is refused before its code runs', async (_, file, says) => {
  const { releases } = await owner.composition(await live());
  const name = `r/x/${releases['x']!}/${file}`;
  const content = (await open.objects.read(name))!.toString();
  await open.objects.write(name, Buffer.from(file === 'signature.json' ? 'x' : content.replace('x', 'z')));
  await expect(publish(owner, page('y', 'two'))).rejects.toThrow(says);
});

test('a release that another team signed is refused before its code runs, and not served', async () => {
  const built = page('y', 'two');
  const address = `1-${built.hash}`;
  const keys = (await team.keys())!;
  const signature = keys.sign(signedRelease('y', built.files.get('release.json')!));
  const files = new Map(built.files).set(signatureFile, Buffer.from(JSON.stringify(signature)));
  for (const [file, content] of files) await open.objects.create(`r/y/${address}/${file}`, content);
  const before = await owner.composition(1);
  const releases = { ...before.releases, y: address };
  const says = `release ${address} of y is signed by team-x, which may not publish y`;
  await expect(compose(owner, releases, 1)).rejects.toThrow(says);

  await owner.finishComposition({ ...before, number: 9, releases });
  const { entry } = await owner.log.read();
  const forged = { ...entry, sequence: 2, id: 'forged', live: 9, signed: undefined };
  const bytes = Buffer.from(JSON.stringify({ ...forged, signed: keys.sign(['entry', forged]) }));
  await open.objects.create(entryName(2), bytes);
  expect(site.pointer()).toMatchObject({ live: 1 });
  expect(lines.join()).toContain(says);
});

test('a mirror brings the keys along: a server checks them there, too', async () => {
  await publish(team, page('x', 'two'));
  const copy = join(folder, 'mirror');
  await new Mirror(owner, new LocalObjects(copy)).update();
  expect(new SiteFolder(copy).pointer()).toMatchObject({ key: 'team-x' });
  writeFileSync(join(copy, keysName), readFileSync(join(copy, keysName), 'utf8').replace('"x"', '"z"'));
  expect(new SiteFolder(copy, (line) => lines.push(line)).pointer()).toBeUndefined();
  expect(lines.join()).toContain('which may not publish x');
});

test('the first key may do everything, a name is taken once, and a private key is kept before it counts', async () => {
  const other = new Store(new LocalObjects(join(folder, 'other')));
  const add = (name: string, keep: () => void = () => undefined) =>
    addKey(other, { name, publishes: ['x'], may: [] }, keep);
  await expect(add('a')).rejects.toThrow("The first key may do everything: --publishes '*'");
  await expect(withKey('owner', ['x'], [])).rejects.toThrow('The store lists a key owner already');
  const failing = addKey(open, { name: 'b', publishes: ['x'], may: [] }, () => {
    throw new Error('disk is full');
  });
  await expect(failing).rejects.toThrow('disk is full');
  const listed = await new Store(open.objects).keys();
  expect(listed!.list.keys.map(({ name }) => name)).toEqual(['owner', 'team-x']);
});
