import { filesFolder } from '../store/address';
import { originalOf } from '../store/compress';
import { lastFile } from '../store/composition';
import { entryName, logFolder, pointerOf, shownBy, type Entry, type Pointer } from '../store/log/entry';
import type { Store } from '../store/store';
import { verifyStore } from '../store/verifyStore';
import { MirrorCopy, type CopyObjects } from './mirrorCopy';

/** How many compositions that are newer than the live one are copied. */
const newest = 3;

/**
 * What a server serves a store from: a local store's own objects, or a copy of the live composition, the canary, the named previews and
 * the latest others. What the store removes leaves the copy.
 */
export class Mirror {
  private updating: Promise<Pointer | undefined> | undefined;
  private prunedSequence: number | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly copy: MirrorCopy;
  private readonly isCopy: boolean;

  /** @param objects the store's own, where it is served itself. */
  constructor(
    private readonly store: Store,
    private readonly objects: CopyObjects,
  ) {
    this.copy = new MirrorCopy(store, objects);
    this.isCopy = store.objects !== objects;
  }

  /** Brings the copy up to date with the pointer, the newest compositions included; the pointer goes last. */
  async update(): Promise<Pointer | undefined> {
    // Concurrent callers share one update: two would write the same files.
    this.updating ??= this.inTurn(() => this.follow()).finally(() => (this.updating = undefined));
    return this.updating;
  }

  /** Does work after what was begun before: what another one is fetching or removing would look damaged. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private async follow(): Promise<Pointer | undefined> {
    const { entry } = await this.store.log.read();
    if (!this.isCopy) return pointerOf(entry);
    const served = await this.newest();
    // A listing may come late: a server never goes back behind what it has shown.
    if (served && entry.sequence < served.sequence) return pointerOf(served);
    const pointer = pointerOf(entry);
    if (!pointer) return undefined;
    for (const number of new Set(shownBy(entry))) await this.copy.fetchComposition(number);
    await this.objects.create(entryName(entry.sequence), Buffer.from(JSON.stringify(entry)));
    if (this.prunedSequence !== entry.sequence) await this.prune(entry);
    this.prunedSequence = entry.sequence;
    // Last: one that cannot be fetched must not delay the live composition.
    await this.fetchPreviews(entry);
    return pointer;
  }

  /** The newest entry that the copy holds. */
  private async newest(): Promise<Entry | undefined> {
    const { log } = this.copy.store;
    for (const sequence of await log.sequences()) {
      const entry = await log.entry(sequence);
      if (entry) return entry;
    }
    return undefined;
  }

  /** Named compositions, and the newest ones, can be looked at before they are live. */
  private async fetchPreviews({ live = 0, previews }: Entry): Promise<void> {
    const named = previews?.named.map(({ composition }) => composition) ?? [];
    const numbers = (await this.store.objects.children('compositions/')).map(Number);
    const newer = numbers.filter((number) => number > live).sort((first, second) => first - second);
    for (const number of [...named, ...newer.slice(-newest)])
      if (await this.store.hasComposition(number)) await this.copy.fetchComposition(number);
  }

  /** Whether the copy holds the composition that was live at its last update. */
  async isWarm(): Promise<boolean> {
    const live = (await this.newest().catch(() => undefined))?.live;
    return live !== undefined && this.copy.store.hasComposition(live);
  }

  /**
   * Verifies every byte of the copy, also while it is served, and fetches damaged objects again. Where that fails they are removed,
   * after the last files of the compositions that need them, so that a later update fetches them.
   * @returns names of damaged objects.
   */
  async verify(): Promise<string[]> {
    if (!this.isCopy || (await verifyStore(this.copy.store)).length === 0) return [];
    return this.inTurn(() => this.repair());
  }

  private async repair(): Promise<string[]> {
    const damaged = await verifyStore(this.copy.store);
    for (const name of damaged)
      if (!(await this.copy.replace(name).catch(() => false))) await this.giveUp(name);
    return damaged;
  }

  /** Removes a damaged object, and before it the last files of the compositions that need it. */
  private async giveUp(name: string): Promise<void> {
    const { store } = this.copy;
    for (const number of (await this.objects.children('compositions/')).map(Number)) {
      const parts = store.composition(number).then((composition) => this.copy.partsOf(composition));
      const isWithout = await parts.then(
        (all) => !all.includes(name),
        () => false,
      );
      if (!isWithout) await this.copy.remove(lastFile(number));
    }
    await this.copy.remove(name);
  }

  /** Removes from the copy the garbage collected in the store: compositions first, then objects that none of them names. */
  private async prune(entry: Entry): Promise<void> {
    const { objects, copy } = this;
    const served = entryName(entry.sequence);
    for (const name of await objects.list(logFolder)) if (name !== served) await copy.remove(name);
    const stored = new Set(await this.store.objects.children('compositions/'));
    for (const name of await objects.children('compositions/')) {
      if (stored.has(name) || shownBy(entry).includes(Number(name))) continue;
      for (const part of [lastFile(Number(name)), `compositions/${name}/`]) await copy.remove(part);
    }
    const kept = await copy.store.compositions();
    const parts = new Set((await Promise.all(kept.map((each) => copy.partsOf(each)))).flat());
    for (const [app, address] of await copy.store.releases())
      if (!parts.has(`r/${app}/${address}/`)) await copy.remove(`r/${app}/${address}/`);
    for (const folder of [filesFolder, 'media/'])
      for (const name of await objects.list(folder))
        if (!parts.has(originalOf(name))) await copy.remove(name);
  }
}
