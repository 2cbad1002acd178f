import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { App } from './apps';
import { configurationHash } from './configurationHash';
import { digestOf, type Digest } from './digest';
import { readPackage } from './packages';

/**
 * Everything a build was made from, as reported by webpack; stored beside the build as
 * `inputs.<target>.json`.
 */
export interface Inputs {
  /** See `configurationHash`. */
  configuration: string;
  /** Content hashes of the files read, by path relative to the application's folder. */
  files: Record<string, string>;
  /**
   * Paths that webpack tried to resolve in vain, and where there was nothing: a file that appears at
   * one of them would change the build.
   */
  absent: string[];
  /** Versions of the installed packages read, by folder. */
  packages: Record<string, string>;
}

export const targets = ['browser', 'node'] as const;

/** Path of the file that stores the inputs of a build. */
export const inputsFile = (app: App, target: string) => join(app.folder, `dist/inputs.${target}.json`);

const ofPackage = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Collects the inputs of a build from the files it depends on and those it failed to resolve. */
export async function inputsOf(app: App, present: string[], missing: string[]): Promise<Inputs> {
  const inputs: Inputs = { configuration: await configurationHash(app), files: {}, absent: [], packages: {} };
  for (const file of present.filter(isFile).sort()) {
    const folder = ofPackage.exec(file)?.[0];
    if (!folder) inputs.files[relative(app.folder, file)] = digestOf(file);
    else if (existsSync(join(folder, 'package.json')))
      inputs.packages[relative(app.folder, folder)] = readPackage(folder).version;
  }
  inputs.absent = missing
    // A folder is tried as a file as well.
    .filter((file) => isAbsolute(file) && !ofPackage.test(file) && !existsSync(file))
    .map((file) => relative(app.folder, file))
    .sort();
  return inputs;
}

/**
 * Whether the build of an application matches the present sources.
 * @param digest content hash of a file; tests pass one that reports a changed file.
 */
export async function isUpToDate(app: App, digest: Digest = digestOf): Promise<boolean> {
  if (!targets.every((target) => existsSync(inputsFile(app, target)))) return false;
  const configuration = await configurationHash(app, digest);
  return targets.every((target) => {
    const inputs = JSON.parse(readFileSync(inputsFile(app, target), 'utf8')) as Inputs;
    const absolute = (path: string) => join(app.folder, path);
    return (
      inputs.configuration === configuration &&
      Object.entries(inputs.files).every(([file, hash]) => digest(absolute(file)) === hash) &&
      Object.entries(inputs.packages).every(([folder, version]) => versionIn(absolute(folder)) === version) &&
      !inputs.absent.some((file) => existsSync(absolute(file)))
    );
  });
}

const versionIn = (folder: string) =>
  existsSync(join(folder, 'package.json')) ? readPackage(folder).version : undefined;

const isFile = (path: string) =>
  isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
