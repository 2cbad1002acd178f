import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from '../store/documents';
import { readPointer } from '../store/log/readLog';
import { parseComposition, type Composition, type Pointer } from '../store/store';

type Headers = Record<string, string>;

/** A composition as the server holds it. */
export interface ServedComposition extends Composition {
  folder: string;
  /** Headers by route; the two documents without an address stand under their names. */
  headers: Record<string, Headers>;
}

/** Compositions kept in memory: the live one, the canary's, and the last previews. */
const remembered = 8;

/** A file's tag, and its time and size, which show a change. */
interface Tag {
  text: string;
  time: number;
  size: number;
}

/** A store's folder as a server reads it, at every request: the pointer moves while the server runs. */
export class SiteFolder {
  /** Ordered by last use. */
  private readonly known = new Map<number, ServedComposition & { tags: Map<string, Tag> }>();
  private last: Pointer | undefined;
  private failure: string | undefined;

  constructor(
    readonly folder: string,
    private readonly log: (line: string) => void = (line) => console.error(line),
  ) {}

  /** The live composition by the newest complete entry of the log; the last known one while the log cannot be read. */
  pointer(): Pointer | undefined {
    try {
      const pointer = readPointer(this.folder, this.last?.sequence);
      if (this.last && pointer && !this.composition(pointer.live))
        throw new Error(`Composition ${pointer.live} is live, and is not there`);
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

  /**
   * Entity tag of a composition's file, made from its content, without quotes: the same bytes have the same tag on every
   * server. @param name begins with a slash. @returns `undefined` when there is no such file.
   */
  tagOf({ number, folder }: ServedComposition, name: string): string | undefined {
    const file = join(folder, name);
    // `statSync` throws for names that are too long or that go through a file.
    const found = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile()) return undefined;
    const tags = this.known.get(number)?.tags;
    const known = tags?.get(name);
    // A damaged file of a mirror is replaced while it is served.
    if (known?.time === found.mtimeMs && known.size === found.size) return known.text;
    const text = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);
    tags?.set(name, { text, time: found.mtimeMs, size: found.size });
    return text;
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

  private readComposition(number: number) {
    const folder = join(this.folder, 'compositions', String(number));
    const file = join(folder, 'composition.json');
    if (!existsSync(file)) return undefined;
    return {
      ...parseComposition(file, readFileSync(file)),
      headers: parseHeaders(join(folder, 'headers.json'), readFileSync(join(folder, 'headers.json'))),
      folder,
      tags: new Map<string, Tag>(),
    };
  }
}
