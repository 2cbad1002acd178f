import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageJson } from '@vibrant-peak/webpack/packages';

const isModule = (file: string) => /\.[jt]sx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

/**
 * The exports of a package that lead to modules, with `*` for each file of a folder where the key
 * has one.
 */
export const entriesOf = ({ exports = {} }: PackageJson): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exports).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isModule(entry[1]),
    ),
  );

/** The source files that entries stand for, by their place in the package. */
export function filesOf(entries: Record<string, string>, folder: string): string[] {
  return Object.values(entries).flatMap((file) => {
    const [place, suffix] = file.split('*') as [string, string?];
    if (suffix === undefined) return [file];
    return readdirSync(join(folder, place))
      .filter((name) => name.endsWith(suffix) && isModule(name))
      .map((name) => place + name);
  });
}

/** Place of an entry in a built package, without its ending. */
export const builtName = (file: string) => file.replace(/^\.\/(src\/)?/, '').replace(/\.[jt]sx?$/, '');

/** The exports of a package whose modules are built into a folder. */
export function builtExports(own: PackageJson, folder: string): PackageJson['exports'] {
  const entries = entriesOf(own);
  return Object.fromEntries(
    Object.entries(own.exports ?? {}).map(([key, target]) => [
      key,
      key in entries ? `${folder}/${builtName(entries[key]!)}.js` : target,
    ]),
  );
}
