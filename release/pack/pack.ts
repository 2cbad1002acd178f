import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { stage } from './stage';

/** Packages that a remote needs elsewhere, for its imports, its build and its publishes. */
const folders = ['shared', 'webpack', 'release'];

/**
 * Packs them into tarballs.
 * @param isChecked the types of this repository were checked already: declarations are written without another check.
 * @returns the names of the files.
 */
export async function pack(into: string, isChecked = false): Promise<string[]> {
  const root = findRoot();
  const work = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(into, { recursive: true });
  try {
    for (const folder of folders) await stage(join(root, folder), join(work, folder), isChecked);
    const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(into)];
    const staged = folders.map((folder) => `./${folder}`);
    const told = execFileSync('npm', ['pack', ...staged, ...options], { cwd: work, encoding: 'utf8' });
    return (JSON.parse(told) as { filename: string }[]).map(({ filename }) => filename);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** `npm run pack`: the three packages as tarballs, in `.cache/packages` or the folder that is named. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const into = process.argv[2] ?? join(findRoot(), '.cache/packages');
  console.log((await pack(into)).map((file) => join(into, file)).join('\n'));
}
