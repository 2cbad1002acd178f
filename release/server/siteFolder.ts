import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition, Pointer } from '../store/store';

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

  constructor(readonly folder: string) {}

  pointer(): Pointer | undefined {
    const log = join(this.folder, 'pointer');
    const newest =
      existsSync(log) &&
      readdirSync(log)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .at(-1);
    return newest ? readJson<Pointer>(join(log, newest)) : undefined;
  }

  /** A finished composition; `undefined` when there is none of this number. */
  composition(sequence: number): ServedComposition | undefined {
    const known = this.known.get(sequence);
    if (known) return known;
    const folder = join(this.folder, 'compositions', String(sequence));
    if (!existsSync(join(folder, 'composition.json'))) return undefined;
    const composition: ServedComposition = {
      ...readJson<Composition>(join(folder, 'composition.json')),
      headers: readJson(join(folder, 'headers.json')),
      folder,
    };
    this.known.set(sequence, composition);
    return composition;
  }

  /** Numbers of all finished compositions. */
  sequences(): number[] {
    const folder = join(this.folder, 'compositions');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map(Number)
      .filter((sequence) => Number.isInteger(sequence) && this.composition(sequence) !== undefined)
      .sort((first, second) => first - second);
  }
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
