import { array, number, object, string } from 'yup';
import { format, FormatError, isLine, line, parsed, recordWhere, releasesRecord } from './formats';
import { isFileName, isReleaseName } from './inventory';
import type { Releases } from './log/entry';
import { isProvenance, type Provenance } from './provenance';

/** The description of a composition, in its `composition.json`, which is written last. */
export interface Composition {
  number: number;
  releases: Releases;
  /** The live composition at its creation, the target of a rollback. */
  base?: number;
  /** Where its releases come from, by application, as far as that is known. */
  provenances?: Record<string, Provenance>;
  /** Pages at whose former addresses the server redirects, by the former address. */
  redirects?: Record<string, { to: string; permanent: boolean }>;
  /** Random part of its preview host, 32 hexadecimal digits; without one it has no preview. */
  preview?: string;
  /** ISO time at which it was made. */
  made: string;
  /** Name in the store of its inventory, which lists all its files. */
  inventory: string;
  /** The releases of the content that its documents were made with, each as `name/address`. */
  contents: string[];
}

const schema = object({
  number: number().integer().required(),
  releases: releasesRecord().required(),
  base: number().integer(),
  provenances: recordWhere('whose provenance is not whole', (_app, value) => isProvenance(value)),
  redirects: recordWhere('which is no redirect', (from, value) => {
    const { to, permanent } = Object(value) as Record<string, unknown>;
    return /^\/[^/]/.test(from) && isLine(to) && /^\/(?!\/)/.test(to) && typeof permanent === 'boolean';
  }),
  preview: string().matches(/^[0-9a-f]{32}$/),
  made: line().required(),
  inventory: string().required().test('file', '${path} names no file', isFileName),
  contents: array(string().required().test('release', '${path} names no release', isReleaseName)).required(),
});

/** @throws FormatError that names the object. */
export const parseComposition = (name: string, content: Buffer | string): Composition =>
  parsed<Composition>(name, content, schema);

/** All releases that a composition names, by name and hash: its own, and those of the content that kept documents were made with. */
export function releasesNamedBy({ releases, contents }: Composition): [name: string, hash: string][] {
  const named = new Set([...Object.entries(releases).map((pair) => pair.join('/')), ...contents]);
  return [...named].map((pair) => pair.split('/') as [string, string]);
}

/** The file without which a composition is none. */
export const lastFile = (number: number) => `compositions/${number}/composition.json`;

/** @throws FormatError when it could not be read again. */
export function bytesOf(composition: Composition): Buffer {
  const content = Buffer.from(JSON.stringify({ format, ...composition }));
  parseComposition(lastFile(composition.number), content);
  return content;
}

/** @throws FormatError when the content is not that of this composition. */
export function readComposition(number: number, content: Buffer): Composition {
  const name = lastFile(number);
  const composition = parseComposition(name, content);
  if (composition.number !== number) throw new FormatError(`${name} holds composition ${composition.number}`);
  return composition;
}
