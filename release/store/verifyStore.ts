import { compressed, copySuffixes, isCopyOf, originalOf, unpack } from './compress';
import { hashOf } from './address';
import { damagedFiles, recordedHashes } from './damage';
import { entryName, parseEntry } from './log/entry';
import { lastFile, releasesNamedBy, type Composition, type Store } from './store';

/** Sources of bytes that the store has lost, by hash. */
export interface Sources {
  /** Composes a document of a composition again. */
  document: (composition: Composition, file: string) => Promise<Buffer | undefined>;
  /** Finds a picture, a font or a collection. */
  picture: (file: string, hash: string) => Promise<Buffer | undefined>;
}

export interface Verified {
  /** Objects and folders that are damaged or missing. */
  damaged: string[];
  /** Those of them that were put back. */
  repaired: string[];
}

/** Reads every byte of a store. @param sources restore damaged objects, when given. */
export async function verifyStore(store: Store, sources?: Sources): Promise<Verified> {
  const check = new Verification(store, sources);
  await check.log();
  const compositions = await check.compositions();
  await check.releases(compositions);
  return { damaged: [...new Set(check.damaged)].sort(), repaired: [...new Set(check.repaired)].sort() };
}

class Verification {
  readonly damaged: string[] = [];
  readonly repaired: string[] = [];

  constructor(
    private readonly store: Store,
    private readonly sources: Sources | undefined,
  ) {}

  async log(): Promise<void> {
    for (const sequence of await this.store.log.sequences()) {
      // From the storage itself: the log remembers entries that it read.
      const content = await this.store.objects.read(entryName(sequence));
      if (!content || !isEntry(sequence, content)) this.damaged.push(entryName(sequence));
    }
  }

  async compositions(): Promise<Composition[]> {
    const { objects } = this.store;
    const whole: Composition[] = [];
    for (const number of (await objects.children('compositions/')).map(Number)) {
      // Unfinished compositions and releases are garbage.
      if ((await objects.read(lastFile(number))) === undefined) continue;
      const composition = await this.store.composition(number).catch(() => undefined);
      if (composition) whole.push(composition);
      else this.damaged.push(lastFile(number));
    }
    for (const composition of whole) {
      const damaged = await damagedFiles(this.store, composition);
      this.damaged.push(...damaged);
      for (const name of damaged.filter((file) => !isCopy(file)))
        if (name.endsWith('.html')) await this.restore(name, () => this.documentOf(name, composition, whole));
      for (const name of damaged.filter(isCopy)) await this.repack(name);
    }
    return whole;
  }

  async releases(compositions: Composition[]): Promise<void> {
    const { store } = this;
    const needed = compositions.flatMap(releasesNamedBy);
    const stored = await store.releases();
    const pictures = new Map<string, Set<string>>();
    for (const key of new Set([...needed, ...stored].map((pair) => pair.join('/')))) {
      const [name, address] = key.split('/') as [string, string];
      const isNeeded = needed.some((pair) => pair.join('/') === key);
      if (!isNeeded && !(await store.hasRelease(name, address))) continue;
      await this.release(name, address, pictures);
    }
    for (const [file, hashes] of pictures) await this.picture(file, hashes);
  }

  private async release(name: string, address: string, pictures: Map<string, Set<string>>): Promise<void> {
    const { isWhole, copies } = await this.store.damageOf(name, address);
    this.damaged.push(...copies);
    if (!isWhole) return void this.damaged.push(`r/${name}/${address}/`);
    for (const copy of copies) await this.repack(copy);
    for (const [file, hash] of Object.entries((await this.store.manifest(name, address)).media))
      pictures.set(file, (pictures.get(file) ?? new Set()).add(hash));
  }

  /** Releases that name the same picture may have other bytes of it: those of any of them are right. */
  private async picture(file: string, hashes: Set<string>): Promise<void> {
    const name = `media/${file}`;
    const isIt = (content: Buffer | undefined) => content !== undefined && hashes.has(hashOf(content));
    if (!isIt(await this.store.objects.read(name))) {
      this.damaged.push(name);
      return this.restore(name, async () => {
        const packed = await this.bytesAt(name, isIt);
        const made = [...hashes].map((hash) => this.sources!.picture(file, hash));
        return packed ?? (await Promise.all(made)).find(isIt);
      });
    }
    for (const copy of await this.copiesThatDiffer(name)) {
      this.damaged.push(copy);
      await this.repack(copy);
    }
  }

  /** A document's bytes: from its own copies, from another composition that has the same one, or composed again. */
  private async documentOf(
    name: string,
    composition: Composition,
    all: Composition[],
  ): Promise<Buffer | undefined> {
    const hash = (await recordedHashes(this.store, composition)).get(name);
    const file = name.slice(`compositions/${composition.number}/`.length);
    const same: Composition[] = [];
    for (const other of all)
      if ((await recordedHashes(this.store, other)).get(`compositions/${other.number}/${file}`) === hash)
        same.push(other);
    const isIt = (content: Buffer | undefined) => content !== undefined && hashOf(content) === hash;
    for (const { number } of same) {
      const stored = await this.bytesAt(`compositions/${number}/${file}`, isIt);
      if (stored) return stored;
    }
    for (const other of same) {
      const made = await this.sources!.document(other, file);
      if (isIt(made)) return made;
    }
    return undefined;
  }

  /** An object, or the content of one of its copies. */
  private async bytesAt(name: string, isIt: (content: Buffer | undefined) => boolean) {
    const content = await this.store.objects.read(name);
    if (isIt(content)) return content;
    for (const suffix of copySuffixes) {
      const copy = await this.store.objects.read(name + suffix);
      const unpacked = copy && unpack(suffix, copy);
      if (isIt(unpacked)) return unpacked;
    }
    return undefined;
  }

  private async copiesThatDiffer(name: string): Promise<string[]> {
    const content = await this.store.objects.read(name);
    if (!content) return [];
    const differing: string[] = [];
    for (const suffix of copySuffixes) {
      const copy = await this.store.objects.read(name + suffix);
      if (copy && !isCopyOf(content, suffix, copy)) differing.push(name + suffix);
    }
    return differing;
  }

  private async restore(name: string, find: () => Promise<Buffer | undefined>): Promise<void> {
    if (!this.sources) return;
    const content = await find();
    if (!content) return;
    await this.store.objects.write(name, content);
    this.repaired.push(name);
    for (const [suffix, bytes] of await compressed(name, content)) {
      const stored = await this.store.objects.read(name + suffix);
      if (!stored || !isCopyOf(content, suffix, stored)) await this.store.objects.write(name + suffix, bytes);
    }
  }

  /** Makes a compressed copy again, of an original that is whole. */
  private async repack(copy: string): Promise<void> {
    const name = originalOf(copy);
    const isBroken = this.damaged.includes(name) && !this.repaired.includes(name);
    const content = await this.store.objects.read(name);
    if (!this.sources || isBroken || !content) return;
    const made = (await compressed(name, content)).find(([suffix]) => copy === name + suffix);
    if (!made) return;
    await this.store.objects.write(copy, made[1]);
    this.repaired.push(copy);
  }
}

function isEntry(sequence: number, content: Buffer): boolean {
  try {
    return parseEntry(sequence, content) !== undefined;
  } catch {
    return false;
  }
}

const isCopy = (name: string) => name !== originalOf(name);
