import { array, boolean, number, object, string, type InferType } from 'yup';
import { format, FormatError, isLine, line, parsed, recordWhere, releasesRecord } from './formats';
import { isFileName, isReleaseName } from './inventory';
import { isProvenance, type Provenance } from './provenance';

/** The description of a composition, in its `composition.json`, which is written last. */
export type Composition = InferType<typeof schema>;
const schema = object({
  number: number().integer().required(),
  releases: releasesRecord().required(),
  /** The live composition at its creation, the target of a rollback. */
  base: number().integer(),
  /** Where its releases come from, by application, as far as that is known. */
  provenances: recordWhere<Record<string, Provenance>>('whose provenance is not whole', (_app, value) =>
    isProvenance(value),
  ),
  /** Pages to which the server redirects, by the former address as `formerAddress` writes it. */
  redirects: recordWhere<Record<string, { to: string; permanent: boolean }>>(
    'which is not a redirect',
    (from, value) => {
      const { to, permanent } = Object(value) as Record<string, unknown>;
      return /^\/[^/]/.test(from) && isLine(to) && /^\/(?!\/)/.test(to) && typeof permanent === 'boolean';
    },
  ),
  /** Random part of its preview host; without one it has no preview. */
  preview: string().matches(/^[0-9a-f]{32}$/),
  /** ISO time at which it was made. */
  made: line().required(),
  /** Whether its pages were tried in a browser. */
  isTried: boolean(),
  /** Name in the store of its inventory, which lists all its files. */
  inventory: string().required().test('file', '${path} names no file', isFileName),
  /** The releases of the content that its documents were made with, each as `name/address`. */
  contents: array(string().required().test('release', '${path} names no release', isReleaseName)).required(),
});

/**
 * All releases that a composition names, by name and hash: its own, and those of the content that
 * reused documents were made with.
 */
export function releasesNamedBy({ releases, contents }: Composition): [name: string, hash: string][] {
  const named = new Set([...Object.entries(releases).map((pair) => pair.join('/')), ...contents]);
  return [...named].map((pair) => pair.split('/') as [string, string]);
}

/** The file without which a composition is none. */
export const lastFile = (number: number) => `compositions/${number}/composition.json`;

/** @throws FormatError when it could not be read again. */
export function bytesOf(composition: Composition): Buffer {
  const content = Buffer.from(JSON.stringify({ format, ...composition }));
  readComposition(composition.number, content);
  return content;
}

/** @throws FormatError when the content is not that of this composition. */
export function readComposition(number: number, content: Buffer | string): Composition {
  const name = lastFile(number);
  const composition = parsed<Composition>(name, content, schema);
  if (composition.number !== number) throw new FormatError(`${name} holds composition ${composition.number}`);
  return composition;
}
