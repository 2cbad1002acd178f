import type { RecordChange } from '../changes/change';

/** A version of a record, and what it changed. */
export interface RecordVersion extends RecordChange {
  version: number;
  /** Whether the site shows it. */
  isLive: boolean;
  /** ISO time. */
  savedAt: string;
  savedBy: string;
}

export interface VersionsAnswer {
  title: string;
  /** Number of the newest version, on each page of the answer. */
  newest: number;
  versions: RecordVersion[];
  hasMore: boolean;
}
