import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleSandbox, builtSandbox } from '@vibrant-peak/engine/compose/bundleSandbox';
import { bundleContent, builtContent } from '@vibrant-peak/engine/content/readContent';
import { runGit } from '@vibrant-peak/engine/runGit';
import { findRoot, readPackage } from '@vibrant-peak/webpack/packages';
import { buildModules } from './buildModules';
import { serverPackages } from './serverPackages';
import { builtExports } from '../typecheck/entries';

/**
 * `npm run build:server <folder>`: a server-only install in a new folder, as JavaScript. It serves
 * sites and the live profile; `npm ci --omit=dev` installs what it needs.
 */
const folder = resolve(process.argv[2] ?? '../server');
mkdirSync(folder, { recursive: true });
if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
const root = findRoot();
const gitHead = runGit(root, 'rev-parse', 'HEAD');

for (const [name, isNeeded] of Object.entries(serverPackages)) await buildPackage(name, isNeeded);
const sources = join(root, 'shared');
cpSync(join(sources, 'media'), join(folder, 'packages/shared/media'), { recursive: true });
writeFileSync(join(folder, 'packages/shared', builtContent), await bundleContent(sources));
await bundleSandbox(join(folder, 'packages/engine', builtSandbox));

writeFileSync(join(folder, 'vibrant-peak.js'), "import '@vibrant-peak/cli/commands';\n");
writeFileSync(join(folder, 'live.js'), "import '@vibrant-peak/live/main';\n");
writeFileSync(join(folder, 'adopt.js'), "import '@vibrant-peak/live/adopt';\n");
const { version, overrides } = readPackage(root);
writeJson('package.json', {
  name: 'vibrant-peak-server',
  version,
  private: true,
  type: 'module',
  workspaces: ['packages/*'],
  overrides,
});
// npm takes the versions from the repository's lock file and removes unneeded packages from it.
cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
const lock = 'install --package-lock-only --prefer-offline --ignore-scripts --no-audit --no-fund';
execFileSync('npm', lock.split(' '), { cwd: folder, stdio: ['ignore', 2, 2] });
console.log(`Next, in ${folder}: npm ci --omit=dev`);

async function buildPackage(name: string, isNeeded: (dependency: string) => boolean): Promise<void> {
  const source = join(root, name);
  const own = readPackage(source);
  await buildModules(source, join(folder, 'packages', name, 'dist'));
  const { dependencies, devDependencies, optionalDependencies, version, federation } = own;
  const kept = Object.entries({ ...(name === 'shared' && devDependencies), ...dependencies });
  writeJson(`packages/${name}/package.json`, {
    name: own.name,
    version,
    gitHead,
    private: true,
    type: 'module',
    // A server builds the content alone.
    ...(federation?.role === 'content' && { federation }),
    exports: builtExports(own),
    dependencies: Object.fromEntries(kept.filter(([dependency]) => isNeeded(dependency))),
    optionalDependencies: Object.fromEntries(
      Object.entries(optionalDependencies ?? {}).filter(([dependency]) => isNeeded(dependency)),
    ),
  });
}

function writeJson(file: string, content: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}
