import { array, object, string } from 'yup';
import { packedName, sitePackages } from '../sitePackages';
import { format, parsed } from './formats';
import type { ReleaseManifest } from './manifest';

/** Lists the packed packages of the site, at its root. */
export const platformFile = 'platform.json';

/** Where a release of the shell keeps them. */
export const packagesFolder = 'packages';

/** A packed package of the site, for remotes outside of its repository. */
export interface OfferedPackage {
  name: string;
  version: string;
  /** Path of the tarball. */
  address: string;
  /** Of the tarball, `sha256-…`. */
  integrity: string;
}

/** The list of the packages that a release of the shell brings along, by its name; nothing where it brings none. */
export function platformFiles(shell: { hash: string; manifest: ReleaseManifest }): [string, string][] {
  const packages = packagesIn(shell);
  return packages.length > 0 ? [[platformFile, JSON.stringify({ format, packages })]] : [];
}

const packagesIn = ({ hash, manifest: { files } }: Parameters<typeof platformFiles>[0]): OfferedPackage[] =>
  sitePackages.flatMap((name) => {
    const begin = `${packagesFolder}/${packedName(name)}-`;
    const file = Object.keys(files).find((each) => each.startsWith(begin));
    if (file === undefined) return [];
    const version = file.slice(begin.length, -'.tgz'.length);
    const integrity = `sha256-${Buffer.from(files[file]!, 'base64url').toString('base64')}`;
    return [{ name, version, address: `/r/shell/${hash}/${file}`, integrity }];
  });

const schema = object({
  packages: array(
    object({
      name: string().required(),
      version: string()
        .matches(/^\d+\.\d+\.\d+$/)
        .required(),
      address: string()
        .matches(/^\/r\/shell\/[\w-]+\/packages\/[\w.-]+\.tgz$/)
        .required(),
      integrity: string()
        .matches(/^sha256-/)
        .required(),
    }),
  ).required(),
}).required();

/** @throws FormatError that names the address. */
export const parsePlatform = (address: string, content: Buffer) =>
  parsed<{ packages: OfferedPackage[] }>(address, content, schema).packages;
