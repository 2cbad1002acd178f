import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same engine without windows: opens a page in half the time. Debian: chromium-headless-shell. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: string[]) => process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path));

/** The browser for benchmarks, as visitors use it; `CHROMIUM` overrides it. Nothing is ever downloaded. */
export const chromiumPath = (): string | undefined => firstOf(browsers);

/** The fastest installed browser, for tests; `CHROMIUM` overrides it. */
export const testBrowserPath = (): string | undefined => firstOf([headlessShell, ...browsers]);

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
