import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, type PackageJson } from '@vibrant-peak/webpack/packages';

const isModule = (file: string) => /\.[jt]sx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

/** The modules that a package exports, as they are imported, and their files in its folder. */
export function modulesIn(folder: string): Record<string, string> {
  const { name, exports = {} } = readPackage(folder);
  const modules = Object.entries(exports).flatMap(([key, file]) => {
    if (typeof file !== 'string' || !isModule(file)) return [];
    const [place = '', suffix] = file.split('*');
    if (suffix === undefined) return [[key, file]];
    return readdirSync(join(folder, place))
      .filter((each) => each.endsWith(suffix) && isModule(each))
      .map((each) => [key.replace('*', each.slice(0, -suffix.length)), place + each]);
  });
  return Object.fromEntries(modules.map(([key, file]) => [join(name, key!), file!]));
}

/** Place of a module in a built package, without its ending. */
export const builtName = (file: string) => file.replace(/^\.\/(src\/)?/, '').replace(/\.[jt]sx?$/, '');

/** The exports of a package whose modules are built into `dist`. */
export const builtExports = ({ exports = {} }: PackageJson): PackageJson['exports'] =>
  Object.fromEntries(
    Object.entries(exports).map(([key, file]) => [
      key,
      typeof file === 'string' && isModule(file) ? `./dist/${builtName(file)}.js` : file,
    ]),
  );
