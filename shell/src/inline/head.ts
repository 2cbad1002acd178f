import { recordFailure } from '@vibrant-peak/shared/interaction';
import { applyColorMode, followColorMode } from '../colorMode';
import { followMarker } from './beforeHydration';
import { captureEarlyEvents } from './captureEarlyEvents';

/** Runs in the head of every document, before the first paint. */

const root = document.documentElement;

applyColorMode();
followColorMode();

// Paper is always light, in dark sections, too.
let dark: Element[] = [];
addEventListener('beforeprint', () => {
  dark = [...document.querySelectorAll('.dark')];
  for (const { classList } of dark) classList.remove('dark');
});
addEventListener('afterprint', () => {
  for (const { classList } of dark) classList.add('dark');
});

followMarker();

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isOpened = navigation?.type === 'navigate';

// After a page of this site, a reload or Back the fonts are in the cache.
if (!isOpened || document.referrer.startsWith(`${location.origin}/`))
  document.querySelector<HTMLStyleElement>('#fonts')!.media = 'all';

// Sections below the first view are laid out later, unless the address names one or the scroll
// position is restored.
if (!location.hash && isOpened) root.dataset['early'] = '';

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

captureEarlyEvents();

// Browsers report loops of observers and scripts of extensions without an error.
addEventListener('error', ({ error }) => error && recordFailure(error));
addEventListener('unhandledrejection', ({ reason }) => recordFailure(reason));

// A failed picture shows the background of its box instead of the browser's broken icon.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.style.opacity = '0';
  },
  true,
);
