import { readFileSync } from 'node:fs';
import { manifestOf } from '../testing/testStore';
import { sizeLimit } from './formats';
import { parseEntry } from '../log/entry';
import { parseManifest, type ReleaseManifest } from './manifest';
import { releaseSchema } from './releaseSchema';
import { inventoryBytes, parseInventory, type Inventory } from './inventory';
import { readComposition } from './composition';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const outside = ['../a.js', '/etc/a.js', 'a/../../b.js', 'a\\..\\b.js', 'C:a.js', 'a//b.js', ''];
const whole: ReleaseManifest = {
  ...manifestOf('remote-x', '1.0.0'),
  files: { 'node/bundle.cjs': 'a' },
  media: { 'fonts/font.woff2': 'a' },
  integrity: { 'remoteEntry.js': 'sha256-a' },
};
const { assets } = whole;
const read = (change: object) =>
  parseManifest('r/remote-x/1-a/release.json', json({ format: 1, ...whole, ...change }));

test('a whole manifest is read as it is written', () => {
  const all = {
    offers: { pages: [{ path: '/x', module: 'Page' }], layouts: { public: 'Layout' } },
    provides: { react: { version: '19.0.0', exports: ['use'] } },
    uses: { react: { range: '^19.0.0', names: ['use'] } },
    content: { team: 'aB0' },
  };
  expect(read(all)).toEqual({ format: 1, ...whole, ...all });
});

test.each(outside)('a manifest that names the file %j, outside of its folder, is refused by name', (file) => {
  const violations = [
    { integrity: { [file]: 'sha256-a' } },
    { media: { [file]: 'sha256-a' } },
    { files: { [file]: 'sha256-a' } },
    { content: { team: file } },
    { assets: { ...assets, client: [file] } },
    { assets: { ...assets, provided: { react: [file] } } },
    { assets: { ...assets, exposes: { Page: { files: [file], shared: [], later: [] } } } },
  ];
  for (const violation of violations)
    expect(() => read(violation)).toThrow('r/remote-x/1-a/release.json is damaged: ');
});

test.each([
  { name: '../remote-x' },
  { integrity: [] },
  { uses: { react: {} } },
  { provides: { react: { version: 1 } } },
  { offers: { pages: [{ path: '/x' }] } },
  { offers: { pages: [], layouts: { public: 1 } } },
])('a manifest with %j is refused', (violation) => {
  expect(() => read(violation)).toThrow('r/remote-x/1-a/release.json is damaged: ');
});

test('the message names each missing part of a manifest, and the page of its contract', () => {
  const others = { ...assets, uniqueName: undefined };
  expect(() => read({ assets: others, files: undefined })).toThrow(
    'r/remote-x/1-a/release.json is damaged: files is missing, assets.uniqueName is missing',
  );
  expect(() => read({ contract: undefined })).toThrow(
    'contract is missing (docs/reference/release-contract.md)',
  );
});

test('the JSON schema of the documents is the one that the code uses', () => {
  const documented = readFileSync('docs/reference/release.schema.json', 'utf8');
  expect(JSON.parse(documented)).toEqual(JSON.parse(JSON.stringify(releaseSchema)));
});

const file = `files/7-${'a'.repeat(43)}`;
const composition = {
  format: 1,
  number: 7,
  releases: { 'remote-x': '1-aB_-' },
  made: '2026-01-01',
  inventory: file,
  contents: ['shared/1-a'],
};

test.each([
  [{ releases: { '../x': '1-a' } }, '"../x", which names no release'],
  [{ releases: { 'remote-x': '1-a/../b' } }, '"remote-x", which names no release'],
  [{ releases: { 'remote-x': 1 } }, '"remote-x", which names no release'],
  [{ inventory: 'files/../x' }, 'inventory names no file'],
  [{ contents: ['shared/../x'] }, 'contents[0] names no release'],
  [
    { provenances: { 'remote-x': { by: 'a\u001b[2J', at: 'now' } } },
    '"remote-x", whose provenance is not whole',
  ],
  [{ provenances: { 'remote-x': { at: 'now' } } }, '"remote-x", whose provenance is not whole'],
  [{ made: 'a\nb' }, 'made is not one line of text'],
])('a composition with %j is refused, and the message names it', (violation, message) => {
  const name = 'compositions/7/composition.json';
  expect(readComposition(7, json(composition))).toEqual(composition);
  const refused = () => readComposition(7, json({ ...composition, ...violation }));
  expect(refused).toThrow(`${name} is damaged: `);
  expect(refused).toThrow(message);
});

test.each([[{ reason: 'publish \u001b]0;owned\u0007' }, 'reason is not one line of text']])(
  'an entry of the log with %j is refused',
  (violation, message) => {
    const entry = { format: 1, sequence: 3, id: 'a', live: 1, at: 'now', reason: 'test', keptFrom: 0 };
    expect(parseEntry(3, json(entry))).toEqual(entry);
    expect(() => parseEntry(3, json({ ...entry, ...violation }))).toThrow(message);
  },
);

const record = { file: `${file}.html`, fingerprint: 'a', content: 'shared/1-a', styles: [] };

test.each<[violation: object, message: string]>([
  [{ documents: { '/': { ...record, content: 'shared/../x' } } }, '"/", whose record is not whole'],
  [{ documents: { '/': { ...record, file: 'files/../x' } } }, '"/", whose record is not whole'],
  [{ documents: { '/': { ...record, styles: [1] } } }, '"/", whose record is not whole'],
  [{ files: { 'robots.txt': 'r/shell/x' } }, '"robots.txt", which names no file'],
  [{ scripts: [1] }, 'scripts[0]'],
])('an inventory with %j is refused, and the message names it', (violation, message) => {
  const inventory = { documents: { '/': record }, scripts: [], files: { 'robots.txt': file } };
  expect(parseInventory('files/x', inventoryBytes(inventory))).toEqual(inventory);
  expect(() =>
    parseInventory('files/x', inventoryBytes({ ...inventory, ...violation } as Inventory)),
  ).toThrow(message);
});

test('broken JSON and too many bytes are refused by name', () => {
  expect(() => readComposition(7, Buffer.from('{'))).toThrow('compositions/7/composition.json is not JSON');
  expect(() => parseManifest('r/a/release.json', Buffer.alloc(sizeLimit + 1))).toThrow(
    `r/a/release.json has ${sizeLimit + 1} bytes: ${sizeLimit} are allowed`,
  );
});
