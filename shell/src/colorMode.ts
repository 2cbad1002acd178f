import type { ColorMode } from '@vibrant-peak/shared/host';
import { pageColors } from '@vibrant-peak/shared/theme/pageColors';

/** The colour mode without React, for the inline script and the theme service. */

const key = 'theme';
const root = () => document.documentElement;
const system = () => matchMedia('(prefers-color-scheme: dark)');
const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The mode is the class on `<html>`. */
export const colorMode = (): ColorMode => (root().classList.contains('dark') ? 'dark' : 'light');

/** Storage may be full or denied: the choice then holds for this page load. */
function chosen(): ColorMode | undefined {
  const { unstored } = root().dataset;
  if (isMode(unstored)) return unstored;
  try {
    const value = localStorage.getItem(key);
    return isMode(value) ? value : undefined;
  } catch {
    // As if nothing was stored.
    return undefined;
  }
}

/** Suspends all transitions while hundreds of elements change their colours at once. */
function holdTransitions(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const still = new CSSStyleSheet();
  still.replaceSync('*,::before,::after{transition:none!important}');
  document.adoptedStyleSheets.push(still);
  const release = () =>
    (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still));
  requestAnimationFrame(() => setTimeout(release));
}

/** Applies the visitor's choice, or the system's preference before there is one. */
export function applyColorMode(): void {
  const mode = chosen() ?? (system().matches ? 'dark' : 'light');
  // Before the body there is nothing that changes.
  if (document.body && mode !== colorMode()) holdTransitions();
  root().classList.toggle('dark', mode === 'dark');
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    tag.content = pageColors[mode];
}

/** Only the toggle writes to storage; before its first use the page follows the system. */
export function toggleColorMode(): void {
  const mode = colorMode() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(key, mode);
    delete root().dataset['unstored'];
  } catch {
    root().dataset['unstored'] = mode;
  }
  applyColorMode();
}

/** Follows the system and other tabs, also in a page restored from the browser's cache. */
export function followColorMode(): void {
  system().addEventListener('change', applyColorMode);
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    delete root().dataset['unstored'];
    applyColorMode();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && applyColorMode());
}
