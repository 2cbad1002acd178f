import { staffPath, type ContentFiles } from '@vibrant-peak/shared/contract';
import { indexFile } from '../content/contentRelease';
import { readFileName, sha256 } from '../formats/address';
import type { Inventory } from '../formats/inventory';
import { inParallel } from '../objects/inParallel';
import { damagedFiles } from '../store/damage';
import type { Store } from '../store/store';
import type { ReleaseSet } from './releaseSet';
import type { Plan } from './renderProcess';
import { sitemap } from './sitemap';

/** A file at the root of the site, and the hash of its bytes. */
interface RootFile {
  hash: string;
  read: () => Promise<Buffer>;
}

/** The files at the root of the site, by public name. The shell's icons are among them. */
export function rootFiles(
  store: Store,
  { shell: { origin, webManifest }, documents }: Plan,
  { shell, files }: { shell: NonNullable<ReturnType<ReleaseSet['get']>>; files: ContentFiles },
): Map<string, RootFile> {
  const indexed = documents.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const texts = Object.entries({
    'sitemap.xml': sitemap(indexed, origin),
    'robots.txt': `User-agent: *\nDisallow: ${staffPath}\nSitemap: ${origin}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(webManifest),
    [indexFile]: JSON.stringify({ files }),
  }).map(([name, text]) => [name, { hash: sha256(text), read: async () => Buffer.from(text) }] as const);
  const icons = Object.entries(shell.manifest.files)
    .filter(([file]) => file.startsWith(iconFolder))
    .map(([file, hash]) => {
      const read = () => store.releases.file('shell', shell.hash, file);
      return [file.slice(iconFolder.length), { hash, read }] as const;
    });
  return new Map([...texts, ...icons]);
}

const iconFolder = 'icons/';

/**
 * Stores the files that the live composition does not have.
 * @param isAgain also those of them that are damaged.
 * @returns the names of all in the store, by public name.
 */
export async function storeRootFiles(
  store: Store,
  files: ReadonlyMap<string, RootFile>,
  {
    base,
    before = {},
    isAgain,
  }: {
    base: number | undefined;
    before: Inventory['files'] | undefined;
    isAgain: boolean | undefined;
  },
): Promise<Inventory['files']> {
  const names: Inventory['files'] = {};
  await inParallel(files, async ([publicName, { hash, read }]) => {
    const known = before[publicName];
    const isSame = known !== undefined && readFileName(known).hash === hash;
    const isWhole = isSame && !(isAgain && (await damagedFiles(store, [known])).length > 0);
    names[publicName] = isWhole ? known : await store.addFile(base, publicName, await read());
  });
  return names;
}
