import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { bytesOf, lastFile, readComposition, type Composition } from '../formats/composition';
import { FormatError } from '../formats/formats';
import { filesIn, parseInventory, type Inventory } from '../formats/inventory';
import { parseManifest, type BuiltRelease, type ReleaseManifest } from '../formats/manifest';
import { failpoint } from '../failpoint';
import {
  compressed,
  copySuffixes,
  hasCopies,
  isCompressedCopy,
  isCopyOf,
  originalOf,
} from '../formats/compress';
import { damagedFiles } from './damage';
import { inParallel } from '../objects/inParallel';
import { pointerOf, shownBy, type Entry, type Pointer, type State } from '../log/entry';
import { Log } from '../log/log';
import type { ObjectStore } from '../objects/objectStore';
import { addressOf, fileName, hashIn, sha256, isPromised, treeHash } from '../formats/address';
import { machine, type Environment } from '../environment';
import { storeTime } from './storeTime';

/** Half of the time for which unused pictures are kept, in milliseconds. */
const renewalTime = 15 * 86_400_000;

/**
 * Everything that is or was live:
 *
 *     r/<app>/<address>/    releases, written once; `release.json` last
 *     media/                pictures and fonts under content-hashed names
 *     files/<address>.html  documents and other files of compositions, written once
 *     compositions/<n>/     a composition: the names of its files, made from one set of releases; `composition.json` last
 *     pointer/<sequence>.json   the log of all decisions; creating the next entry is the only decision
 *
 * Objects are never changed in place, so that a dying writer leaves nothing torn: without its last file a release or composition does not exist.
 */
export class Store {
  readonly log: Log;
  constructor(
    readonly objects: ObjectStore,
    readonly environment: Environment = machine,
  ) {
    this.log = new Log(objects, environment);
  }

  /** The same store over other objects, such as an overlay. */
  over = (objects: ObjectStore) => new Store(objects, this.environment);

  async hasRelease(name: string, hash: string): Promise<boolean> {
    return (await this.objects.read(`r/${name}/${hash}/release.json`)) !== undefined;
  }

  /** @throws when the store holds no such release. */
  async manifest(name: string, hash: string): Promise<ReleaseManifest> {
    const object = `r/${name}/${hash}/release.json`;
    const content = await this.present(object, `release ${hash} of ${name}`);
    const manifest = parseManifest(object, content);
    if (manifest.name !== name) throw new FormatError(`${object} holds a release of ${manifest.name}`);
    return manifest;
  }

  /** @throws when the release has no such file, or another one than its manifest says. */
  async releaseFile(name: string, hash: string, file: string): Promise<Buffer> {
    const content = await this.objects.read(`r/${name}/${hash}/${file}`);
    if (!content) throw new Error(`Release ${hash} of ${name} has no file ${file}`);
    const { files, integrity } = await this.manifest(name, hash);
    const promised = integrity[file];
    if (promised ? !hasIntegrity(content, promised) : files[file] !== sha256(content))
      throw new Error(`${file} in release ${hash} of ${name} is not the one that was published`);
    return content;
  }

  /** All releases, finished or not, by application and address. */
  async releases(): Promise<[name: string, address: string][]> {
    const found: [string, string][] = [];
    for (const name of await this.objects.children('r/'))
      for (const address of await this.objects.children(`r/${name}/`)) found.push([name, address]);
    return found;
  }

  /**
   * Stores a release, its manifest last; one that is there already is left untouched.
   * @param live the live composition. @param onProgress called with the number of stored files.
   * @param isAgain stores it in any case: it may be damaged.
   * @returns its address.
   */
  async addRelease(
    { name, hash, files }: BuiltRelease,
    live?: number,
    onProgress: (stored: number, total: number) => void = () => undefined,
    isAgain = false,
  ): Promise<string> {
    const address = addressOf(live, hash);
    if (!isAgain && (await this.hasRelease(name, address))) return address;
    const how = isAgain ? 'write' : 'create';
    const folder = `r/${name}/${address}`;
    // Nothing is stored that could not be read again.
    parseManifest(`${folder}/release.json`, files.get('release.json')!);
    const { 'release.json': manifest, ...rest } = Object.fromEntries(files);
    let stored = 0;
    await inParallel(Object.entries(rest), async ([file, content]) => {
      await this.place(`${folder}/${file}`, content, how);
      failpoint('release begun');
      onProgress(++stored, files.size - 1);
    });
    await this.objects[how](`${folder}/release.json`, manifest!);
    return address;
  }

  /**
   * Stores pictures and fonts that are not there yet. Old ones are stored anew: the collection of garbage
   * removes them by their age. @param isAgain those that are damaged or lack a compressed copy, too.
   */
  async addMedia(media: BuiltRelease['media'], isAgain = false): Promise<void> {
    if (media.size === 0) return;
    const times = await this.objects.times('media/');
    const now = await storeTime(this);
    await inParallel([...media], async ([file, content]) => {
      const name = `media/${file}`;
      const isYoung = now - (times.get(name) ?? -Infinity) < renewalTime;
      const isIt = (_: string, stored: Buffer) => stored.equals(content);
      const isDamaged = isAgain && (await damagedFiles(this, [name], undefined, isIt)).length > 0;
      if (!isYoung || isDamaged) await this.place(name, content, 'write');
    });
  }

  /** Reads a stored release back. @throws when its bytes are not those that its address promises. */
  async verifyRelease(name: string, hash: string): Promise<void> {
    const { isWhole, copies } = await this.damageOf(name, hash);
    if (!isWhole) throw new Error(`The store holds other bytes under release ${hash} of ${name}`);
    if (copies.length > 0) throw new Error(`The store holds damaged copies: ${copies.join(', ')}`);
  }

  /** Whether a stored release has the bytes that its address promises, and its compressed copies that hold something else or are missing. */
  async damageOf(
    name: string,
    hash: string,
  ): Promise<{ isWhole: boolean; copies: string[]; missing: string[] }> {
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
        if (copy && !isCopyOf(content, suffix, copy)) copies.push(prefix + file + suffix);
        if (!copy && hasCopies(prefix + file, content)) missing.push(prefix + file + suffix);
      }
    return { isWhole: treeHash(files) === hashIn(hash), copies, missing };
  }

  /** Icons of a shell release by file name: they answer at the root of the site. */
  async icons(hash: string): Promise<[file: string, content: Buffer][]> {
    const names = await this.objects.children(`r/shell/${hash}/icons/`);
    const icons = names.filter((name) => name === originalOf(name));
    return Promise.all(
      icons.map(async (name) => [name, await this.releaseFile('shell', hash, `icons/${name}`)]),
    );
  }

  /** Claims the next free number for a composition, exclusively. */
  async claimComposition(): Promise<number> {
    const taken = (await this.objects.children('compositions/')).map(Number).filter(Number.isInteger);
    for (let number = Math.max(0, ...taken) + 1; ; number++) {
      if (
        await this.objects.create(
          `compositions/${number}/claim`,
          Buffer.from(this.environment.date().toISOString()),
        )
      )
        return number;
    }
  }

  /** Stores a file of a composition. @param live the live composition. @returns its name in the store. */
  async addFile(live: number | undefined, publicName: string, content: Buffer): Promise<string> {
    const name = fileName(live, publicName, content);
    await this.place(name, content);
    return name;
  }

  /** Has a composition count, once it is tested: before that it is neither listed nor copied, and cannot go live. */
  async finishComposition(composition: Composition): Promise<void> {
    await this.objects.create(lastFile(composition.number), bytesOf(composition));
  }

  /** @throws when there is no such composition, or it was never finished. */
  async composition(number: number): Promise<Composition> {
    return readComposition(number, await this.present(lastFile(number), `composition ${number}`));
  }

  /** The files of a composition. @throws when its inventory is missing or damaged. */
  async inventory({ number, inventory: name }: Composition): Promise<Inventory> {
    const content = await this.present(name, `inventory of composition ${number}`);
    if (!isPromised(name, content)) throw new FormatError(`${name} is damaged`);
    return parseInventory(name, content);
  }

  /** Names in the store of all files of a composition, its inventory included. @throws when that is missing or damaged. */
  filesOf = async (composition: Composition): Promise<string[]> => [
    composition.inventory,
    ...filesIn(await this.inventory(composition)),
  ];

  /** Whether there is such a composition, and it was finished. */
  async hasComposition(number: number): Promise<boolean> {
    return (await this.objects.read(lastFile(number))) !== undefined;
  }

  /** All finished compositions from a number on, oldest first. */
  async compositions(from = 0): Promise<Composition[]> {
    const all = (await this.objects.children('compositions/')).map(Number);
    const numbers = all.filter((number) => number >= from);
    const found = await Promise.all(
      numbers.map(async (number) => {
        const content = await this.objects.read(lastFile(number));
        return content && readComposition(number, content);
      }),
    );
    return found
      .filter((composition) => composition !== undefined)
      .sort((first, second) => first.number - second.number);
  }

  /** The live state, or `undefined` before the first publish. */
  pointer = async (): Promise<Pointer | undefined> => pointerOf((await this.log.read()).entry);

  /** The last changes, newest first. */
  async history(count: number): Promise<Pointer[]> {
    const changes: Pointer[] = [];
    for (const sequence of await this.log.sequences()) {
      if (changes.length === count) break;
      const entry = await this.log.entry(sequence);
      if (entry && entry.collected !== sequence) changes.push(pointerOf(entry)!);
    }
    return changes;
  }

  /** Compositions that are kept and that visitors get or once got, by the log. */
  async shown({ keptFrom }: Entry): Promise<Set<number>> {
    const shown = (await this.log.entries()).flatMap(shownBy);
    return new Set(shown.filter((number) => number >= keptFrom));
  }

  /**
   * Writes the next entry of the log, made from the newest one, and made again when another writer was faster.
   * @param next what changes; throws when the present state does not allow it. @returns the new live state.
   */
  async decide(
    { reason, by }: { reason: string; by?: string },
    next: (now: Entry) => Partial<State> | Promise<Partial<State>>,
  ): Promise<Pointer> {
    for (;;) {
      const head = await this.log.read();
      const change = await next(head.entry);
      const at = this.environment.date().toISOString();
      const done = await this.log.append(head, { reason, by, at, ...change });
      if (done) return pointerOf(done.entry)!;
    }
  }

  private async place(name: string, content: Buffer, how: 'create' | 'write' = 'create'): Promise<void> {
    for (const [suffix, bytes] of await compressed(name, content))
      await this.objects[how](name + suffix, bytes);
    await this.objects[how](name, content);
  }

  private async present(name: string, what: string): Promise<Buffer> {
    const content = await this.objects.read(name);
    if (!content) throw new Error(`The store holds no ${what}`);
    return content;
  }
}
