import { gunzipSync, gzipSync } from 'node:zlib';
import { coversAddress, isStaffPath } from '@vibrant-peak/shared/contract';
import { array, object, type InferType } from 'yup';
import { addressPattern, appName, FormatError, line, readJson, recordWhere, sizeLimit } from './formats';

/**
 * Documents for unknown addresses. They have no address of their own: addresses begin with a slash.
 */
export const notFoundDocument = '404';
export const staffDocument = 'staff';

/** Whether a document is one of the staff area. */
export const isStaffDocument = (path: string) => path === staffDocument || isStaffPath(path);

/** A document of a composition. */
export interface DocumentRecord {
  /** Its name in the store. */
  file: string;
  /** Hash of all its sources: equal sources have one document. */
  fingerprint: string;
  /** The release of the content that it was made with: name and address, separated by a slash. */
  content: string;
  /** Hashes of its inline styles, for its policy. */
  styles: string[];
  /** Whether it loads ES modules, whose hashes stand in its import map. */
  hasModules?: boolean;
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether a value is the name of a composition's file. */
export const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && /^files\/\d+-[\w-]{43}(\.\w+)?$/.test(value);

/** Whether a value names a release: an application and an address. */
export function isReleaseName(value: unknown): boolean {
  const [name = '', address = '', ...rest] = String(value).split('/');
  return appName.test(name) && addressPattern.test(address) && rest.length === 0;
}

function isRecord(value: unknown): boolean {
  const { file, fingerprint, content, styles, hasModules = false } = Object(value) as Record<string, unknown>;
  const isNamed = isFileName(file) && isText(fingerprint) && isReleaseName(content);
  return isNamed && typeof hasModules === 'boolean' && Array.isArray(styles) && styles.every(isText);
}

/**
 * All files of a composition. It is a file of the store itself, named by its content and compressed
 * with gzip: many paths share a record.
 */
export type Inventory = InferType<typeof schema>;
const schema = object({
  /** By path; those without an address stand under their names. */
  documents: recordWhere<Record<string, DocumentRecord>>('whose record is not whole', (_path, value) =>
    isRecord(value),
  ).required(),
  /** Hashes of the inline scripts that documents may run. */
  scripts: array(line().required()).required(),
  /** Other files at the root of the site: names in the store by public name. */
  files: recordWhere<Record<string, string>>('which names no file', (_name, file) =>
    isFileName(file),
  ).required(),
}).required();

export const inventoryBytes = (inventory: Inventory) => gzipSync(JSON.stringify(inventory));

/** @throws FormatError that names the object. */
export const parseInventory = (name: string, content: Buffer) =>
  readJson<Inventory>(name, unpacked(name, content), schema);

function unpacked(name: string, content: Buffer): Buffer {
  try {
    return gunzipSync(content, { maxOutputLength: sizeLimit });
  } catch (error) {
    throw new FormatError(`${name} cannot be unpacked: ${(error as Error).message}`);
  }
}

/** Names in the store of all files of an inventory. */
export const filesIn = ({ documents, files }: Inventory): string[] => [
  ...new Set([...Object.values(documents).map(({ file }) => file), ...Object.values(files)]),
];

/**
 * Whether there is a page at a path. Staff pages with a parameter stand under their declared path,
 * such as `/admin/clients/:id`.
 */
export const hasPage = ({ documents }: Inventory, path: string) =>
  path.startsWith('/') &&
  (Object.hasOwn(documents, path) ||
    Object.keys(documents).some((declared) => declared.includes('/:') && coversAddress(declared, path)));
