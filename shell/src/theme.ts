import type { HostServices } from '@vibrant-peak/shared/host';
import { colorMode, toggleColorMode } from './colorMode';

/** The colour mode is a class on `<html>`, which an inline script sets before the first paint. */
export const theme: HostServices['theme'] = {
  get: colorMode,
  subscribe: (listener) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  },
  toggle: toggleColorMode,
};
