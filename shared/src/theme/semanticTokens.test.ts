import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { semanticTokens } from './semanticTokens';

const root = join(__dirname, '../../..');
const folders = ['shared', 'shell', 'remote-public', 'remote-admin', 'remote-invoice', 'remote-live'];

const sources = folders.flatMap((folder) => {
  const place = join(root, folder, 'src');
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(place, file), 'utf8'));
});

test('the theme has every colour of text, backgrounds and borders that is used', () => {
  const used = sources.flatMap((source) => [
    ...source.matchAll(/['"{](?:colors\.)?((?:fg|bg|border)\.[a-z]+)['"}]/g),
  ]);
  const { fg, bg, border } = semanticTokens.colors;
  const known = Object.entries({ fg, bg, border }).flatMap(([role, names]) =>
    Object.keys(names).map((name) => `${role}.${name}`),
  );
  expect(used.length).toBeGreaterThan(300);
  expect([...new Set(used.map(([, name]) => name))].filter((name) => !known.includes(name!))).toEqual([]);
});
