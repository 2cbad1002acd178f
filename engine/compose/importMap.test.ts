import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { builtRelease, type BuiltRelease } from '../formats/manifest';
import type { Compose } from '../publish/rules/change';
import { publishReleases } from '../publish/steps/publishReleases';
import { openStaging } from '../publish/steps/stagingServer';
import { Store } from '../store/store';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { sourceHash } from '../serve/csp/securityHeaders';
import { compose } from './compose';

const script = Buffer.from('export const page = {}');

/** A remote of ES modules. */
function ofModules({ files, manifest }: BuiltRelease): BuiltRelease {
  const described = {
    ...manifest,
    assets: { ...manifest.assets, scriptType: 'module' as const },
    integrity: { ...manifest.integrity, '1.js': integrityOf(script), '1.css': 'sha256-c' },
  };
  files.delete('release.json');
  return builtRelease(described, files.set('1.js', script).set('1.css', Buffer.from('')));
}

let store: Store;
beforeEach(() => void (store = new Store(new MemoryObjects(() => Date.now()))));

const composeAlone: Compose = async (to, recipe) => {
  const composition = await compose(to, recipe);
  await to.finishComposition(composition);
  return composition.number;
};
const publish = (code: string, ...remotes: BuiltRelease[]) =>
  publishReleases(store, [releaseOf('shared', ''), releaseOf('shell', code), ...remotes], {
    log: () => undefined,
    compose: composeAlone,
  });

const inventory = async () => store.inventory(await store.composition((await store.pointer())!.live));

async function documentsAt(...paths: string[]): Promise<string[]> {
  const { documents } = await inventory();
  return Promise.all(
    paths.map(async (path) => (await store.objects.read(documents[path]!.file))!.toString()),
  );
}

const page = (name: string, path: string) => remote(name, path, `return 'shown'`);

test('each document that may load an ES module names it with its hash, and the policy permits that', async () => {
  const { releases } = await publish(shell, ofModules(page('remote-x', '/x')), page('remote-y', '/y'));
  const url = `/r/remote-x/${releases['remote-x']}/1.js`;
  const importMap = JSON.stringify({
    integrity: { [url.replace('1.js', 'shell.js')]: 'sha256-a', [url]: integrityOf(script) },
  });
  for (const html of await documentsAt('/x', '/y', '404', 'staff'))
    expect(html.split('<p>')[0]).toBe(importMap);
  expect((await inventory()).scripts).toEqual([sourceHash(importMap)]);
});

test('public documents do not reveal the ES modules of staff remotes', async () => {
  await publish(shell, ofModules(page('remote-x', '/admin/x')), page('remote-y', '/y'));
  const [ofPublic, ofStaff] = await documentsAt('/y', 'staff');
  expect(ofPublic).not.toContain('remote-x');
  expect(ofStaff).toContain('/1.js');
});

test('documents that load ES modules have no integrity policy, others have one', async () => {
  await publish(shell, ofModules(page('remote-x', '/admin/x')), page('remote-y', '/y'));
  const staging = await openStaging(store.objects);
  for (const name of await store.objects.list('')) await staging.put(name, (await store.objects.read(name))!);
  await staging.serve(async (_url, get) => {
    const policyAt = async (path: string) => (await get(path)).headers.get('integrity-policy');
    expect(await policyAt('/y')).toBe('blocked-destinations=(script)');
    for (const path of ['/admin/x', '/admin/no-such-page']) expect(await policyAt(path)).toBeNull();
  });
  await staging.remove();
});

test('a shell that does not know ES modules of remotes has to be published first', async () => {
  const older = shell.replaceAll('importMap +', '');
  await expect(publish(older, ofModules(page('remote-x', '/x')))).rejects.toThrow(
    'the live shell does not name ES modules of remotes: publish the shell first',
  );
});
