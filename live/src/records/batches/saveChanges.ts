import type { Queries } from '../../database/tables';
import { isProblem, problem } from '../../http/problem';
import type { Actor } from '../../log/addToLog';
import { appendToOrder } from '../appendToOrder';
import { recordLabel } from '../checkRecord';
import type { Collection, Fields } from '../collections';
import { deleteRecord } from '../deleteRecord';
import { newRecords } from '../newRecords';
import { recordAt, type StoredRecord } from '../record';
import { saveRecord } from '../saveRecord';

/** A record that is not there yet. */
interface Creation {
  value: Fields;
}

/** A record as it is to be; `null` deletes it. */
interface Edit {
  id: string;
  /** The version that the person began from. */
  from: number;
  value: Fields | null;
}

export type Change = Creation | Edit;

/** What is done to one record. */
interface Step {
  id: string;
  from: number | 'new';
  value: Fields | null;
}

/**
 * Saves changes of several records of a collection. New ones get ids and come last in their list.
 * @returns the records as they are now, in the order of the changes.
 * @throws the problem of the first change that fails, with its record's id. Among several changes
 * the message names the record.
 */
export async function saveChanges(
  tables: Queries,
  actor: Actor,
  collection: Collection,
  changes: readonly Change[],
): Promise<StoredRecord[]> {
  const steps = await stepsOf(tables, collection, changes);
  const saved: StoredRecord[] = [];
  for (const step of steps) {
    const record = await take(tables, actor, collection, step).catch(async (error: unknown) => {
      throw await naming(error, { tables, collection, step, isAlone: steps.length === 1 });
    });
    saved.push(record);
  }
  const added = steps.filter(({ from }) => from === 'new').map(({ id }) => id);
  await appendToOrder(tables, actor, collection.name, added);
  return saved;
}

async function stepsOf(
  tables: Queries,
  collection: Collection,
  changes: readonly Change[],
): Promise<readonly Step[]> {
  if (changes.every((change) => 'id' in change)) return changes;
  if (collection.kind !== 'list') throw problem(409, 'The site has this once: nothing is added to it.');
  const newRecord = await newRecords(tables, collection);
  return changes.map((change) =>
    'id' in change ? change : { from: 'new' as const, ...newRecord(change.value) },
  );
}

async function take(
  tables: Queries,
  actor: Actor,
  collection: Collection,
  { id, from, value }: Step,
): Promise<StoredRecord> {
  if (value) return saveRecord(tables, actor, { collection, id, from, value });
  return deleteRecord(tables, actor, { collection, id, from: Number(from) });
}

interface Failed {
  tables: Queries;
  collection: Collection;
  step: Step;
  isAlone: boolean;
}

/** A problem that says which record it is about. */
async function naming(error: unknown, { tables, collection, step: { id, value }, isAlone }: Failed) {
  if (!(error instanceof Error && isProblem(error))) return error;
  const { statusCode, message } = error;
  const details = { ...error.details, id };
  // What a schema refuses has the name already.
  if (isAlone || statusCode === 422) return problem(statusCode, message, { details });
  const known = value ?? (await recordAt(tables, { collection: collection.name, id }))?.value ?? {};
  return problem(statusCode, `${recordLabel(collection, id, known)}: ${message}`, { details });
}
