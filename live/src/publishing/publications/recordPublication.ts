import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database/tables';
import type { Actor } from '../../log/addToLog';
import type { Chosen } from '../choose';

/** How long composing may take before it counts as failed, in milliseconds. */
const timeout = 180_000;

interface Recorded extends Pick<Chosen, 'records' | 'versions'> {
  /** The content's release, whose hash is recorded; none before its time has come. */
  release?: Pick<Chosen['release'], 'hash'>;
  note: string;
  /** ISO time at which it is to begin; by default now. */
  due?: string | undefined;
}

/**
 * Records a publication before the site is composed, so that it is known whose release is live.
 * @returns its id.
 */
export async function recordPublication(
  tables: Queries,
  { id: person, name, ip }: Actor,
  { records, versions, release, note, due }: Recorded,
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  await tables
    .insertInto('publications')
    .values({
      id,
      state: due === undefined ? 'composing' : 'waiting',
      problem: null,
      note,
      release: release?.hash ?? '',
      records: JSON.stringify(records),
      versions: JSON.stringify(versions),
      person,
      person_name: name,
      ip,
      at: at.toISOString(),
      due_at: due ?? null,
      until: untilOf(at),
    })
    .execute();
  return id;
}

/** When composing that begins now counts as failed. */
export const untilOf = (now: Date) => new Date(now.getTime() + timeout).toISOString();

/** Whether a publication has this release of the content. */
export const isRecorded = async (tables: Queries, release: string) =>
  (await tables.selectFrom('publications').where('release', '=', release).select('id').execute()).length > 0;
