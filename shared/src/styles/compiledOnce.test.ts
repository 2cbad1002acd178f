import { createStyleCache } from './styleCache';

test('without a browser the rules of a style are compiled once for all documents', () => {
  let compiled = 0;
  const style = {
    name: 'compiled-once',
    get styles() {
      compiled++;
      return 'color:red;';
    },
  };
  const documents = [createStyleCache(), createStyleCache()];
  for (const cache of documents) cache.insert('.a', style, cache.sheet, true);
  expect(compiled).toBe(1);
  for (const { inserted } of documents) expect(inserted).toEqual({ 'compiled-once': '.a{color:red;}' });
});
