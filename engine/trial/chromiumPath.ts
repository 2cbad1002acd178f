import { existsSync } from 'node:fs';
import { UsageError } from '../usageError';

/** Chromium as visitors use it, in Debian's and Google's packages. */
export const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The same engine without windows: opens a page in half the time. Debian: chromium-headless-shell.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The fastest installed Chromium; nothing is ever downloaded. `CHROMIUM` names another one,
 * `CHROMIUM=none` none at all.
 * @param places where it is looked for, the best one first.
 * @throws UsageError when what `CHROMIUM` names is not there.
 */
export function chromiumPath(
  places: readonly string[] = [headlessShell, ...browsers],
  named = process.env['CHROMIUM'],
): string | undefined {
  if (named === 'none') return undefined;
  if (named && !existsSync(named)) throw new UsageError(`CHROMIUM names ${named}, which is not there`);
  return named || places.find((place) => existsSync(place));
}

/** Why `chromiumPath` finds none. */
export const whyNoChromium = (named = process.env['CHROMIUM']): string =>
  named === 'none' ? 'CHROMIUM is set to none' : 'no Chromium was found (set CHROMIUM to its path)';
