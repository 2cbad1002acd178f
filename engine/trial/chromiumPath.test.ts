import { chromiumPath } from './chromiumPath';

test('the first installed one is found, and CHROMIUM names another or none', () => {
  const places = ['/nowhere/chromium', process.execPath, __filename];
  expect(chromiumPath(places, '')).toBe(process.execPath);
  expect(chromiumPath(['/nowhere/chromium'], '')).toBeUndefined();
  expect(chromiumPath(places, __filename)).toBe(__filename);
  expect(chromiumPath(places, 'none')).toBeUndefined();
  expect(() => chromiumPath(places, '/nowhere/chromium')).toThrow(
    'CHROMIUM names /nowhere/chromium, which is not there',
  );
});
