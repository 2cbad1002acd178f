import { pageColors } from '@vibrant-peak/shared/theme/pageColors';
import { watchVisitor } from './watchVisitor';

/** Runs in the head of every document, before the first paint. */

const root = document.documentElement;

/** Access to storage may be denied. */
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

// Paper is always light.
let wasDark = isDark;
addEventListener('beforeprint', () => {
  wasDark = root.classList.contains('dark');
  root.classList.remove('dark');
});
addEventListener('afterprint', () => root.classList.toggle('dark', wasDark));

if (stored('adminAuth') === 'authenticated') root.dataset['staff'] = '';

// After a page of this site the fonts are in the cache.
if (document.referrer.startsWith(`${location.origin}/`))
  document.querySelector<HTMLStyleElement>('#fonts')!.media = 'all';

// Sections below the first view are laid out later, unless the address names one or the scroll position is restored.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === 'navigate') root.dataset['early'] = '';

/** Scripts come from this site's releases only, and inline script text is data, never code. */
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

// A failed picture shows the background of its box instead of the browser's broken icon.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.style.opacity = '0';
  },
  true,
);
