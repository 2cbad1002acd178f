import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { App } from './apps';
import { findRoot } from './packages';
import { sharedModules } from './sharedModules';

const root = findRoot();

/** What a remote takes from the shared package into its own bundle; everything else it gets from the shell. */
const bundledShared = [
  'shared/src/contract',
  'shared/src/schemas',
  'shared/src/safeUrl.ts',
  'shared/src/store.ts',
  'shared/src/today.ts',
  'shared/src/downloadText.ts',
];

/** Files that no build reads: tests, and the development servers. */
const ownTools = /\.test\.tsx?$|\/webpack\/(?!)\.ts$/;

/**
 * Fingerprint of everything that an application's bytes depend on: its sources, how it is built, its dependencies
 * and what it takes from the shared package. Eight hex digits; the same sources give the same fingerprint.
 */
export function fingerprintOf(app: App): string {
  const inputs = [
    `${app.name}/src`,
    `${app.name}/package.json`,
    'webpack',
    'tsconfig.json',
    'package-lock.json',
    ...(app.role === 'host' ? ['shared/src', 'shared/package.json'] : bundledShared),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify(sharedModules))
    .update(app.role === 'host' ? (process.env['REMOTE_ORIGINS'] ?? '') : '');
  for (const file of inputs.flatMap(filesIn).sort()) {
    if (ownTools.test(file)) continue;
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

function filesIn(path: string): string[] {
  const absolute = join(root, path);
  try {
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [absolute];
    throw error;
  }
}
