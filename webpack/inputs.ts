import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { App } from './apps';
import { configurationHash } from './configurationHash';
import { digestOf, type Digest } from './digest';
import { readPackage } from './packages';

/** What one build was made from, as webpack tells: it stands beside the build as `inputs.<target>.json`. */
export interface Inputs {
  /** How it was built: see `configurationHash`. */
  configuration: string;
  /** Files that were read, by their path from the application's folder, with the hash of their content. */
  files: Record<string, string>;
  /** Places that were looked at and held nothing: a file that appears there would be taken instead of another. */
  absent: string[];
  /** Installed packages of which something was read, by their folder, with their version. */
  packages: Record<string, string>;
}

export const targets = ['browser', 'node'] as const;

/** Where the inputs of a build are written down. */
export const inputsFile = (app: App, target: string) => join(app.folder, `dist/inputs.${target}.json`);

const ofPackage = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The inputs of a build, from the files that it depends on and those that it looked for in vain. */
export async function inputsOf(app: App, present: string[], missing: string[]): Promise<Inputs> {
  const inputs: Inputs = { configuration: await configurationHash(app), files: {}, absent: [], packages: {} };
  for (const file of present.filter(isFile).sort()) {
    const folder = ofPackage.exec(file)?.[0];
    if (!folder) inputs.files[relative(app.folder, file)] = digestOf(file);
    else if (existsSync(join(folder, 'package.json')))
      inputs.packages[relative(app.folder, folder)] = readPackage(folder).version;
  }
  inputs.absent = missing
    .filter((file) => isAbsolute(file) && !ofPackage.test(file))
    .map((file) => relative(app.folder, file))
    .sort();
  return inputs;
}

/**
 * Whether an application was built from exactly what is there now.
 * @param digest content hash of a file; tests hand in one of a changed file.
 */
export async function isUpToDate(app: App, digest: Digest = digestOf): Promise<boolean> {
  if (!targets.every((target) => existsSync(inputsFile(app, target)))) return false;
  const configuration = await configurationHash(app, digest);
  return targets.every((target) => {
    const inputs = JSON.parse(readFileSync(inputsFile(app, target), 'utf8')) as Inputs;
    const place = (path: string) => join(app.folder, path);
    return (
      inputs.configuration === configuration &&
      Object.entries(inputs.files).every(([file, hash]) => digest(place(file)) === hash) &&
      Object.entries(inputs.packages).every(([folder, version]) => versionIn(place(folder)) === version) &&
      !inputs.absent.some((file) => existsSync(place(file)))
    );
  });
}

const versionIn = (folder: string) =>
  existsSync(join(folder, 'package.json')) ? readPackage(folder).version : undefined;

const isFile = (path: string) =>
  isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
