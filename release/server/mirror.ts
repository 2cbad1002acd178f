import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel } from '../store/inParallel';
import { LocalObjects } from '../store/localObjects';
import { pointerName, type Pointer, type Store } from '../store/store';

/**
 * Where the copy of a store that is no local folder goes: `MIRROR` names another place. Each store has its own, for
 * compositions of two stores have the same numbers.
 */
export function mirrorFolder(): string {
  const { MIRROR, STORE = '', S3_ENDPOINT = '' } = process.env;
  const id = createHash('sha256').update(`${STORE} ${S3_ENDPOINT}`).digest('hex').slice(0, 16);
  return MIRROR || join(tmpdir(), `vibrant-peak-mirror-${id}`);
}

/** How many compositions that are newer than the live one are copied. */
const previews = 3;

/**
 * The folder that a server serves a store from: a local store's own folder, or a copy of what is live, on trial or to be
 * looked at. What is in the copy already is not fetched again, for nothing in a store ever changes.
 */
export class Mirror {
  private updating: Promise<Pointer | undefined> | undefined;

  constructor(
    private readonly store: Store,
    readonly folder: string,
  ) {}

  /** The store's own folder where it has one, else a mirror in `cache`. */
  static of(store: Store, cache: string): Mirror {
    return new Mirror(store, store.objects instanceof LocalObjects ? store.objects.folder : cache);
  }

  private get isCopy() {
    return !(this.store.objects instanceof LocalObjects && this.store.objects.folder === this.folder);
  }

  /** Brings the copy up to date with the pointer, the newest compositions included; the pointer goes last. */
  async update(): Promise<Pointer | undefined> {
    // Who asks while an update runs waits for that one: two would write the same files.
    this.updating ??= this.follow().finally(() => (this.updating = undefined));
    return this.updating;
  }

  private async follow(): Promise<Pointer | undefined> {
    const pointer = await this.store.pointer();
    if (!this.isCopy || !pointer) return pointer;
    const wanted = new Set([pointer.live, ...(pointer.canary ? [pointer.canary.composition] : [])]);
    for (const sequence of wanted) await this.fetchComposition(sequence);
    await this.fetch(pointerName(pointer.turn));
    await this.fetchPreviews(pointer.live);
    return pointer;
  }

  /** The newest compositions can be looked at before they are live. */
  private async fetchPreviews(live: number): Promise<void> {
    const numbers = (await this.store.objects.children('compositions/')).map(Number);
    const newer = numbers.filter((sequence) => sequence > live).sort((first, second) => first - second);
    for (const sequence of newer.slice(-previews))
      if (await this.store.hasComposition(sequence)) await this.fetchComposition(sequence);
  }

  /** Copies a composition with all its releases; its last file goes last. */
  async fetchComposition(sequence: number): Promise<void> {
    if (!this.isCopy) return;
    const last = `compositions/${sequence}/composition.json`;
    if (existsSync(join(this.folder, last))) return;
    const { releases } = await this.store.composition(sequence);
    for (const [name, hash] of Object.entries(releases)) {
      const names = await this.store.objects.list(`r/${name}/${hash}/`);
      await this.fetchAll(names.filter((file) => !/^r\/[^/]+\/[^/]+\/node\//.test(file)));
    }
    for (const prefix of ['media/', `compositions/${sequence}/`]) {
      const names = await this.store.objects.list(prefix);
      await this.fetchAll(names.filter((file) => file !== last));
    }
    await this.fetch(last);
  }

  private fetchAll = (names: string[]) => inParallel(names, (name) => this.fetch(name));

  private async fetch(name: string): Promise<void> {
    const target = join(this.folder, name);
    if (existsSync(target)) return;
    const content = await this.store.objects.read(name);
    if (!content) return;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, content);
    await rename(`${target}.part`, target);
  }
}
