import { contentPrefix } from 'shared/contract';
import { loadShell } from './bundles';

/** A shell that says which one it is, and what its content was when it ran. */
const bundle = (version: string) => ({
  name: 'shell',
  code: `exports.version = '${version}'; exports.title = require('${contentPrefix}texts').title;`,
});
const content = (title: string) => ({ texts: { title } });

const first = loadShell(bundle('one'), content('Tax'));

test('the same shell with the same content runs once', () => {
  expect(loadShell(bundle('one'), content('Tax'))).toBe(first);
});

test.each([
  ['another shell', bundle('two'), content('Tax'), { version: 'two', title: 'Tax' }],
  ['other content', bundle('one'), content('Law'), { version: 'one', title: 'Law' }],
])('%s runs for itself, and so does the first one after it', (_, other, collections, said) => {
  expect(loadShell(other, collections)).toEqual(said);
  expect(loadShell(bundle('one'), content('Tax'))).toEqual({ version: 'one', title: 'Tax' });
});
