import type { Records, StoredRecord } from '../host/index';

/** An adapter of `Records` for `testRecords`. */
export interface RecordsUnderTest {
  /** An adapter for a list that holds the samples. */
  open: (samples: readonly StoredRecord[]) => Records | Promise<Records>;
  /** Three records. */
  samples: readonly [StoredRecord, StoredRecord, StoredRecord];
  /** A new value for a field of theirs. */
  change: Record<string, unknown>;
  /**
   * For an adapter of several people: the list opened last as somebody else has it, and new values
   * of two more fields.
   */
  others?: {
    open: () => Records | Promise<Records>;
    changes: readonly [Record<string, unknown>, Record<string, unknown>];
  };
}

/** A record without its id. */
export const valuesOf = ({ id: _, ...values }: StoredRecord) => values;

/** An adapter that has loaded the samples, and the ids that it has. */
export async function loaded({ open, samples }: RecordsUnderTest) {
  const records = await open(samples);
  await records.load();
  return { records, ids: () => records.get().map(({ id }) => id) };
}
