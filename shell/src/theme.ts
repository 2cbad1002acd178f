import type { ColorMode, HostServices } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { pageColors } from '@vibrant-peak/shared/theme/pageColors';
import * as storage from './storage';

const key = 'theme';
/** Counts the changes: the mode itself is the class on `<html>`. */
const changes = createStore(() => 0);
const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function stored(): ColorMode | undefined {
  const value = storage.read(key);
  return value === 'light' || value === 'dark' ? value : undefined;
}

const get = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

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

function apply(mode: ColorMode) {
  holdTransitions();
  document.documentElement.classList.toggle('dark', mode === 'dark');
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    tag.content = pageColors[mode];
  }
  changes.set((count) => count + 1);
}

/**
 * The colour mode is the class on `<html>`, set by an inline script before the first paint. Only the toggle writes to storage;
 * before its first use the page follows the system.
 */
export const theme: HostServices['theme'] = {
  get,
  subscribe: changes.subscribe,
  toggle: () => {
    const mode = get() === 'dark' ? 'light' : 'dark';
    storage.write(key, mode, { orMemory: true });
    apply(mode);
  },
};

/** Follows the system's preference, and choices made in other tabs. */
export function watchTheme(): void {
  systemPrefersDark().addEventListener('change', ({ matches }) => {
    if (!stored()) apply(matches ? 'dark' : 'light');
  });
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null)
      apply(stored() ?? (systemPrefersDark().matches ? 'dark' : 'light'));
  });
}
