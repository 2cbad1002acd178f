import { chromiumPath, whyNoChromium } from './chromiumPath';

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

test('the reason tells a browser that is missing from one that is switched off', () => {
  expect(whyNoChromium('')).toBe('no Chromium was found (set CHROMIUM to its path)');
  expect(whyNoChromium('none')).toBe('CHROMIUM is set to none');
});
