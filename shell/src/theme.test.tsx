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

test.each([['theme'], [null]])('a choice in another tab is followed (key %s)', (key) => {
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(theme.get()).toBe('dark');
  expect(bars()).toEqual([pageColors.dark, pageColors.dark]);
});

test('colours change without transitions, which return after the paint', async () => {
  const sheets: { text?: string }[] = [];
  Object.assign(document, { adoptedStyleSheets: sheets });
  Object.assign(window, {
    CSSStyleSheet: class {
      text?: string;
      replaceSync(text: string) {
        this.text = text;
      }
    },
  });
  theme.toggle();
  expect(document.adoptedStyleSheets).toEqual([{ text: '*,::before,::after{transition:none!important}' }]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(document.adoptedStyleSheets).toEqual([]);
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

test('a choice counts on this page where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  theme.toggle();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(theme.get()).toBe('dark');
  jest.restoreAllMocks();
  delete document.documentElement.dataset['unstored'];
});
