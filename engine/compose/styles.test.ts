import { publishReleases } from '../publish/steps/publishReleases';
import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { builtRelease, type BuiltRelease } from '../formats/manifest';
import { Store } from '../store/store';
import { releaseOf, remote, shell } from '../testing/smallSite';
import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { compose } from './compose';
import { smokeTest } from '../publish/steps/smoke';
import type { Compose } from '../publish/rules/change';

const css = Buffer.from('.card-1 { color: teal }');
const page = (show: string) => remote('remote-x', '/x', show);

/** A remote whose page has a style sheet. */
function styled(release: BuiltRelease, content = css): BuiltRelease {
  const { files, manifest } = release;
  const exposes = { Page: { files: [], styles: ['1.css'], shared: [], later: [] } };
  const described = {
    ...manifest,
    assets: { ...manifest.assets, exposes },
    integrity: { ...manifest.integrity, '1.css': integrityOf(css) },
  };
  files.delete('release.json');
  return builtRelease(described, files.set('1.css', content));
}

let store: Store;
beforeEach(() => void (store = new Store(new MemoryObjects(() => Date.now()))));

const composeAndCheck: Compose = async (to, recipe) => {
  const composition = await compose(to, recipe);
  await smokeTest(to, composition);
  await to.finishComposition(composition);
  return composition.number;
};
const publish = (release: BuiltRelease, code = shell) =>
  publishReleases(store, [releaseOf('shared', ''), releaseOf('shell', code), release], {
    log: () => undefined,
    compose: composeAndCheck,
  });

async function documentAt(path: string): Promise<string> {
  const { documents } = await store.inventory(await store.composition((await store.pointer())!.live));
  return (await store.objects.read(documents[path]!.file))!.toString();
}

test('the document of a page links the style sheets of its modules, and no other document does', async () => {
  const { releases } = await publish(styled(page(`return 'styled'`)));
  const url = `/r/remote-x/${releases['remote-x']}/1.css`;
  expect(await documentAt('/x')).toContain(
    `<link rel="stylesheet" href="${url}" integrity="${integrityOf(css)}"`,
  );
  expect(await documentAt('404')).not.toContain('stylesheet');
});

test('files have the address of the release in prerendered pages', async () => {
  const { releases } = await publish(page(`return require('release-folder') + 'peak.png'`));
  expect(await documentAt('/x')).toContain(`/r/remote-x/${releases['remote-x']}/peak.png`);
});

test('a shell that does not know style sheets of remotes has to be published first', async () => {
  const older = shell.replace('links.join', '[].join');
  await expect(publish(styled(page(`return 'styled'`)), older)).rejects.toThrow(
    /^[^]*remote-x failed \(Error: the live shell does not link style sheets of remotes: publish the shell first\) while rendering \/x/,
  );
});

test('a style sheet with other bytes than its document promises is refused', async () => {
  await expect(publish(styled(page(`return 'styled'`), Buffer.from('.x {}')))).rejects.toThrow(
    /\/1\.css has other bytes than the page asks for/,
  );
});
