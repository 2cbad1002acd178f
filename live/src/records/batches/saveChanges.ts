import { takeTurn } from '../../database/takeTurn';
import type { Queries } from '../../database/tables';
import { isProblem, problem } from '../../http/problem';
import type { Actor } from '../../log/addToLog';
import { appendToOrder } from '../appendToOrder';
import { checkRecord, recordLabel } from '../checkRecord';
import type { Collection, Fields } from '../collections';
import { deleteRecord } from '../deleteRecord';
import { newRecords } from '../newRecords';
import { pictureViolations } from '../pictureViolations';
import { recordAt, type StoredRecord } from '../record';
import { saveRecord } from '../saveRecord';
import { MAX_ROWS, writeVersions } from '../writeVersion';

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

/** A record with an id that no record of its list has had. */
interface Addition extends Step {
  from: 'new';
  value: Fields;
}

const isAddition = (step: Step): step is Addition => step.from === 'new';

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
  const saved = new Map<Step, StoredRecord>();
  const added: Addition[] = [];
  for (const step of steps) {
    const done = isAddition(step)
      ? checkNew(tables, collection, step).then(() => void added.push(step))
      : take(tables, actor, collection, step).then((record) => void saved.set(step, record));
    await done.catch(async (error: unknown) => {
      throw await naming(error, { tables, collection, step, isAlone: steps.length === 1 });
    });
  }
  for (let first = 0; first < added.length; first += MAX_ROWS) {
    const some = added.slice(first, first + MAX_ROWS);
    const writings = some.map(({ id, value }) => ({
      place: { collection: collection.name, id },
      before: undefined,
      value,
    }));
    const stored = await writeVersions(tables, actor, writings);
    for (const [index, step] of some.entries()) saved.set(step, stored[index]!);
  }
  const ids = added.map(({ id }) => id);
  await appendToOrder(tables, actor, collection.name, ids);
  return steps.map((step) => saved.get(step)!);
}

async function stepsOf(
  tables: Queries,
  collection: Collection,
  changes: readonly Change[],
): Promise<readonly Step[]> {
  if (changes.every((change) => 'id' in change)) return changes;
  if (collection.kind !== 'list')
    throw problem(409, 'The site has exactly one of these: change it instead of adding another.');
  const newRecord = await newRecords(tables, collection);
  return changes.map((change) =>
    'id' in change ? change : { from: 'new' as const, ...newRecord(change.value) },
  );
}

async function checkNew(tables: Queries, collection: Collection, { id, value }: Addition): Promise<void> {
  // A record without new pictures asks the database nothing.
  await takeTurn();
  checkRecord(collection, id, value, await pictureViolations(tables, collection, value, undefined));
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
