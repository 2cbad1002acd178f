import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryName } from '../log/entry';
import { filesIn } from '../objects/folderFiles';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { ownVersion } from '../version';
import { probes } from './health';
import { SiteFolder } from './siteFolder';

const base = mkdtempSync(join(tmpdir(), 'site-'));
let count = 0;
afterAll(() => rmSync(base, { recursive: true }));

test.each([
  [
    'is of another version',
    (pointer: string) => writeFileSync(pointer, '{"format":2,"sequence":2,"live":7}'),
  ],
  ['cannot be read', (pointer: string) => mkdirSync(pointer)],
  ['names a composition that is not there', (pointer: string) => writeFileSync(pointer, entryOf(7))],
  ['is the one that is served, and damaged', (pointer: string) => writeFileSync(entryBefore(pointer), 'x')],
  ['is gone with the whole log', (pointer: string) => rmSync(join(pointer, '..'), { recursive: true })],
])('a server whose newest entry %s says so, and goes on with what it has', async (_, spoil) => {
  const source = join(base, String(count++));
  await writeFixtureStore(source, 1024);
  const lines: string[] = [];
  const site = new SiteFolder(filesIn(source), (line) => lines.push(line));
  const health = () => probes(site, () => ({ status: 'current' }))('/healthz')!;
  const before = site.entry();
  expect(before.live).toBe(1);
  expect(JSON.parse(health().text)).toMatchObject({ status: 'current', composition: 1, ...ownVersion });
  spoil(join(source, entryName(2)));
  expect(site.entry()).toEqual(before);
  expect(JSON.parse(health().text)).toMatchObject({ status: 'stale', composition: 1 });
  expect(lines).toEqual([expect.stringContaining('What was live before is served: ')]);
});

const entryOf = (live: number) =>
  JSON.stringify({ format: 1, sequence: 2, id: 'x', live, at: 'now', reason: 'test', keptFrom: 0 });
const entryBefore = (pointer: string) => pointer.replace('00000002', '00000001');

test('a server that shows nothing yet says whether it has looked at the store', () => {
  const source = join(base, String(count++));
  mkdirSync(source);
  const site = new SiteFolder(filesIn(source), () => undefined);
  const readiness = (lastLook?: string) =>
    probes(site, () => ({ status: 'current', ...(lastLook && { lastLook }) }))('/readyz');
  expect(readiness()).toEqual({ status: 503, text: '{"status":"starting"}' });
  expect(readiness('2026-11-29T12:00:00Z')).toEqual({ status: 503, text: '{"status":"unpublished"}' });
});

test('previews are not all held in memory', async () => {
  const source = join(base, String(count++));
  await writeFixtureStore(source, 1024);
  const own = JSON.parse(readFileSync(join(source, 'compositions/1/composition.json'), 'utf8')) as object;
  for (let number = 2; number <= 30; number++) {
    const folder = join(source, 'compositions', String(number));
    cpSync(join(source, 'compositions/1'), folder, { recursive: true });
    writeFileSync(join(folder, 'composition.json'), JSON.stringify({ ...own, number }));
  }
  const site = new SiteFolder(filesIn(source), () => undefined);
  const live = site.composition(1);
  for (let number = 2; number <= 30; number++) {
    expect(site.composition(number)?.number).toBe(number);
    expect(site.composition(1)).toBe(live);
  }
  const second = site.composition(2);
  for (let number = 3; number <= 30; number++) site.composition(number);
  expect(site.composition(2)).not.toBe(second);
});
