import { filesFolder } from '../store/address';
import { withCopies } from '../store/compress';
import { lastFile, releasesNamedBy, type Composition } from '../store/composition';
import { damagedFiles } from '../store/damage';
import { inParallel } from '../store/inParallel';
import { parseManifest } from '../store/manifest';
import { isName, type ObjectStore } from '../store/objectStore';
import { Store } from '../store/store';

/** How many manifests are kept in memory. */
const remembered = 400;

/** Where a mirror keeps its copy. */
export interface CopyObjects extends ObjectStore {
  /** Removes all objects with a prefix that ends with a slash. */
  removeFolder(prefix: string): Promise<void>;
}

/**
 * A copy of some compositions of a store. Objects never change, so that each is fetched once; a composition's last file is fetched when all
 * that it names is there. Files and releases are verified by the hashes in their names.
 */
export class MirrorCopy {
  readonly store: Store;
  /** By manifest. */
  private readonly pictures = new Map<string, string[]>();

  constructor(
    private readonly source: Store,
    private readonly objects: CopyObjects,
  ) {
    this.store = new Store(objects);
  }

  /** Fetches a composition with everything that it names. @throws when the bytes are not those that an address promises. */
  async fetchComposition(number: number): Promise<void> {
    if (await this.store.hasComposition(number)) return;
    const composition = await this.source.composition(number);
    const releases = releasesNamedBy(composition);
    for (const [name, hash] of releases) await this.fetchRelease(name, hash);
    await this.fetchWithCopies('media/', await this.picturesOf(releases));
    await this.fetchFiles([composition.inventory]);
    await this.fetchFiles(await this.store.filesOf(composition));
    await this.fetch(lastFile(number));
  }

  /** Names of all that a composition of this copy needs: objects, and the folders of releases. */
  async partsOf(composition: Composition): Promise<string[]> {
    const releases = releasesNamedBy(composition);
    return [
      lastFile(composition.number),
      ...releases.map(([name, hash]) => `r/${name}/${hash}/`),
      ...(await this.picturesOf(releases)),
      ...(await this.store.filesOf(composition)),
    ];
  }

  /** Fetches an object, or a release by its folder, again. @returns whether it is as it should be now. */
  async replace(name: string): Promise<boolean> {
    for (const file of name.endsWith('/') ? await this.listSource(name) : [name]) {
      const content = await this.source.objects.read(file);
      if (!content) return false;
      await this.objects.write(file, content);
    }
    const [, app, address] = /^r\/([^/]+)\/([^/]+)\/$/.exec(name) ?? [];
    if (app && address) await this.store.verifyRelease(app, address);
    return true;
  }

  /** Removes an object, or a folder when its name ends with a slash. */
  remove = (name: string) =>
    name.endsWith('/') ? this.objects.removeFolder(name) : this.objects.remove([name]);

  /** Names of the pictures and fonts of releases of this copy. */
  private async picturesOf(releases: [name: string, hash: string][]): Promise<string[]> {
    const pictures = new Set<string>();
    for (const [name, hash] of releases)
      for (const picture of await this.picturesIn(`r/${name}/${hash}/release.json`)) pictures.add(picture);
    return [...pictures];
  }

  /** Manifests never change: each is read once. */
  private async picturesIn(manifest: string): Promise<string[]> {
    const known = this.pictures.get(manifest);
    if (known) return known;
    const content = await this.objects.read(manifest);
    if (!content) throw new Error(`The copy has no ${manifest}`);
    const pictures = Object.keys(parseManifest(manifest, content).media).map((file) => `media/${file}`);
    if (this.pictures.size >= remembered) this.pictures.clear();
    this.pictures.set(manifest, pictures);
    return pictures;
  }

  private async fetchRelease(name: string, hash: string): Promise<void> {
    const prefix = `r/${name}/${hash}/`;
    await inParallel(await this.listSource(prefix), (file) => this.fetch(file));
    await this.store.verifyRelease(name, hash).catch(async (error: unknown) => {
      // Fetched anew at the next look.
      await this.remove(prefix);
      throw error;
    });
  }

  private async fetchFiles(names: string[]): Promise<void> {
    await this.fetchWithCopies(filesFolder, names);
    const damaged = await damagedFiles(this.store, names);
    for (const name of damaged) await this.remove(name);
    // Without a compressed copy the file itself is served.
    const lost = damaged.filter((name) => names.includes(name));
    if (lost.length > 0) throw new Error(`The store holds other bytes under ${lost.join(', ')}`);
  }

  /** Fetches objects of a folder, and the compressed copies that a listing shows: it may come late, and the objects do without them. */
  private async fetchWithCopies(folder: string, names: string[]): Promise<void> {
    const stored = new Set(await this.listSource(folder));
    const copies = withCopies(names).filter((name) => stored.has(name));
    await inParallel(new Set([...names, ...copies]), (name) => this.fetch(name));
  }

  private async fetch(name: string): Promise<void> {
    if (await this.objects.read(name)) return;
    const content = await this.source.objects.read(name);
    if (!content) throw new Error(`The store has no ${name} any more`);
    await this.objects.create(name, content);
  }

  /** A bucket may hold keys that no release has put there and no folder can hold, such as a marker that ends with a slash. */
  private listSource = async (prefix: string) => (await this.source.objects.list(prefix)).filter(isName);
}
