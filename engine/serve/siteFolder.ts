import type { ServedFiles } from '../objects/folderFiles';
import { parseInventory, type Inventory } from '../formats/inventory';
import { beginning, type Entry } from '../log/entry';
import { readNewestEntry } from '../log/readLog';
import { lastFile, readComposition, type Composition } from '../formats/composition';

/** A composition as the server holds it. */
export interface ServedComposition extends Composition {
  list: Inventory;
}

/** Compositions held in memory: the live one, the canary's, and the last previews. */
const MAX_REMEMBERED = 8;

/** A store as a server reads it, at every request: the pointer moves while the server runs. */
export class SiteFolder {
  /** Ordered by last use. */
  private readonly known = new Map<number, ServedComposition>();
  private last: Entry = beginning;
  private failure: string | undefined;

  constructor(
    readonly files: ServedFiles,
    private readonly log: (line: string) => void,
  ) {}

  /** The newest complete entry of the log; the last known one while the log cannot be read. */
  entry(): Entry {
    try {
      const entry = readNewestEntry(this.files, this.last.sequence);
      const { live } = entry;
      if (this.last.live !== undefined && live !== undefined && !this.composition(live))
        throw new Error(`Composition ${live} is live, and is not there`);
      this.last = entry;
      this.failure = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (this.failure !== message) this.log(`What was live before is served: ${message}`);
      this.failure = message;
    }
    return this.last;
  }

  /** Whether the last read failed: the last known composition is served. */
  get isStale(): boolean {
    return this.failure !== undefined;
  }

  /** A finished composition; `undefined` when there is none of this number. */
  composition(number: number): ServedComposition | undefined {
    const composition = this.known.get(number) ?? this.readComposition(number);
    if (!composition) return undefined;
    this.known.delete(number);
    this.known.set(number, composition);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_REMEMBERED) this.known.delete(oldest!);
    return composition;
  }

  /** Like `composition`, of any: a server that has a cache fetches it. */
  async preview(number: number): Promise<ServedComposition | undefined> {
    const name = lastFile(number);
    if (!(await this.files.find(name))) return undefined;
    await this.files.find(readComposition(number, this.files.read(name)!).inventory);
    return this.composition(number);
  }

  private readComposition(number: number): ServedComposition | undefined {
    const content = this.files.read(lastFile(number));
    if (!content) return undefined;
    const composition = readComposition(number, content);
    const inventory = this.files.read(composition.inventory);
    if (!inventory) throw new Error(`${composition.inventory} is not there`);
    return { ...composition, list: parseInventory(composition.inventory, inventory) };
  }
}
