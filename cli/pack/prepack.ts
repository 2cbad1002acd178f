import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runGit } from '@vibrant-peak/engine/runGit';
import { findRoot, readPackage } from '@vibrant-peak/webpack/packages';
import { emitDeclarations } from '../typecheck/declarations';
import { builtExports, modulesIn } from '../typecheck/entries';
import { buildModules } from './buildModules';
import { original } from './original';

/**
 * The `prepack` script of a package, in whose folder npm runs it: builds its modules and their
 * declarations into `dist`, and points package.json there. `postpack` reverts both.
 */
const folder = process.cwd();
if (existsSync(original))
  throw new Error(
    `npm pack was interrupted here: move ${join(folder, original)} back to package.json first.`,
  );
const own = readPackage(folder);

rmSync('dist', { recursive: true, force: true });
const metafile = await buildModules(folder, 'dist');
const files = Object.values(modulesIn(folder));
const sources = files.every((file) => file.startsWith('./src/')) ? 'src' : '.';
emitDeclarations(folder, sources, files, join(folder, 'dist'));

/** Pages for authors of remotes, beside the API reports. */
const documents = ['CHANGELOG.md', 'docs/how-to', 'docs/reference'];
const root = findRoot(folder);
if (existsSync('api'))
  for (const file of documents)
    cpSync(join(root, file), join('dist/docs', basename(file)), { recursive: true });

mkdirSync('.cache', { recursive: true });
cpSync('package.json', original);
const { sideEffects = [] } = own;
const isEffect = (file: string) => sideEffects.includes(`./${file}`);
const built = Object.entries(metafile.outputs)
  .filter(([, { inputs }]) => Object.keys(inputs).some(isEffect))
  .map(([file]) => `./${file}`);
const published = {
  ...own,
  gitHead: runGit(folder, 'rev-parse', 'HEAD'),
  exports: builtExports(own),
  // Files that are packed as they are, and built ones that contain such a module.
  sideEffects: [...sideEffects.filter((file) => file.endsWith('.mjs')), ...built],
  // Remotes that `create` makes get them, too.
  overrides: readPackage(root).overrides,
};
writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
