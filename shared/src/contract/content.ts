/** Modules of the share scope that a release of the content provides begin so; what follows is the collection's name. */
export const contentPrefix = 'shared/content/';

/** Where the data of collections is: names below `/media/`, the hash of the data (SHA-256, base64 without its padding). */
export type ContentFiles = Record<string, string>;

/** All collections of a release of the content, as its `content.json` lists them. */
export interface ContentIndex {
  files: ContentFiles;
}

/** What a document brings of the content, and where the rest is. */
export interface DocumentContent {
  /** Address of the folder of the release that it was made with, with a trailing slash. */
  base: string;
  /** Collections that the shell and the layout read: they stand in the document itself. */
  modules: Record<string, object>;
  /** The beginnings of their files' names, and of those of collections that parts of the page show later. */
  versions: Record<string, string>;
  /** Collections that the page shows at once. */
  first: ContentFiles;
}

/** Address of a collection's data. */
export const contentAddress = (file: string) => `/media/${file}.json`;

/** The integrity that the name of a collection's file promises. */
export const contentIntegrity = (file: string) => `sha256-${file}=`;
