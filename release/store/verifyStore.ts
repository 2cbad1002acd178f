import { compressed, copySuffixes, isCopyOf, originalOf, unpack } from './compress';
import { hashOf, isPromised } from './address';
import { damagedFiles } from './damage';
import { entryName, parseEntry } from './log/entry';
import { lastFile, releasesNamedBy, type Composition } from './composition';
import type { Store } from './store';

/** An object that a store has lost. */
interface Lost {
  name: string;
  /** Whether a content is the one that was lost. */
  isIt: (content: Buffer) => boolean;
  /** Compositions that have the file. */
  compositions: Composition[];
}

/** Finds the content of a lost object; another content is not taken. */
export type Find = (lost: Lost) => Promise<Buffer | undefined>;

export interface Verified {
  /** Objects and folders that are damaged or missing. */
  damaged: string[];
  /** Those of them that were put back. */
  repaired: string[];
}

/** Reads every byte of a store. @param find restores damaged objects, when given. */
export async function verifyStore(store: Store, find?: Find): Promise<Verified> {
  const check = new Verification(store, find);
  await check.log();
  const compositions = await check.compositions();
  await check.files(compositions);
  await check.releases(compositions);
  return { damaged: [...new Set(check.damaged)].sort(), repaired: [...new Set(check.repaired)].sort() };
}

class Verification {
  readonly damaged: string[] = [];
  readonly repaired: string[] = [];

  constructor(
    private readonly store: Store,
    private readonly find: Find | undefined,
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
    return whole;
  }

  async files(compositions: Composition[]): Promise<void> {
    const naming = new Map<string, Composition[]>();
    for (const composition of compositions) {
      // Without its inventory, the other files are unknown.
      const files = await this.store.filesOf(composition).catch(() => [composition.inventory]);
      for (const name of files) naming.set(name, [...(naming.get(name) ?? []), composition]);
    }
    const compositionsOf = (name: string) => naming.get(name) ?? [];
    await this.check(naming.keys(), isPromised, compositionsOf);
  }

  /** Reads objects with their compressed copies, and restores what is damaged: originals first. */
  private async check(
    names: Iterable<string>,
    isIt: (name: string, content: Buffer) => boolean,
    compositionsOf: (name: string) => Composition[] = () => [],
  ): Promise<void> {
    const damaged = await damagedFiles(this.store, names, undefined, isIt);
    this.damaged.push(...damaged);
    for (const name of damaged.filter((file) => !isCopy(file)))
      await this.restore({
        name,
        isIt: (content) => isIt(name, content),
        compositions: compositionsOf(name),
      });
    for (const name of damaged.filter(isCopy)) await this.repack(name);
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
    // Releases that name the same picture may have other bytes of it: those of any of them are right.
    await this.check(pictures.keys(), (name, content) => pictures.get(name)!.has(hashOf(content)));
  }

  private async release(name: string, address: string, pictures: Map<string, Set<string>>): Promise<void> {
    const { isWhole, copies } = await this.store.damageOf(name, address);
    if (!isWhole) return void this.damaged.push(`r/${name}/${address}/`);
    this.damaged.push(...copies);
    for (const copy of copies) await this.repack(copy);
    const manifest = await this.store.manifest(name, address).catch(() => undefined);
    if (!manifest) return void this.damaged.push(`r/${name}/${address}/`);
    for (const [file, hash] of Object.entries(manifest.media))
      pictures.set(`media/${file}`, (pictures.get(`media/${file}`) ?? new Set()).add(hash));
  }

  private async restore(lost: Lost): Promise<void> {
    if (!this.find) return;
    const { name, isIt } = lost;
    const content = (await this.unpacked(lost)) ?? (await this.find(lost));
    if (!content || !isIt(content)) return;
    await this.store.objects.write(name, content);
    this.repaired.push(name);
    for (const [suffix, bytes] of await compressed(name, content)) {
      const stored = await this.store.objects.read(name + suffix);
      if (!stored || !isCopyOf(content, suffix, stored)) await this.store.objects.write(name + suffix, bytes);
    }
  }

  /** The content of a lost object from one of its compressed copies. */
  private async unpacked({ name, isIt }: Lost): Promise<Buffer | undefined> {
    for (const suffix of copySuffixes) {
      const copy = await this.store.objects.read(name + suffix);
      const content = copy && unpack(suffix, copy);
      if (content && isIt(content)) return content;
    }
    return undefined;
  }

  /** Makes a compressed copy again, of an original that is whole. */
  private async repack(copy: string): Promise<void> {
    const name = originalOf(copy);
    const isBroken = this.damaged.includes(name) && !this.repaired.includes(name);
    const content = await this.store.objects.read(name);
    if (!this.find || isBroken || !content) return;
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
