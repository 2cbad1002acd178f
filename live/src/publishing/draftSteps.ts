import { sql } from 'kysely';
import type { Reading } from '../database/tables';
import type { Place } from '../records/record';
import { placeOf } from './siteRecord';

/** A version of a draft that the site has not shown. */
export interface DraftStep extends Place {
  version: number;
  person: string | null;
  name: string;
  /** Whether that person has discarded it since; changes of others stayed then. */
  isUndone: boolean;
}

/** Lines of the log about drafts that were discarded. */
export const discards = (tables: Reading) =>
  tables.selectFrom('log').where('action', '=', 'discarded a draft').selectAll();

/**
 * The versions that lead from the site to each draft, by place, the oldest first.
 * @param place of one draft; by default all.
 */
export async function draftSteps(tables: Reading, place?: Place): Promise<Map<string, DraftStep[]>> {
  const rows = await tables
    .selectFrom('records')
    .innerJoin('versions', (join) =>
      join.onRef('versions.collection', '=', 'records.collection').onRef('versions.id', '=', 'records.id'),
    )
    .leftJoin('versions as published', (join) =>
      join
        .onRef('published.collection', '=', 'records.collection')
        .onRef('published.id', '=', 'records.id')
        .onRef('published.version', '=', 'records.published_version'),
    )
    .where(({ eb, fn, ref }) =>
      eb('versions.version', '>', fn.coalesce(ref('records.published_version'), sql<number>`0`)),
    )
    .$if(place !== undefined, (all) =>
      all.where('records.collection', '=', place!.collection).where('records.id', '=', place!.id),
    )
    .select([
      ...(['versions.collection', 'versions.id', 'versions.version', 'versions.person'] as const),
      'versions.person_name as name',
      sql`versions.value is not distinct from published.value`.as('isAsShown'),
    ])
    .orderBy('versions.version')
    .execute();
  const steps = new Map<string, DraftStep[]>();
  const undone = await lastDiscards(tables, place);
  for (const { isAsShown, ...row } of rows) {
    const isUndone = row.version <= (undone.get(`${placeOf(row)} ${row.person}`) ?? 0);
    const step = { ...row, isUndone };
    const before = steps.get(placeOf(step)) ?? [];
    steps.set(placeOf(step), isAsShown ? [] : [...before, step]);
  }
  return steps;
}

/** The version that each discard has made, the last one of each person in each record. */
async function lastDiscards(tables: Reading, place?: Place): Promise<Map<string, number>> {
  const lines = await discards(tables)
    .$if(place !== undefined, (all) => all.where('subject', '=', placeOf(place!)))
    .orderBy('id')
    .execute();
  return new Map(
    lines.map(({ subject, person, details }) => [
      `${subject} ${person}`,
      (JSON.parse(details) as { version: number }).version + 1,
    ]),
  );
}

/** Names of those whose steps these are, in the order of the first of each. */
export const namesOf = (steps: readonly DraftStep[]) => [...new Set(steps.map(({ name }) => name))];
