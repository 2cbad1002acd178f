import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: `CHROMIUM` names another one. Nothing is ever downloaded. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM'];
  return named ?? candidates.find((path) => existsSync(path));
}

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
