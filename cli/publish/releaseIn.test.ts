import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { releaseIn } from './releaseIn';

const described = {
  name: 'remote-x',
  version: '1.2.0',
  contract: 6,
  offers: { pages: [{ path: '/x', module: 'Page' }] },
  assets: {
    exposes: { Page: { files: ['1.js'], shared: [], later: [] } },
    provided: {},
    packages: [],
    uses: {},
    uniqueName: 'remote-x@1.2.0',
  },
};
const scripts = { 'remoteEntry.js': 'entry', '1.js': 'page', 'node/bundle.cjs': 'bundle' };

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(manifest: object | undefined, files: Record<string, string> = scripts): void {
  const all = { ...files, ...(manifest && { 'release.json': JSON.stringify(manifest) }) };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('the hashes are those of the files; maps of scripts stay here', () => {
  write(described, { ...scripts, '1.js.map': '{}', 'node/bundle.cjs.map': '{}', 'a.woff2': 'font' });
  const { name, manifest } = releaseIn(folder);
  expect(name).toBe('remote-x');
  expect(manifest.integrity).toEqual({ 'remoteEntry.js': integrityOf('entry'), '1.js': integrityOf('page') });
  expect(Object.keys(manifest.files)).toEqual(['a.woff2', 'node/bundle.cjs', 'node/bundle.cjs.map']);
});

test('without `assets` the manifest of Module Federation describes the modules', () => {
  const { assets, ...others } = described;
  const sync = (...files: string[]) => ({ sync: files, async: [] });
  const exposed = { name: 'Page', assets: { js: sync('1.js'), css: sync('1.css') } };
  const federation = {
    exposes: [exposed],
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  };
  write(others, { ...scripts, '1.css': '', 'mf-manifest.json': JSON.stringify(federation) });
  const { manifest } = releaseIn(folder);
  expect(manifest.assets).toEqual({
    ...assets,
    exposes: { Page: { files: ['1.js'], styles: ['1.css'], shared: ['react'], later: [] } },
    uniqueName: 'remote-x',
  });
  expect(manifest.uses).toEqual({ react: { range: '^19.3.1', names: ['*'] } });
});

test('the entry of webpack or Rspack names the registry of chunks, whatever the manifest says', () => {
  write(described, { ...scripts, 'remoteEntry.js': 'var r=self.webpackChunkremote_public||=[]' });
  expect(releaseIn(folder).manifest.assets.uniqueName).toBe('remote_public');
  write(described, { ...scripts, 'remoteEntry.js': 'let a=globalThis["rspackChunkapp"]' });
  expect(releaseIn(folder).manifest.assets.uniqueName).toBe('app');
});

test('source maps name the packages that the scripts bring', () => {
  const sources = [
    'webpack://x/./node_modules/@emotion/react/dist/a.js',
    '../node_modules/react/index.js',
    'a.ts',
  ];
  write(described, {
    ...scripts,
    '1.js.map': JSON.stringify({ sources, sourcesContent: ['node_modules/b/'] }),
  });
  expect(releaseIn(folder).manifest.assets.packages).toEqual(['@emotion/react', 'react']);
  write(described, { ...scripts, '1.js.map': '<html>' });
  expect(() => releaseIn(folder)).toThrow('1.js.map is not JSON');
});

test('a container that is an ES module makes all scripts ES modules; files of Vite stay here', () => {
  const federation = { metaData: { remoteEntry: { type: 'module' } }, exposes: [], shared: [] };
  write(
    { ...described, assets: undefined, offers: { pages: [] } },
    { ...scripts, '.vite/manifest.json': '{}', 'mf-manifest.json': JSON.stringify(federation) },
  );
  const { manifest } = releaseIn(folder);
  expect(manifest.assets.scriptType).toBe('module');
  expect(Object.keys(manifest.files)).not.toContain('.vite/manifest.json');
});

test.each<[what: string, manifest: object, files: Record<string, string>, violations: string[]]>([
  [
    'a part of the manifest',
    { ...described, version: undefined },
    scripts,
    [expect.stringMatching(/version is missing \(contract 6: docs\/reference\/release-contract\.md\)$/)],
  ],
  [
    'files',
    described,
    { 'remoteEntry.js': '' },
    ['the file node/bundle.cjs is missing', 'the file 1.js is missing'],
  ],
  [
    'the parts of `assets`',
    { ...described, assets: {} },
    scripts,
    [expect.stringMatching(/assets\.packages/)],
  ],
  [
    'a module',
    { ...described, assets: { ...described.assets, exposes: {} } },
    scripts,
    ['assets.exposes has no module Page, which offers names'],
  ],
  ['its pages', { ...described, offers: undefined }, scripts, [expect.stringMatching(/^offers is missing/)]],
])('a release without %s is refused, and the message names it', (_what, manifest, files, violations) => {
  write(manifest, files);
  expect(() => releaseIn(folder)).toThrow(expect.objectContaining({ violations }));
});

test('a folder without a release is wrong use', () => {
  write(undefined);
  expect(() => releaseIn(folder)).toThrow('holds no release.json');
  expect(() => releaseIn(join(folder, 'none'))).toThrow('cannot be read');
});
