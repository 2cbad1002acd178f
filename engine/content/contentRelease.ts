import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  contentAddress,
  contentPrefix,
  type ContentFiles,
  type ContentIndex,
} from '@vibrant-peak/shared/contract';
import { packageVersion, type App } from '@vibrant-peak/webpack/apps';
import { contractVersion } from '@vibrant-peak/webpack/sharedModules';
import { readFolder } from '../readFolder';
import { builtRelease, type BuiltRelease, type ProvidedModule } from '../formats/manifest';
import type { Content } from './readContent';
import { schemaFields } from './schemaFields';

/** Lists the collections of a release for the browser, and holds all of them for compositions. */
export const indexFile = 'content.json';
export const dataFile = 'node/content.json';

/** The release of the content, with the pictures of the package. */
export const contentRelease = (app: App, content: Content): BuiltRelease =>
  releaseOf(app, content, picturesIn(join(app.folder, 'media')));

/** A release of this content, with a file for each collection, and these pictures. */
export function releaseOf(app: App, content: Content, pictures: Map<string, Buffer>): BuiltRelease {
  const { collections } = content;
  const media = new Map(pictures);
  const files: ContentFiles = {};
  for (const [name, collection] of Object.entries(collections)) {
    const [file, data] = collectionFile(collection);
    files[name] = file;
    media.set(contentAddress(file).replace('/media/', ''), data);
  }
  const index: ContentIndex = { files };
  const version = packageVersion(app);
  const described = {
    name: app.name,
    version,
    contract: contractVersion,
    assets: { exposes: {}, provided: {}, packages: [], uses: {}, uniqueName: app.name },
    integrity: {},
    provides: providedBy(content, version),
    content: files,
  };
  const stored = new Map([
    [indexFile, Buffer.from(JSON.stringify(index))],
    [dataFile, Buffer.from(JSON.stringify(collections))],
  ]);
  return builtRelease(described, stored, media);
}

/**
 * The file of a collection: its name, which is the hash as browsers check it, and its bytes.
 * Blanks are added to the text until the hash holds neither `+` nor `/`.
 */
export function collectionFile(collection: object): [file: string, data: Buffer] {
  for (let text = JSON.stringify(collection); ; text += ' ') {
    const data = Buffer.from(text);
    const file = contentHash(data);
    if (!/[+/]/.test(file)) return [file, data];
  }
}

export const contentHash = (data: Buffer) =>
  createHash('sha256').update(data).digest('base64').replace('=', '');

function providedBy({ collections, schemas }: Content, version: string): Record<string, ProvidedModule> {
  const provided: Record<string, ProvidedModule> = {};
  for (const [name, collection] of Object.entries(collections)) {
    const fields = schemas[name] && schemaFields(schemas[name]);
    const exports = Object.keys(collection).sort();
    provided[contentPrefix + name] = { version, exports, ...(fields && { fields }) };
  }
  return provided;
}

/** Pictures under content-hashed names; fonts and icons belong to the shell. */
export function picturesIn(folder: string): Map<string, Buffer> {
  return new Map([...readFolder(folder)].filter(([file]) => !/^(icons|fonts)\//.test(file)));
}
