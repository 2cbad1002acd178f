import type { Conflict, Records, RecordsPort } from '@vibrant-peak/shared/host';
import type { RecordValues } from '../records/recordValues';

/** Asks which values to keep. @returns the values to save; rejects when there are none. */
type Ask = (conflict: Conflict) => Promise<RecordValues>;

let present: Ask | undefined;

/** Registers a screen that asks about conflicts. @returns a function to call when it is gone. */
export function askAboutConflicts(ask: Ask): () => void {
  present = ask;
  return () => {
    if (present === ask) present = undefined;
  };
}

const isConflict = (error: unknown): error is Conflict => error instanceof Error && error.name === 'Conflict';

const known = new WeakMap<Records, Records>();

/** Lists with questions about conflicts. Without a screen that asks, a conflict is a failure. */
export const askingPort = (port: RecordsPort): RecordsPort => ({
  of(list) {
    const records = port.of(list);
    const made = known.get(records) ?? { ...records, update: askingUpdate(records) };
    known.set(records, made);
    return made;
  },
});

function askingUpdate(records: Records): Records['update'] {
  const update: Records['update'] = async (edits, added) => {
    try {
      return await records.update(edits, added);
    } catch (error) {
      if (!isConflict(error) || !present) throw error;
      const { merged } = error;
      const values = await present(error);
      const answered = edits.map((edit) => (edit.from.id === merged.id ? { from: merged, values } : edit));
      return update(answered, added);
    }
  };
  return update;
}
