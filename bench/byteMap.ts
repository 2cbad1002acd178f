import type { SourceMap } from 'node:module';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { servePublished } from '../e2e/runningSite';
import { findApp } from '../webpack/apps';
import { sourceMapsOf } from '../webpack/config/sourceMaps';
import { idleRanges, measureFirstLoad, phone } from '../e2e/measureFirstLoad';

/**
 * `npm run size:map`: the contents of a first visit's scripts. For each library and each folder of the site: its characters, the
 * bytes that the file would save without it (brotli), and the part that ran by the end of the hydration.
 * `--page /careers --apps shell,remote-public --by file`
 */
const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: '/' },
    apps: { type: 'string', default: 'shell,remote-public' },
    by: { type: 'string', default: 'group' },
  },
});

interface Part {
  characters: number;
  idle: number;
}

const site = await servePublished();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
const page = await browser.newPage(phone);
const { coverage } = await measureFirstLoad(page, site.url + options.page, { isHydrated: true });
await browser.close();
site.stop();

for (const app of options.apps.split(',')) {
  const maps = await sourceMapsOf(findApp(app));
  for (const { url, source, functions } of coverage) {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const map = maps.get(name);
    if (!map || !source || !url.includes(`/r/${app}/`)) continue;
    print(`${app}/${name}`, source, partsOf(source, map, idleRanges(functions)));
  }
}

/** Assigns every character of a script to the source of the last mapping before it. */
function partsOf(source: string, map: SourceMap, idle: [number, number][]) {
  const parts = new Map<string, Part>();
  const owners: string[] = [];
  let line = 0;
  let column = 0;
  let range = 0;
  for (let index = 0; index < source.length; index++) {
    const entry = map.findEntry(line, column);
    const owner =
      'originalSource' in entry && entry.originalSource ? groupOf(entry.originalSource) : '(webpack)';
    owners.push(owner);
    while (range < idle.length && idle[range]![1] <= index) range++;
    const part = parts.get(owner) ?? { characters: 0, idle: 0 };
    part.characters++;
    if (range < idle.length && idle[range]![0] <= index) part.idle++;
    parts.set(owner, part);
    if (source[index] === '\n') {
      line++;
      column = 0;
    } else column++;
  }
  return { parts, owners };
}

function groupOf(source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (options.by === 'file') return file;
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
  if (library) return library;
  if (file.startsWith('webpack/')) return '(webpack)';
  return (
    file
      .replace(/^(\.\.?\/)+/, '')
      .split('/')
      .slice(0, -1)
      .join('/') || file
  );
}

function print(file: string, source: string, { parts, owners }: ReturnType<typeof partsOf>): void {
  const whole = packed(source);
  console.log(`\n${file}: ${source.length} characters, ${whole} bytes brotli`);
  const rows = [...parts].map(([part, { characters, idle }]) => {
    const rest = [...source].filter((_, index) => owners[index] !== part).join('');
    return {
      part,
      characters,
      brotli: whole - packed(rest),
      ran: `${Math.round((1 - idle / characters) * 100)} %`,
    };
  });
  console.table(rows.sort((first, second) => second.characters - first.characters).slice(0, 40));
}

function packed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
