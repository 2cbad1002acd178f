import { publishReleases } from '../../engine/publish/steps/publishReleases';
import type { BuiltRelease } from '../../engine/formats/manifest';
import { OverlayObjects } from '../../engine/objects/overlayObjects';
import { Store } from '../../engine/store/store';
import { treeHash } from '../../engine/formats/address';
import { packageFolder, readPackage } from '../../webpack/packages';
import { expect, test, variant } from '../site';
import { variantOf } from '../variant';
import { sealed } from './bigSite';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

// Each test expects an unchanged live site, so all of them share one copy.
let copy: StoreCopy;
test.beforeAll(async () => {
  copy = await copyStore();
});
test.afterAll(() => copy.remove());

type Manifest = BuiltRelease['manifest'];

const module = 'InvoicePage';

/** A flaw of a release, and the message of its rejection. Numbers are rows of the fault matrix. */
const faults: Record<string, { spoil: (manifest: Manifest) => void; says: RegExp }> = {
  '14: it needs a newer shell': {
    spoil: (manifest) => void (manifest.contract = 99),
    says: /remote-invoice needs a newer version of the shell: it was built for contract 99/,
  },
  '14: it needs a newer shared module': {
    spoil: (manifest) => void (manifest.uses!['@vibrant-peak/shared/ui']!.range = '>=99.0.0'),
    says: /remote-invoice needs @vibrant-peak\/shared\/ui >=99\.0\.0, the shell provides \d+\.\d+\.\d+: publish the shell first/,
  },
  'it uses a name that the live shell does not export': {
    spoil: (manifest) => void manifest.uses!['@vibrant-peak/shared/ui']!.names.push('Sparkline'),
    says: /remote-invoice uses Sparkline of @vibrant-peak\/shared\/ui, which the shell does not export: publish the shell first/,
  },
  'it uses a module that the live shell does not provide': {
    spoil: (manifest) =>
      void (manifest.uses!['@vibrant-peak/shared/charts'] = { range: '^1.0.0', names: ['Chart'] }),
    says: /remote-invoice uses @vibrant-peak\/shared\/charts, which the shell does not provide: publish the shell first/,
  },
  '16: it brings a React of its own': {
    spoil: (manifest) => void manifest.assets.packages.push('react'),
    says: /remote-invoice brings its own react/,
  },
  '16: it brings a Chakra of its own': {
    spoil: (manifest) => void manifest.assets.packages.push('@chakra-ui/react'),
    says: /remote-invoice brings its own @chakra-ui\/react/,
  },
  '16: it asks for another major version of React': {
    spoil: (manifest) => void (manifest.uses!['react']!.range = '^20.0.0'),
    says: /remote-invoice needs react \^20\.0\.0/,
  },
  '17: it claims an address of another remote': {
    spoil: ({ offers }) => void offers!.pages.push({ path: '/admin/team', module }),
    says: /remote-admin and remote-invoice both claim \/admin\/team/,
  },
  '17: it is built under the name of another remote': {
    spoil: ({ assets }) => void (assets.uniqueName = 'the same'),
    says: /remote-invoice and remote-other are both built as the_same/,
  },
  'it declares an address that the policy does not grant': {
    spoil: ({ offers }) => void offers!.pages.push({ path: '/offers', module }),
    says: /remote-invoice offers \/offers: its addresses begin with \/admin\/receipts/,
  },
  'it fills a slot that the site does not have': {
    spoil: ({ offers }) => void (offers!.extensions![0]!.slot = 'dashbord' as 'dashboard'),
    says: /remote-invoice fills the slot "dashbord" with receivables\/ReceivablesCard: the site has no such slot/,
  },
  'it fills a slot with a module that makes no extension': {
    spoil: ({ offers }) => void (offers!.extensions![0]!.module = module),
    says: /InvoicePage of remote-invoice exports no extension: it needs `export const extension = defineExtension\(…\)`/,
  },
  'it names a module that it does not hold': {
    spoil: ({ offers }) => void offers!.pages.push({ path: '/admin/receipts/more', module: 'pages/None' }),
    says: /pages\/None of remote-invoice exports no page for \/admin\/receipts\/more/,
  },
};

for (const [index, [name, { spoil, says }]] of Object.entries(faults).entries()) {
  test(`a release is refused, and the live site stays: ${name}`, variant(index), async () => {
    const before = await copy.store.pointer();
    const release = await restamped(
      copy.store,
      'remote-invoice',
      (await copy.liveReleases())['remote-invoice']!,
      'x',
    );
    spoil(release.manifest);
    const published = [sealed(release)];
    if (name.includes('name of another')) {
      const manifest = { ...release.manifest, name: 'remote-other', offers: { pages: [] } };
      published.push(sealed({ ...release, name: 'remote-other', manifest }));
    }
    await expect(publishReleases(copy.store, published, { log: () => undefined })).rejects.toThrow(says);
    expect(await copy.store.pointer()).toEqual(before);
  });
}

test('16: a shell with a new major version of React is refused as long as live remotes need the old one', async () => {
  const before = await copy.store.pointer();
  const shell = await restamped(copy.store, 'shell', (await copy.liveReleases())['shell']!, 'x');
  const provided = shell.manifest.provides!['react']!;
  // The build wrote down the version of React that is installed.
  expect(provided.version).toBe(readPackage(packageFolder('react')).version);
  provided.version = '20.0.0';
  await expect(publishReleases(copy.store, [sealed(shell)], { log: () => undefined })).rejects.toThrow(
    /remote-public needs react \^19\.[0-9.]+, the shell provides 20\.0\.0: publish both at once, remote-public built with react 20\.0\.0 \(npm start\)/,
  );
  expect(await copy.store.pointer()).toEqual(before);
});

test('a release whose staff page throws when it is rendered is refused', async () => {
  const before = await copy.store.pointer();
  const hash = (await copy.liveReleases())['remote-invoice']!;
  const broken = await variantOf(copy.store, 'remote-invoice', hash, (_file, code) =>
    code.replace('function InvoicePage() {', "function InvoicePage() { throw new TypeError('no rows');"),
  );
  await expect(publishReleases(copy.store, [broken], { log: () => undefined })).rejects.toThrow(
    '/admin/receipts of remote-invoice does not render: TypeError: no rows',
  );
  expect(await copy.store.pointer()).toEqual(before);
});

test('a release with other bytes than its address promises is refused', async () => {
  const before = await copy.store.pointer();
  const release = await restamped(
    copy.store,
    'remote-invoice',
    (await copy.liveReleases())['remote-invoice']!,
    'x',
  );
  release.files.set('remoteEntry.js', Buffer.from('changed on the way'));
  await expect(publishReleases(copy.store, [release], { log: () => undefined })).rejects.toThrow(
    /other bytes/,
  );
  expect(await copy.store.pointer()).toEqual(before);
});

test('a composition is refused when the server answers with other bytes than its documents promise', async () => {
  const before = await copy.store.pointer();
  const release = await restamped(
    copy.store,
    'remote-invoice',
    (await copy.liveReleases())['remote-invoice']!,
    'x',
  );
  // The release has the hash of its files, but its manifest promises another hash of this script.
  release.files.set(
    'remoteEntry.js',
    Buffer.concat([release.files.get('remoteEntry.js')!, Buffer.from(' ')]),
  );
  const published = [{ ...release, hash: treeHash(release.files) }];
  // The server runs on the folder itself; of any other store it gets copies of the files that the
  // test asks for.
  const dry = new Store(new OverlayObjects(copy.store.objects));
  for (const store of [dry, copy.store])
    await expect(publishReleases(store, published, { log: () => undefined })).rejects.toThrow(
      /fails in the server[^]*remoteEntry\.js has other bytes than the page asks for/,
    );
  expect(await copy.store.pointer()).toEqual(before);
});
