import { placeOf, withSourcePlaces } from './position';

/** Maps line 3 of a bundle to line 7 of a page. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://remote-x/./src/QuotesPage.tsx'],
  names: [],
  mappings: ';;AAMA',
});

test('an error is placed in the bundle of its application', () => {
  const error = new Error('Boom');
  error.stack = 'Error: Boom\n  at show (shell/bundle.cjs:9:1)\n  at page (remote-x/bundle.cjs:3:12)';
  expect(placeOf(error, 'remote-x')).toBe(' at remote-x/bundle.cjs:3:12');
  expect(placeOf(error, 'remote-y')).toBe('');
  expect(placeOf('Boom', 'remote-x')).toBe('');
});

test('a place in a bundle becomes module and line of the source', async () => {
  const text = 'remote-x failed (Error: Boom) while rendering /x at remote-x/bundle.cjs:3:12';
  expect(await withSourcePlaces(text, async () => map)).toBe(
    'remote-x failed (Error: Boom) while rendering /x at remote-x/src/QuotesPage.tsx:7',
  );
});

test('without a map or a place the text stays as it is', async () => {
  const text = 'remote-x failed at remote-x/bundle.cjs:3:12';
  expect(await withSourcePlaces(text, async () => undefined)).toBe(text);
  expect(await withSourcePlaces('remote-x ended the process', async () => map)).toBe(
    'remote-x ended the process',
  );
});
