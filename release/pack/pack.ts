import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { stage } from './stage';

/** What a remote needs to live elsewhere: what it imports, how it is built, how it is published. */
const folders = ['shared', 'webpack', 'release'];

/** Packs them into tarballs. @returns the names of the files. */
export async function pack(into: string): Promise<string[]> {
  const root = findRoot();
  const work = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(into, { recursive: true });
  try {
    const files: string[] = [];
    for (const folder of folders) {
      const staged = join(work, folder);
      await stage(join(root, folder), staged);
      const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(into)];
      const told = execFileSync('npm', ['pack', ...options], { cwd: staged, encoding: 'utf8' });
      const [{ filename }] = JSON.parse(told) as [{ filename: string }];
      files.push(filename);
    }
    return files;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** `npm run pack [-- <folder>]`: the three packages as tarballs, in `.cache/packages` unless told. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const into = process.argv[2] ?? join(findRoot(), '.cache/packages');
  console.log((await pack(into)).map((file) => join(into, file)).join('\n'));
}
