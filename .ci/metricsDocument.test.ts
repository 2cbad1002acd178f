import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessLog } from '../engine/serve/accessLog';
import { documents, root } from './documents';

const { text } = documents.find(({ path }) => path === 'docs/reference/metrics.md')!;
/** The names in the first column of the tables of a section. */
const namesIn = (section: string) =>
  [...section.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
const sectionOf = (title: string) => text.split(/^## /m).find((section) => section.startsWith(title))!;

test('the reference lists every metric, and no others', () => {
  const folders = ['engine/serve', 'engine/serve/reports', 'live/src/health'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const registered = sources.join().match(/(?<=')site_\w+(?=',)/g);
  const [table = ''] = text.split(/^## /m);
  expect(namesIn(table).sort()).toEqual([...new Set(registered)].sort());
});

test('the reference lists every field of the access log, and no others', () => {
  const lines: string[] = [];
  accessLog((line) => lines.push(line))({
    method: 'GET',
    path: '/',
    status: 200,
    bytes: 1,
    milliseconds: 1,
    composition: 1,
    isCanary: false,
    isAborted: true,
  });
  const fields = Object.keys(JSON.parse(lines[0]!) as object);
  expect(namesIn(sectionOf('Access log')).sort()).toEqual(fields.sort());
});
