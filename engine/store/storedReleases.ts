import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { failpoint } from '../failpoint';
import { addressOf, hashIn, sha256, treeHash } from '../formats/address';
import { copySuffixes, hasCopies, isCompressedCopy, unpack } from '../formats/compress';
import { FormatError } from '../formats/formats';
import { parseManifest, type BuiltRelease, type ReleaseManifest } from '../formats/manifest';
import { inParallel } from '../objects/inParallel';
import type { ObjectStore } from '../objects/objectStore';
import { readPresent, writeCompressed } from './storedObjects';

/** The releases of a store, by application and address. */
export class StoredReleases {
  constructor(private readonly objects: ObjectStore) {}

  has = async (name: string, hash: string) =>
    (await this.objects.read(`r/${name}/${hash}/release.json`)) !== undefined;

  /** @throws when the store holds no such release. */
  async manifest(name: string, hash: string): Promise<ReleaseManifest> {
    const object = `r/${name}/${hash}/release.json`;
    const content = await readPresent(this.objects, object, `release ${hash} of ${name}`);
    const manifest = parseManifest(object, content);
    if (manifest.name !== name) throw new FormatError(`${object} holds a release of ${manifest.name}`);
    return manifest;
  }

  /** @throws when the release has no such file, or another one than its manifest says. */
  async file(name: string, hash: string, file: string): Promise<Buffer> {
    const content = await this.objects.read(`r/${name}/${hash}/${file}`);
    if (!content) throw new Error(`Release ${hash} of ${name} has no file ${file}`);
    const { files, integrity } = await this.manifest(name, hash);
    const promised = integrity[file];
    if (promised ? !hasIntegrity(content, promised) : files[file] !== sha256(content))
      throw new Error(`${file} in release ${hash} of ${name} is not the one that was published`);
    return content;
  }

  /** All releases, finished or not, by application and address. */
  async list(): Promise<[name: string, address: string][]> {
    const found: [string, string][] = [];
    for (const name of await this.objects.children('r/'))
      for (const address of await this.objects.children(`r/${name}/`)) found.push([name, address]);
    return found;
  }

  /**
   * Stores a release, its manifest last; a stored one is left untouched.
   * @param live the live composition.
   * @param onProgress called with the number of stored files.
   * @param isAgain stores it in any case: it may be damaged.
   * @returns its address.
   */
  async add(
    { name, hash, files }: BuiltRelease,
    live?: number,
    onProgress: (stored: number, total: number) => void = () => undefined,
    isAgain = false,
  ): Promise<string> {
    const address = addressOf(live, hash);
    if (!isAgain && (await this.has(name, address))) return address;
    const how = isAgain ? 'write' : 'create';
    const folder = `r/${name}/${address}`;
    // Nothing is stored that could not be read again.
    const manifest = files.get('release.json')!;
    parseManifest(`${folder}/release.json`, manifest);
    const others = [...files].filter(([file]) => file !== 'release.json');
    let stored = 0;
    await inParallel(others, async ([file, content]) => {
      await writeCompressed(this.objects, `${folder}/${file}`, content, how);
      failpoint('release begun');
      onProgress(++stored, others.length);
    });
    await this.objects[how](`${folder}/release.json`, manifest);
    return address;
  }

  /**
   * Reads a stored release back.
   * @returns its files, without compressed copies.
   * @throws when its bytes are not those that its address promises.
   */
  async verify(name: string, hash: string): Promise<string[]> {
    const { isWhole, copies, files } = await this.damageOf(name, hash);
    if (!isWhole) throw new Error(`The store holds other bytes under release ${hash} of ${name}`);
    if (copies.length > 0) throw new Error(`The store holds damaged copies: ${copies.join(', ')}`);
    return files;
  }

  /** Whether a release has the promised bytes, and its damaged and missing compressed copies. */
  async damageOf(name: string, hash: string) {
    const prefix = `r/${name}/${hash}/`;
    const stored = new Map<string, Buffer>();
    await inParallel(await this.objects.list(prefix), async (object) => {
      const content = await this.objects.read(object);
      if (content) stored.set(object.slice(prefix.length), content);
    });
    const files = new Map([...stored].filter(([file]) => !isCompressedCopy(file, stored)));
    const copies: string[] = [];
    const missing: string[] = [];
    for (const [file, content] of files)
      for (const suffix of copySuffixes) {
        const copy = stored.get(file + suffix);
        if (copy && !unpack(suffix, copy)?.equals(content)) copies.push(prefix + file + suffix);
        if (!copy && hasCopies(prefix + file, content)) missing.push(prefix + file + suffix);
      }
    return { isWhole: treeHash(files) === hashIn(hash), files: [...files.keys()], copies, missing };
  }
}
