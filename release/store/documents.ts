import { addressPattern, readJson, recordWhere } from './formats';

/** Documents for unknown addresses. They have no address of their own: addresses begin with a slash. */
export const notFoundDocument = '404';
export const staffDocument = 'staff';

/** File name of a route's document, without its suffix. */
export const documentName = (path: string) => (path === '/' ? 'index' : path.replace(/^\//, ''));

/** A document's record in a composition's `documents.json`. */
export interface DocumentRecord {
  /** Hash of all its sources. */
  fingerprint: string;
  /** The release of the content that it was made with. */
  content: string;
  /** Of the document, its scripts and its styles. */
  hashes: { document: string; scripts: string[]; styles: string[] };
}

/** By the path of the document. */
export type DocumentRecords = Record<string, DocumentRecord>;

export const recordsFile = 'documents.json';

const isText = (value: unknown) => typeof value === 'string';
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

function isRecord(value: unknown): boolean {
  const { fingerprint, content, hashes } = Object(value) as Partial<Record<keyof DocumentRecord, unknown>>;
  const { document, scripts, styles } = Object(hashes) as Partial<
    Record<keyof DocumentRecord['hashes'], unknown>
  >;
  return (
    [fingerprint, content, document].every(isText) &&
    addressPattern.test(content as string) &&
    areTexts(scripts) &&
    areTexts(styles)
  );
}

const records = recordWhere('whose record is not whole', (_path, value) => isRecord(value));

/** @throws FormatError that names the object. */
export const parseRecords = (name: string, content: Buffer) =>
  readJson<DocumentRecords>(name, content, records.required());

/** Headers of documents, by path. */
export type DocumentHeaders = Record<string, Record<string, string>>;

const headers = recordWhere(
  'whose headers are no texts',
  (_path, value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
);

/** @throws FormatError that names the object. */
export const parseHeaders = (name: string, content: Buffer) =>
  readJson<DocumentHeaders>(name, content, headers.required());
