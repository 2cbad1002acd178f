import { bytesOf, lastFile, readComposition, type Composition } from '../formats/composition';
import { FormatError } from '../formats/formats';
import { filesIn, parseInventory, type Inventory } from '../formats/inventory';
import { pointerOf, shownBy, type Entry, type Pointer, type State } from '../log/entry';
import { Log } from '../log/log';
import type { ObjectStore } from '../objects/objectStore';
import { fileName, isPromised } from '../formats/address';
import { machine, type Environment } from '../environment';
import { readPresent, writeCompressed } from './storedObjects';
import { StoredReleases } from './storedReleases';

/**
 * Everything that is or was live:
 *
 *     r/<app>/<address>/    releases, written once; `release.json` last
 *     media/                pictures and fonts under content-hashed names
 *     files/<address>.html  documents and other files of compositions, written once
 *     compositions/<n>/     a composition: the names of its files, made from one set of releases; `composition.json` last
 *     pointer/<sequence>.json   the log of all decisions; creating the next entry is the only decision
 *
 * Objects are never changed in place, so that a dying writer leaves nothing torn: without its last
 * file a release or composition does not exist.
 */
export class Store {
  readonly log: Log;
  readonly releases: StoredReleases;

  constructor(
    readonly objects: ObjectStore,
    readonly environment: Environment = machine,
  ) {
    this.log = new Log(objects, environment);
    this.releases = new StoredReleases(objects);
  }

  over = (objects: ObjectStore) => new Store(objects, this.environment);

  /** Claims the next free number for a composition, exclusively. */
  async claimComposition(): Promise<number> {
    const taken = (await this.objects.children('compositions/')).map(Number).filter(Number.isInteger);
    const claim = Buffer.from(this.environment.date().toISOString());
    for (let number = Math.max(0, ...taken) + 1; ; number++)
      if (await this.objects.create(`compositions/${number}/claim`, claim)) return number;
  }

  /** Stores a file of a composition. @returns its name in the store. */
  async addFile(
    live: number | undefined,
    publicName: string,
    content: Buffer,
    quality?: number,
  ): Promise<string> {
    const name = fileName(live, publicName, content);
    await writeCompressed(this.objects, name, content, 'create', quality);
    return name;
  }

  /** Has a tested composition count: before, it is neither listed nor copied, nor can go live. */
  async finishComposition(composition: Composition): Promise<void> {
    await this.objects.create(lastFile(composition.number), bytesOf(composition));
  }

  /** @throws when there is no such composition, or it was never finished. */
  async composition(number: number): Promise<Composition> {
    const content = await readPresent(this.objects, lastFile(number), `composition ${number}`);
    return readComposition(number, content);
  }

  /** The files of a composition. @throws when its inventory is missing or damaged. */
  async inventory({ number, inventory: name }: Composition): Promise<Inventory> {
    const content = await readPresent(this.objects, name, `inventory of composition ${number}`);
    if (!isPromised(name, content)) throw new FormatError(`${name} is damaged`);
    return parseInventory(name, content);
  }

  /** Names of all files of a composition, its inventory included. @throws when that is damaged. */
  filesOf = async (composition: Composition): Promise<string[]> => [
    composition.inventory,
    ...filesIn(await this.inventory(composition)),
  ];

  /** Whether there is such a composition, and it was finished. */
  hasComposition = async (number: number) => (await this.objects.read(lastFile(number))) !== undefined;

  /** All finished compositions from a number on, oldest first. */
  async compositions(from = 0): Promise<Composition[]> {
    const numbers = (await this.objects.children('compositions/')).map(Number);
    const kept = numbers.filter((number) => number >= from).sort((first, second) => first - second);
    const found = await Promise.all(
      kept.map(async (number) => {
        const content = await this.objects.read(lastFile(number));
        return content && readComposition(number, content);
      }),
    );
    return found.filter((composition) => composition !== undefined);
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

  /** Compositions that are retained and that visitors get or once got, by the log. */
  async shown({ keptFrom }: Entry): Promise<Set<number>> {
    const shown = (await this.log.entries()).flatMap(shownBy);
    return new Set(shown.filter((number) => number >= keptFrom));
  }

  /**
   * Writes the next entry of the log, and tries again when another writer was faster.
   * @param next what changes; throws when the present state does not allow it.
   * @returns the new live state.
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
}
