import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same engine without the windows around it: opens a page in half of the time. Debian: chromium-headless-shell. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: string[]) => process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path));

/** The browser that visitors use, for benchmarks: `CHROMIUM` names another one. Nothing is ever downloaded. */
export const chromiumPath = (): string | undefined => firstOf(browsers);

/** The browser of the tests, the quickest that is there: `CHROMIUM` names another one. */
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
