import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import { mayUse, type SignedIn } from '../http/requireRoles';
import { addToLog, type Actor } from '../log/addToLog';
import type { Fields } from '../records/collections';
import { deleteRecord } from '../records/deleteRecord';
import { recordAt, valueIn, type StoredRecord } from '../records/record';
import { collectionAt } from '../records/recordSchemas';
import { saveRecord } from '../records/saveRecord';
import type { Choice } from './choose';
import { draftSteps, namesOf, type DraftStep } from './draftSteps';
import { placeOf } from './siteRecord';
import { withoutOwn } from './withoutOwn';

interface Discarding extends Choice {
  /** Whether what others have changed goes as well; that takes a publisher. */
  others: boolean;
}

/**
 * Takes a person's changes out of a draft, or resets it to the site. That makes a new version, so
 * that history keeps the discarded values.
 * @throws a problem: 404, 403 for changes of others, 409 when the draft has changed since or holds
 * no own change.
 */
export async function discard(
  tables: Queries,
  { person, actor }: { person: SignedIn; actor: Actor },
  { collection: name, id, version, others }: Discarding,
): Promise<StoredRecord> {
  const place = { collection: name, id };
  const collection = collectionAt(name, id);
  const draft = await recordAt(tables, place);
  if (!draft) throw problem(404, `Not found: record "${id}".`);
  if (draft.version !== version)
    throw problem(
      409,
      `${draft.savedBy} has changed this record meanwhile: look at it before you discard it.`,
    );
  const steps = (await draftSteps(tables, place)).get(placeOf(place)) ?? [];
  if (steps.length === 0) return draft;
  const made = steps.filter(({ isUndone }) => !isUndone);
  assertMayDiscard(person, made, others);
  const { publishedVersion } = draft;
  const shown = publishedVersion === null ? null : ((await valueIn(tables, place, publishedVersion)) ?? null);
  const value = others ? shown : await withoutOwn(tables, { person: person.id, steps, shown });
  const discarded = await write(tables, actor, { collection, id, draft, value });
  const of = namesOf(made.filter((step) => others || step.person === person.id));
  const entry = { action: 'discarded a draft', subject: placeOf(place), details: { version, of } } as const;
  if (discarded.version !== version) await addToLog(tables, actor, entry);
  return discarded;
}

function assertMayDiscard(person: SignedIn, steps: readonly DraftStep[], others: boolean): void {
  const theirs = steps.filter((step) => step.person !== person.id);
  const names = namesOf(theirs).join(', ');
  if (others && theirs.length > 0 && !mayUse('publisher', person.role))
    throw problem(403, `Changes of others are discarded by publishers; these are of ${names}.`);
  if (!others && theirs.length === steps.length)
    throw problem(409, `These changes are not yours: ${names} made them.`);
}

interface Writing {
  collection: ReturnType<typeof collectionAt>;
  id: string;
  draft: StoredRecord;
  /** `null` deletes it. */
  value: Fields | null;
}

async function write(
  tables: Queries,
  actor: Actor,
  { collection, id, draft, value }: Writing,
): Promise<StoredRecord> {
  const from = draft.version;
  if (value) return saveRecord(tables, actor, { collection, id, from, value });
  return draft.value ? deleteRecord(tables, actor, { collection, id, from }) : draft;
}
