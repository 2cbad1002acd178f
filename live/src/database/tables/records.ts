import type { ColumnType, Generated } from 'kysely';

/** The content, its versions, pictures and publications, and the log. */
export interface RecordsTables {
  records: RecordsTable;
  versions: VersionsTable;
  saves: SavesTable;
  publications: PublicationsTable;
  preview_passes: PreviewPassesTable;
  log: LogTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  hidden_pictures: HiddenPicturesTable;
  previews: PreviewsTable;
}

/** The state of each record. */
interface RecordsTable {
  collection: string;
  id: string;
  /** Number of the newest version. */
  version: number;
  /** Number of the version on the site; `null` for a record that is not there. */
  published_version: number | null;
  created_at: string;
}

/** All that a record has been. */
interface VersionsTable {
  collection: string;
  id: string;
  version: number;
  /** `null` when this version is a deletion. */
  value: string | null;
  person: string | null;
  person_name: string;
  saved_at: string;
}

/** Answers to saves, by the client's key, so that repeated requests save nothing twice. */
interface SavesTable {
  person: string;
  key: string;
  /** Hash of what was asked. */
  request: string;
  answer: string;
  saved_at: string;
}

/** What went live, or was to. One of them is on the site. */
interface PublicationsTable {
  id: string;
  state: 'waiting' | 'unconfirmed' | 'withdrawn' | 'composing' | 'live' | 'replaced' | 'failed';
  /** Why it failed, in words. */
  problem: string | null;
  /** Hash of the content's release. It identifies the publication that is live. */
  release: string;
  /** The records that it changed: `PublishedRecord[]`. */
  records: string;
  /** Versions of all records with it, by `collection/id`. */
  versions: string;
  note: string;
  person: string | null;
  person_name: string;
  ip: string;
  at: string;
  /** When it is to begin, where it does not begin at once. */
  due_at: string | null;
  /** Composing counts as failed from then on. */
  until: string;
}

/** Who may see previews, at hosts of their own to which the session's cookie is not sent. */
interface PreviewPassesTable {
  /** Hash of the secret: of the link at first, then of the cookie. */
  hash: string;
  /** Hash of the session's token; a pass ends with its session. */
  session: string;
  made_at: string;
  is_used: number;
}

interface LogTable {
  id: Generated<number>;
  at: string;
  person: string | null;
  person_name: string;
  action: string;
  subject: string;
  details: string;
  ip: string;
}

interface PicturesTable {
  /** Begins the names of its files, such as `harbor.0a1b2c3d`. */
  name: string;
  /** Of the bytes of its files. */
  hash: string;
  /** What it shows; empty until somebody says so. */
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Bytes of all files. */
  size: number;
  person: string | null;
  person_name: string;
  uploaded_at: string;
}

interface PictureFilesTable {
  picture: string;
  width: number;
  /** AVIF. */
  bytes: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

/** Uploaded pictures that were never on the site, also removed ones: previews may use them. */
interface HiddenPicturesTable {
  name: string;
}

/** Previews of the last days. */
interface PreviewsTable {
  composition: number;
  /** The drafts in it: `Choice[]`. */
  records: string;
  made_at: string;
}
