import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { containerPrograms } from './deploy/containers/podman';
import { fallbackFamilies } from '@vibrant-peak/shared/theme/fonts';
import { nginxPath } from './nginx';
import { testBrowserPath } from './chromium';

/**
 * Whether the system has a fallback font, as visitors' devices do: without one the page would shift
 * when the site's fonts arrive. Assumed where `fc-list` is missing.
 */
function hasFallbackFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status !== 0 || fallbackFamilies.some((family) => stdout.includes(family));
}

interface Program {
  /** Of the Debian package. */
  name: string;
  path: () => string | boolean | undefined;
  help: string;
}

/** Programs that `npm test` needs beside Node. */
const smoke: Program[] = [
  {
    name: 'chromium-headless-shell',
    path: testBrowserPath,
    help: 'Install Chromium (Debian: apt-get install chromium-headless-shell), or name one: CHROMIUM=/path/to/chromium npm test',
  },
  {
    name: 'fonts-liberation',
    path: hasFallbackFont,
    help: `Install one of the fonts ${fallbackFamilies.join(', ')} (Debian: apt-get install fonts-liberation)`,
  },
];

/**
 * Programs that `npm run test:all` needs; without PostgreSQL, Ceph, Firefox or WebKit it skips
 * tests.
 */
const all: Program[] = [
  ...smoke,
  {
    name: 'nginx',
    path: nginxPath,
    help: 'Install nginx (Debian: apt-get install nginx), or name one: NGINX=/path/to/nginx npm run test:all',
  },
];

/** Programs that `npm run test:long` needs. */
const long: Program[] = [
  ...all,
  {
    // For the checker of HTML.
    name: 'default-jre-headless',
    path: () => spawnSync('java', ['-version']).status === 0,
    help: 'Install Java (Debian: apt-get install default-jre-headless)',
  },
  {
    // The mailbox that the live profile reads.
    name: 'dovecot-imapd',
    path: () => existsSync('/usr/sbin/dovecot'),
    help: 'Install dovecot (Debian: apt-get install dovecot-imapd)',
  },
  // The containers of `deploy`.
  ...Object.entries(containerPrograms).map(([name, path]) => ({
    name,
    path: () => existsSync(path),
    help: `Install ${name} (Debian: apt-get install ${name})`,
  })),
];

/** Whether all programs are there, after an attempt, as root, to install the missing ones. */
export function ensurePrograms(level: 'smoke' | 'all' | 'long'): boolean {
  const wanted = { smoke, all, long }[level];
  const isRoot = process.getuid?.() === 0;
  for (const { name, path } of wanted) {
    if (path() || !isRoot) continue;
    console.log(`\n> installing ${name}`);
    spawnSync('sh', ['e2e/install.sh', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const missing = wanted.filter(({ path }) => !path());
  for (const { name, help } of missing) console.error(`The tests need ${name}. ${help}`);
  return missing.length === 0;
}
