/**
 * Prefix of the shared modules that releases of the content provide; the collection's name follows.
 */
export const contentPrefix = '@vibrant-peak/shared/content/';

/**
 * Files of collections: names below `/media/`, made of the data's hash (SHA-256, base64 without
 * padding).
 */
export type ContentFiles = Record<string, string>;

/** All collections of a content release, as listed in its `content.json`. */
export interface ContentIndex {
  files: ContentFiles;
}

/** The content in a document, and the files of the rest. */
export interface DocumentContent {
  /** URL of the release's folder, with a trailing slash. */
  base: string;
  /** Collections that the shell and the layout read, inlined in the document. */
  modules: Record<string, object>;
  /**
   * Prefixes of the file names of these collections, and of collections that parts of the page show
   * later.
   */
  versions: Record<string, string>;
  /** Collections that the page shows at once. */
  first: ContentFiles;
  /** All collections, in the document of the staff area: any of its pages may follow. */
  files?: ContentFiles;
}

/** URL of a collection's data. */
export const contentAddress = (file: string) => `/media/${file}.json`;

/** The integrity encoded in the name of a collection's file. */
export const contentIntegrity = (file: string) => `sha256-${file}=`;
