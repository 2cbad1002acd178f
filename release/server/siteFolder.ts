import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from '../store/documents';
import { readPointer } from '../store/log/readLog';
import { parseComposition, type Composition, type Pointer } from '../store/store';

type Headers = Record<string, string>;

/** What a server needs to know of one composition. */
export interface ServedComposition extends Composition {
  folder: string;
  /** Headers by route; the two documents without an address stand under their names. */
  headers: Record<string, Headers>;
}

/** A store's folder as a server reads it, at every request: the pointer moves while the server runs. */
export class SiteFolder {
  private readonly known = new Map<number, ServedComposition>();
  private last: Pointer | undefined;
  private failure: string | undefined;
  private readonly tags = new Map<string, string>();

  constructor(readonly folder: string) {}

  /** What is live, by the newest entry of the log that is whole; what was live before when it cannot be understood. */
  pointer(): Pointer | undefined {
    try {
      this.last = readPointer(this.folder);
    } catch (error) {
      if (this.failure !== (error as Error).message) console.error((error as Error).message);
      this.failure = (error as Error).message;
    }
    return this.last;
  }

  /**
   * Entity tag of a composition's file, made from its content, without quotes: the same bytes have the same tag on every
   * server. @param name begins with a slash. @returns `undefined` when there is no such file.
   */
  tagOf(composition: ServedComposition, name: string): string | undefined {
    const file = join(composition.folder, name);
    const known = this.tags.get(file);
    if (known) return known;
    const content = readFileIfThere(file);
    if (!content) return undefined;
    const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    this.tags.set(file, tag);
    return tag;
  }

  /** A finished composition; `undefined` when there is none of this number. */
  composition(number: number): ServedComposition | undefined {
    const known = this.known.get(number);
    if (known) return known;
    const folder = join(this.folder, 'compositions', String(number));
    if (!existsSync(join(folder, 'composition.json'))) return undefined;
    const composition: ServedComposition = {
      ...parseComposition(join(folder, 'composition.json'), readFileSync(join(folder, 'composition.json'))),
      headers: parseHeaders(join(folder, 'headers.json'), readFileSync(join(folder, 'headers.json'))),
      folder,
    };
    this.known.set(number, composition);
    return composition;
  }

  /** Numbers of all finished compositions. */
  numbers(): number[] {
    const folder = join(this.folder, 'compositions');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map(Number)
      .filter((number) => Number.isInteger(number) && this.composition(number) !== undefined)
      .sort((first, second) => first - second);
  }
}

function readFileIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw error;
  }
}
