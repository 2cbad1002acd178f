import { pageColors } from 'shared/theme/pageColors';
import { watchVisitor } from './watchVisitor';

/** Runs in the head of every document, before the first paint. */

const root = document.documentElement;

/** Storage may be denied. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const chosen = stored('theme');
const isChosen = chosen === 'dark' || chosen === 'light';
const isDark = isChosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
root.classList.toggle('dark', isDark);
if (isChosen)
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    tag.content = pageColors[chosen];

// Paper is white.
let wasDark = isDark;
addEventListener('beforeprint', () => {
  wasDark = root.classList.contains('dark');
  root.classList.remove('dark');
});
addEventListener('afterprint', () => root.classList.toggle('dark', wasDark));

if (stored('adminAuth') === 'authenticated') root.dataset['staff'] = '';

// A page of ours has fetched the fonts already.
if (document.referrer.startsWith(`${location.origin}/`))
  document.querySelector<HTMLStyleElement>('#fonts')!.media = 'all';

// What is below the first view is laid out later, unless a place there was asked for.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === 'navigate') root.dataset['early'] = '';

/** Scripts come from this site alone, and a script that is text holds data. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string; createScript: (text: string) => string },
  ) => void;
}
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const address = new URL(url, location.href);
    if (address.origin === location.origin && address.pathname.startsWith('/r/')) return url;
    throw new TypeError(`Not a script of this site: ${url}`);
  },
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

watchVisitor();

// A picture that fails leaves the ground of its box, not the browser's broken icon.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.style.opacity = '0';
  },
  true,
);
