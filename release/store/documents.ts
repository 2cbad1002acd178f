import type { Composition } from './store';
import { addressPattern, appName } from './formats';

/** Documents for unknown addresses. They have no address of their own: addresses begin with a slash. */
export const notFoundDocument = '404';
export const staffDocument = 'staff';

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
}

const isText = (value: unknown) => typeof value === 'string';

function isRelease(value: unknown): boolean {
  const [name = '', address = '', ...rest] = String(value).split('/');
  return appName.test(name) && addressPattern.test(address) && rest.length === 0;
}

/** Whether a value is the name of a composition's file. */
export const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && /^files\/\d+-[\w-]{43}(\.\w+)?$/.test(value);

/** Whether a value is a document's record. */
export function isRecord(value: unknown): boolean {
  const { file, fingerprint, content, styles } = Object(value) as Partial<
    Record<keyof DocumentRecord, unknown>
  >;
  return (
    isFileName(file) &&
    isText(fingerprint) &&
    isRelease(content) &&
    Array.isArray(styles) &&
    styles.every(isText)
  );
}

/** Names in the store of all files of a composition. */
export const filesNamedBy = ({ documents, files }: Composition): string[] => [
  ...new Set([...Object.values(documents).map(({ file }) => file), ...Object.values(files)]),
];

/** Whether a composition has a page at a path. */
export const hasPage = (documents: Composition['documents'], path: string) =>
  path.startsWith('/') && Object.hasOwn(documents, path);
