import { browsers, chromiumPath as installedChromium } from '../engine/trial/chromiumPath';

/** The browser for benchmarks: as visitors use it, or the one of tests; `CHROMIUM` overrides it. */
export const chromiumPath = (): string | undefined => installedChromium(browsers) ?? installedChromium();

/** The fastest installed browser, for tests; `CHROMIUM` overrides it. */
export const testBrowserPath = (): string | undefined => installedChromium();

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
