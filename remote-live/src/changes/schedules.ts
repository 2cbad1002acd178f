import type { Publication } from '../history/publication';
import type { Discarded, OpenChange } from './change';

/** What the server answers to `GET /changes`. */
export interface Changes {
  changes: OpenChange[];
  /** Drafts that were discarded, the last first. */
  discarded: Discarded[];
  /** Waiting for their time, or failed at it. */
  schedules: Publication[];
}

export const failedOf = (schedules: readonly Publication[]) =>
  schedules.filter(({ state }) => state === 'failed');

export const waitingOf = (schedules: readonly Publication[]) =>
  schedules.filter(({ state }) => state === 'waiting');

/** The first publication that waits and has a record, if any. */
export const waitingFor = (
  schedules: readonly Publication[],
  { collection, id }: Pick<OpenChange, 'collection' | 'id'>,
): Publication | undefined =>
  waitingOf(schedules).find(({ records }) =>
    records.some((record) => record.collection === collection && record.id === id),
  );
