import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { sitePackages } from '../sitePackages';
import { folderOf, packedFolder } from './packagesHere';
import { stage } from './stage';

/** Packs the packages of this repository. @returns the tarballs. @throws when one of them does not compile. */
export async function pack(into: string): Promise<string[]> {
  const root = findRoot();
  const work = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(into, { recursive: true });
  try {
    for (const name of sitePackages) await stage(folderOf(name, root), folderOf(name, work));
    const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(into)];
    const staged = sitePackages.map((name) => `./${basename(name)}`);
    const told = execFileSync('npm', ['pack', ...staged, ...options], { cwd: work, encoding: 'utf8' });
    return (JSON.parse(told) as { filename: string }[]).map(({ filename }) => join(into, filename));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Packs them in the place of those that releases of the shell bring along. @returns the tarballs. */
export function packHere(): Promise<string[]> {
  const into = packedFolder(findRoot());
  rmSync(into, { recursive: true, force: true });
  return pack(into);
}

/** `npm run pack`: the three packages as tarballs, in `.cache/packages` or the folder that is named. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const into = process.argv[2];
  console.log((await (into ? pack(into) : packHere())).join('\n'));
}
