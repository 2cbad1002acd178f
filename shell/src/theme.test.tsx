import { pageColors } from '@vibrant-peak/shared/theme/pageColors';
import { followColorMode } from './colorMode';
import { theme } from './theme';

const bars = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((tag) => tag.getAttribute('content'));

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => undefined }) as unknown as MediaQueryList;
  followColorMode();
});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = `<meta name="theme-color" content="${pageColors.light}"><meta name="theme-color" content="${pageColors.dark}">`;
});

test("the toggle paints the browser's bars, too", () => {
  theme.toggle();
  expect(bars()).toEqual([pageColors.dark, pageColors.dark]);
  theme.toggle();
  expect(bars()).toEqual([pageColors.light, pageColors.light]);
});

test('subscribers learn of each change of the class on the document', async () => {
  const listener = jest.fn();
  const leave = theme.subscribe(listener);
  theme.toggle();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  theme.toggle();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
