import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { filesFolder } from '../store/address';
import { copySuffixes, originalOf } from '../store/compress';
import { damagedFiles } from '../store/damage';
import { inParallel } from '../store/inParallel';
import { keysName } from '../store/keys';
import { entryName, pointerOf, type Pointer } from '../store/log/entry';
import { LocalObjects } from '../store/localObjects';
import { isName } from '../store/objectStore';
import { lastFile, releasesNamedBy } from '../store/composition';
import { Store } from '../store/store';
import { verifyStore } from '../store/verifyStore';
import { ensurePrivateFolder } from './privateFolder';
import { SiteFolder } from './siteFolder';

/**
 * Where the copy of a store that is no local folder goes: `MIRROR` names another place. Each store has its own, for
 * compositions of two stores have the same numbers.
 */
export function mirrorFolder(): string {
  const { MIRROR, XDG_CACHE_HOME, STORE = '', S3_ENDPOINT = '' } = process.env;
  const id = createHash('sha256').update(`${STORE} ${S3_ENDPOINT}`).digest('hex').slice(0, 16);
  return MIRROR || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'vibrant-peak', `mirror-${id}`);
}

/** How many compositions that are newer than the live one are copied. */
const previews = 3;

/**
 * The folder that a server serves a store from: a local store's own folder, or a copy of the live composition, the canary and the
 * latest previews. Objects never change, so that each is fetched once; objects removed from the store leave the copy. Releases and
 * files of compositions are verified by the hash in their address, pictures by the hash in the releases that name them.
 */
export class Mirror {
  private updating: Promise<Pointer | undefined> | undefined;
  private prunedSequence: number | undefined;
  private readonly copy: Store;
  private readonly isCopy: boolean;

  constructor(
    private readonly store: Store,
    readonly folder: string,
  ) {
    this.copy = new Store(new LocalObjects(folder));
    this.isCopy = !(store.objects instanceof LocalObjects && store.objects.folder === folder);
    if (this.isCopy) ensurePrivateFolder(folder);
  }

  /** The store's own folder where it has one, else a mirror in `cache`. @throws when others could write the mirror. */
  static of(store: Store, cache: string): Mirror {
    return new Mirror(store, store.objects instanceof LocalObjects ? store.objects.folder : cache);
  }

  /** Brings the copy up to date with the pointer, the newest compositions included; the pointer goes last. */
  async update(): Promise<Pointer | undefined> {
    // Concurrent callers share one update: two would write the same files.
    this.updating ??= this.follow().finally(() => (this.updating = undefined));
    return this.updating;
  }

  private async follow(): Promise<Pointer | undefined> {
    const { entry } = await this.store.log.read();
    const pointer = pointerOf(entry);
    if (!this.isCopy || !pointer) return pointer;
    const wanted = new Set([pointer.live, ...(pointer.canary ? [pointer.canary.composition] : [])]);
    for (const number of wanted) await this.fetchComposition(number);
    await this.fetchKeys();
    await this.copy.objects.create(entryName(entry.sequence), Buffer.from(JSON.stringify(entry)));
    if (this.prunedSequence !== pointer.sequence) await this.prune(wanted, entryName(entry.sequence));
    this.prunedSequence = pointer.sequence;
    // Last: one that cannot be fetched must not delay the live composition.
    await this.fetchPreviews(pointer.live);
    return pointer;
  }

  private async fetchKeys(): Promise<void> {
    const keys = await this.store.objects.read(keysName);
    const known = await this.copy.objects.read(keysName);
    if (keys && !known?.equals(keys)) await this.copy.objects.write(keysName, keys);
  }

  /** The newest compositions can be looked at before they are live. */
  private async fetchPreviews(live: number): Promise<void> {
    const numbers = (await this.store.objects.children('compositions/')).map(Number);
    const newer = numbers.filter((number) => number > live).sort((first, second) => first - second);
    for (const number of newer.slice(-previews))
      if (await this.store.hasComposition(number)) await this.fetchComposition(number);
  }

  /** Copies a composition with everything that it names; its last file goes last. @throws when the bytes are not those that an address promises. */
  private async fetchComposition(number: number): Promise<void> {
    if (!this.isCopy || existsSync(join(this.folder, lastFile(number)))) return;
    const composition = await this.store.composition(number);
    for (const [name, hash] of releasesNamedBy(composition)) await this.fetchRelease(name, hash);
    await inParallel(await this.listNames('media/'), (file) => this.fetch(file));
    await this.fetchFiles([composition.inventory]);
    await this.fetchFiles(await this.copy.filesOf(composition));
    await this.fetch(lastFile(number));
  }

  private async fetchFiles(names: string[]): Promise<void> {
    const stored = new Set(await this.listNames(filesFolder));
    const all = names.flatMap((name) => [name, ...copySuffixes.map((suffix) => name + suffix)]);
    await inParallel(
      all.filter((name) => stored.has(name)),
      (name) => this.fetch(name),
    );
    const damaged = await damagedFiles(this.copy, names);
    for (const name of damaged) await this.remove(name);
    // Without a compressed copy the file itself is served.
    const lost = damaged.filter((name) => names.includes(name));
    if (lost.length > 0) throw new Error(`The store holds other bytes under ${lost.join(', ')}`);
  }

  private async fetchRelease(name: string, hash: string): Promise<void> {
    const prefix = `r/${name}/${hash}/`;
    await inParallel(await this.listNames(prefix), (file) => this.fetch(file));
    await this.copy.verifyRelease(name, hash).catch(async (error: unknown) => {
      // Fetched anew at the next look.
      await this.remove(prefix);
      throw error;
    });
  }

  /** A bucket may hold keys that no release has put there and no folder can hold, such as a marker that ends with a slash. */
  private listNames = async (prefix: string) => (await this.store.objects.list(prefix)).filter(isName);

  /** @returns the file's content. */
  private async fetch(name: string): Promise<Buffer> {
    const known = await this.copy.objects.read(name);
    if (known) return known;
    const content = await this.store.objects.read(name);
    if (!content) throw new Error(`The store has no ${name} any more`);
    await this.copy.objects.create(name, content);
    return content;
  }

  /** Whether the copy holds the composition that was live at its last update. */
  get isWarm(): boolean {
    try {
      const site = new SiteFolder(this.folder);
      const pointer = site.pointer();
      return pointer !== undefined && site.composition(pointer.live) !== undefined;
    } catch {
      return false;
    }
  }

  /**
   * Verifies every byte of the copy, also while it is served, and fetches damaged objects again. Where that fails they are removed
   * with the last files of the compositions, so that a later update fetches them.
   * @returns names of damaged objects.
   */
  async verify(): Promise<string[]> {
    if (!this.isCopy) return [];
    const read = (name: string) => this.store.objects.read(name).catch(() => undefined);
    const { damaged, repaired } = await verifyStore(this.copy, ({ name }) => read(name));
    for (const name of damaged.filter((each) => !repaired.includes(each))) {
      if (await this.replace(name).catch(() => false)) continue;
      const compositions = (await this.copy.objects.children('compositions/')).map(Number);
      for (const each of [name, ...compositions.map(lastFile)]) await this.remove(each);
    }
    return damaged;
  }

  /** Fetches an object or a release again. @returns whether it is as it should be now. */
  private async replace(name: string): Promise<boolean> {
    for (const file of name.endsWith('/') ? await this.listNames(name) : [name]) {
      const content = await this.store.objects.read(file);
      if (!content) return false;
      await this.copy.objects.write(file, content);
    }
    const [, app, address] = /^r\/([^/]+)\/([^/]+)\/$/.exec(name) ?? [];
    if (app && address) await this.copy.verifyRelease(app, address);
    return true;
  }

  /** Removes from the copy the garbage collected in the store: compositions first, then objects that none of them names. */
  private async prune(wanted: Set<number>, entry: string): Promise<void> {
    for (const name of await this.copy.objects.list('pointer/')) if (name !== entry) await this.remove(name);
    const stored = new Set(await this.store.objects.children('compositions/'));
    for (const name of await this.copy.objects.children('compositions/')) {
      if (stored.has(name) || wanted.has(Number(name))) continue;
      for (const part of [lastFile(Number(name)), `compositions/${name}/`]) await this.remove(part);
    }
    const kept = await this.copy.compositions();
    const named = kept.flatMap(releasesNamedBy).map(([app, hash]) => `r/${app}/${hash}/`);
    for (const app of await this.copy.objects.children('r/'))
      for (const hash of await this.copy.objects.children(`r/${app}/`))
        if (!named.includes(`r/${app}/${hash}/`)) await this.remove(`r/${app}/${hash}/`);
    const files = new Set((await Promise.all(kept.map(this.copy.filesOf))).flat());
    for (const name of await this.copy.objects.list(filesFolder))
      if (!files.has(originalOf(name))) await this.remove(name);
    const media = new Set(await this.store.objects.list('media/'));
    for (const name of await this.copy.objects.list('media/')) if (!media.has(name)) await this.remove(name);
  }

  private remove = (name: string) => rm(join(this.folder, name), { recursive: true, force: true });
}
