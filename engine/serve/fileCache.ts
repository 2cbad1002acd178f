import { filesFolder, sha256, isPromised } from '../formats/address';
import { copySuffixes, hasCopies, originalOf, unpack } from '../formats/compress';
import { lastFile, releasesNamedBy } from '../formats/composition';
import type { ServedFiles } from '../objects/folderFiles';
import { inParallel } from '../objects/inParallel';
import { entryName, logFolder, shownBy, type Entry } from '../log/entry';
import { isName, type ObjectStore } from '../objects/objectStore';
import type { Store } from '../store/store';

/** Holds the entry of the log that is shown, and the hashes of all that it needs, by name. */
const indexFile = 'index.json';

/**
 * Objects of a store as files on the server's disk, named by their hash.
 * A live composition is complete before it is shown; other files are fetched on demand.
 * A file is verified at its first use in a process, and fetched again if it is damaged.
 */
export class FileCache implements ServedFiles {
  private entry: Entry | undefined;
  private completed: number | undefined;
  private hashes = new Map<string, string>();
  /** Names of objects whose files were compared. */
  private readonly compared = new Set<string>();
  /** Names of the files and pictures of releases that were verified, by folder. */
  private readonly releases = new Map<string, string[]>();
  /** The store, read through this cache. */
  private readonly through: Store;

  /** @param files those of the disk. */
  constructor(
    private readonly store: Store,
    private readonly disk: Pick<ObjectStore, 'read' | 'write' | 'list' | 'remove' | 'tidy'>,
    private readonly files: ServedFiles,
  ) {
    const through: Pick<ObjectStore, 'read' | 'list'> = {
      read: async (name) => (await this.find(name)) && this.read(name),
      // A bucket may hold keys that are not names, such as a marker that ends with a slash.
      list: async (prefix) => (await store.objects.list(prefix)).filter(isName),
    };
    this.through = store.over(Object.assign(Object.create(store.objects) as ObjectStore, through));
  }

  /** Reads the index of the last start. @returns whether there was one. */
  async open(): Promise<boolean> {
    try {
      const index = String(await this.disk.read(indexFile));
      const { entry, hashes } = JSON.parse(index) as { entry: Entry; hashes: [string, string][] };
      [this.entry, this.hashes] = [entry, new Map(hashes)];
    } catch {
      // None, or damaged: everything is fetched.
    }
    await this.removeOthers();
    return this.entry !== undefined;
  }

  read = (name: string) => {
    if (this.entry && name === entryName(this.entry.sequence)) return Buffer.from(JSON.stringify(this.entry));
    const hash = this.hashes.get(name);
    return hash === undefined ? undefined : this.files.read(hash);
  };

  names = (folder: string) =>
    this.entry && folder === logFolder ? [entryName(this.entry.sequence).slice(logFolder.length)] : [];

  find: ServedFiles['find'] = async (name) => {
    const known = this.compared.has(name) ? this.hashes.get(name) : undefined;
    const hash = known ?? (await this.fetch(name));
    const found = hash === undefined ? undefined : await this.files.find(hash);
    if (found) this.compared.add(name);
    else this.compared.delete(name);
    return found;
  };

  /** Shows what the store has decided last. One call ends before the next. */
  update = async (): Promise<Entry> => {
    const { entry } = await this.store.log.read();
    // A listing may come late: a server never goes back behind what it has shown.
    if (this.entry && entry.sequence < this.entry.sequence) return this.entry;
    if (entry.live !== undefined && entry.sequence !== this.completed) await this.show(entry);
    return entry;
  };

  private async show(entry: Entry): Promise<void> {
    const names = await Promise.all(shownBy(entry).map((number) => this.namesOf(number)));
    const needed = new Set(names.flat());
    await inParallel(needed, (name) => this.complete(name));
    const hashes = [...this.hashes].filter(([name]) => needed.has(originalOf(name)));
    await this.disk.write(indexFile, Buffer.from(JSON.stringify({ entry, hashes })));
    const isCollected = entry.collected !== this.entry?.collected;
    this.entry = entry;
    this.completed = entry.sequence;
    if (!isCollected) return;
    this.hashes = new Map(hashes);
    await this.removeOthers();
  }

  private async namesOf(number: number): Promise<string[]> {
    const composition = await this.through.composition(number);
    const names = [lastFile(number), ...(await this.through.filesOf(composition))];
    for (const release of releasesNamedBy(composition)) names.push(...(await this.namesIn(...release)));
    return names;
  }

  /** @throws when the release is damaged in the store. */
  private async namesIn(app: string, address: string): Promise<string[]> {
    const folder = `r/${app}/${address}/`;
    if (!this.releases.has(folder)) {
      const own = await this.through.releases.verify(app, address);
      const { media } = await this.through.releases.manifest(app, address);
      const pictures = Object.keys(media).map((file) => `media/${file}`);
      this.releases.set(folder, [...own.map((file) => folder + file), ...pictures]);
    }
    return this.releases.get(folder)!;
  }

  private async complete(name: string): Promise<void> {
    const found = await this.find(name);
    if (!found) throw new Error(`The store has no ${name} any more`);
    if (hasCopies(name, { length: found.size }))
      for (const suffix of copySuffixes) await this.find(name + suffix);
  }

  /**
   * @returns the hash of an object whose file is whole; `undefined` when the store does not have
   * it.
   */
  private async fetch(name: string): Promise<string | undefined> {
    const known = this.hashes.get(name);
    const here = known && (await this.disk.read(known));
    if (here && sha256(here) === known) return known;
    const content = await this.store.objects.read(name);
    if (!content) return undefined;
    const original = originalOf(name);
    const bytes = name === original ? content : unpack(name, content);
    const isRight = bytes && (!name.startsWith(filesFolder) || isPromised(original, bytes));
    // Without a compressed copy the file itself is sent.
    if (!isRight && name !== original) return undefined;
    if (!isRight) throw new Error(`The store holds other bytes under ${name}`);
    const hash = sha256(content);
    await this.disk.write(hash, content);
    this.hashes.set(name, hash);
    return hash;
  }

  private async removeOthers(): Promise<void> {
    const known = new Set([indexFile, ...this.hashes.values()]);
    await this.disk.remove((await this.disk.list('')).filter((name) => !known.has(name)));
    await this.disk.tidy(0);
  }
}
