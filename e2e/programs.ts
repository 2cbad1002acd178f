import { spawnSync } from 'node:child_process';
import { nginxPath } from '../release/nginx/nginxProcess';
import { testBrowserPath } from './chromium';

/** What the browser tests run beside Node: both come from Debian's packages where they are missing and we may install. */
const programs = [
  {
    name: 'chromium-headless-shell',
    path: testBrowserPath,
    help: 'Install Chromium (Debian: apt-get install chromium-headless-shell), or name one: CHROMIUM=/path/to/chromium npm test',
  },
  {
    name: 'nginx',
    path: nginxPath,
    help: 'Install nginx (Debian: apt-get install nginx), or name one: NGINX=/path/to/nginx npm test',
  },
];

/** Whether everything is there, after an attempt to install what is not. */
export function ensurePrograms(): boolean {
  const isRoot = process.getuid?.() === 0;
  for (const { name, path } of programs) {
    if (path() || !isRoot) continue;
    console.log(`\n> installing ${name}`);
    spawnSync('sh', ['e2e/install.sh', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const missing = programs.filter(({ path }) => !path());
  for (const { name, help } of missing) console.error(`The browser tests need ${name}. ${help}`);
  return missing.length === 0;
}
