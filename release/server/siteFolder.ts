import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseInventory, type Inventory } from '../store/inventory';
import { pointerOf, type Pointer } from '../store/log/entry';
import { readNewestEntry } from '../store/log/readLog';
import { assertTrusted } from './assertTrusted';
import { lastFile, parseComposition, type Composition } from '../store/composition';

/** A composition as the server holds it. */
export interface ServedComposition extends Composition {
  list: Inventory;
}

/** Compositions kept in memory: the live one, the canary's, and the last previews. */
const remembered = 8;

/** A store's folder as a server reads it, at every request: the pointer moves while the server runs. */
export class SiteFolder {
  /** Ordered by last use. */
  private readonly known = new Map<number, ServedComposition>();
  private last: Pointer | undefined;
  private failure: string | undefined;
  /** Id of the entry that was checked. */
  private trusted: string | undefined;

  constructor(
    readonly folder: string,
    private readonly log: (line: string) => void = (line) => console.error(line),
  ) {}

  /** The live composition by the newest complete entry of the log; the last known one while the log cannot be read. */
  pointer(): Pointer | undefined {
    try {
      const entry = readNewestEntry(this.folder, this.last?.sequence);
      const pointer = pointerOf(entry);
      if (this.last && pointer && !this.composition(pointer.live))
        throw new Error(`Composition ${pointer.live} is live, and is not there`);
      if (pointer && entry.id !== this.trusted)
        assertTrusted(this.folder, entry, (number) => this.composition(number));
      this.trusted = entry.id;
      this.last = pointer;
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
    if (this.known.size > remembered) this.known.delete(oldest!);
    return composition;
  }

  private readComposition(number: number): ServedComposition | undefined {
    const file = join(this.folder, lastFile(number));
    if (!existsSync(file)) return undefined;
    const composition = parseComposition(file, readFileSync(file));
    const { inventory } = composition;
    return { ...composition, list: parseInventory(inventory, readFileSync(join(this.folder, inventory))) };
  }
}
