import { SourceMap } from 'node:module';
import { firstPlace, stackInSources } from './stackInSources';

/** Column 9 of the only line comes from line 6 of the source. */
const map = new SourceMap({
  version: 3,
  file: '1.js',
  sourceRoot: '',
  names: [],
  sourcesContent: [],
  sources: ['webpack://remote-x@1.0.0-12345678/./src/QuotesPage.tsx'],
  mappings: 'AAAA,QAKA',
});
const mapsOf = async (app: string) => (app === 'remote-x' ? new Map([['1.js', map]]) : undefined);

const stack = [
  'TypeError: no rows',
  '    at i8 (http://localhost:4000/r/shell/3-ab_c/shell.js:9:68084)',
  '    at Page (http://localhost:4000/r/remote-x/41-a-b/1.js?attempt=2:1:12)',
  '    at http://localhost:4000/r/remote-x/41-a-b/2.js:1:3',
].join('\n');

test('a stack names module and line of the sources that are here, and the scripts of the others', async () => {
  expect((await stackInSources(stack, mapsOf)).split('\n')).toEqual([
    'TypeError: no rows',
    '    at i8 (shell/shell.js:9:68084)',
    '    at Page (remote-x/src/QuotesPage.tsx:6)',
    '    at remote-x/2.js:1:3',
  ]);
});

test("a fault is in the remote's own code, where its stack names some", async () => {
  const text = await stackInSources(stack, mapsOf);
  expect(firstPlace(text, 'remote-x')).toBe('remote-x/src/QuotesPage.tsx:6');
  expect(firstPlace(text, 'remote-y')).toBe('shell/shell.js:9:68084');
  expect(firstPlace('TypeError: no rows', 'remote-x')).toBeUndefined();
});
