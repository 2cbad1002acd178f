import { pageColors } from '@vibrant-peak/shared/theme/pageColors';
import { colorMode, followColorMode } from './colorMode';
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

test('where nothing can be stored any more, the toggle still changes the mode, until a choice is stored', () => {
  theme.toggle();
  expect(localStorage.getItem('theme')).toBe('dark');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  theme.toggle();
  expect(colorMode()).toBe('light');
  theme.toggle();
  expect(colorMode()).toBe('dark');
  theme.toggle();
  write.mockRestore();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(colorMode()).toBe('dark');
  theme.toggle();
  expect(localStorage.getItem('theme')).toBe('light');
});
