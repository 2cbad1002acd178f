import type { Tables, Reading } from '../../database/tables';
import { titleOf } from '../../records/titleOf';
import { problem } from '../../http/problem';
import type { RecordChange } from '../changes';
import { stepOf, type Step } from '../steps';

/** A record that a publication changed. */
export interface PublishedRecord extends Pick<RecordChange, 'collection' | 'id' | 'name' | 'change'> {
  /** The version that was on the site before; `null` when there was none. */
  from: number | null;
  to: number;
}

export interface Publication {
  id: string;
  state: Tables['publications']['state'];
  problem: string | null;
  /** Known while this process composes it. */
  step: Step | null;
  records: (PublishedRecord & { title: string })[];
  note: string;
  by: string;
  /** When it was asked for, or began at the time that was asked for. */
  at: string;
  dueAt: string | null;
}

type Row = Pick<
  Tables['publications'],
  'id' | 'state' | 'problem' | 'records' | 'note' | 'person_name' | 'at' | 'due_at'
>;

const columns = ['id', 'state', 'problem', 'records', 'note', 'person_name', 'at', 'due_at'] as const;

/** A record as the pages name it. */
export const titled = <T extends Parameters<typeof titleOf>[0]>(record: T) => ({
  ...record,
  title: titleOf(record),
});

const publicationOf = ({ records, person_name: by, due_at: dueAt, ...row }: Row): Publication => ({
  ...row,
  by,
  dueAt,
  step: stepOf(row.id),
  records: (JSON.parse(records) as PublishedRecord[]).map(titled),
});

/** Publications of one answer. */
const MAX_PUBLICATIONS = 50;

interface Which {
  /** Time of one: those before it. */
  before?: string | undefined;
  state?: Publication['state'] | undefined;
}

/** Publications, the newest first. */
export async function publications(
  tables: Reading,
  { before, state }: Which = {},
): Promise<{ publications: Publication[]; hasMore: boolean }> {
  const rows = await tables
    .selectFrom('publications')
    .$if(before !== undefined, (all) => all.where('at', '<', before!))
    .$if(state !== undefined, (all) => all.where('state', '=', state!))
    .orderBy('at', 'desc')
    .limit(MAX_PUBLICATIONS + 1)
    .select(columns)
    .execute();
  return {
    publications: rows.slice(0, MAX_PUBLICATIONS).map(publicationOf),
    hasMore: rows.length > MAX_PUBLICATIONS,
  };
}

/** @throws a problem (404). */
export async function publicationAt(tables: Reading, id: string): Promise<Publication> {
  const row = await tables.selectFrom('publications').where('id', '=', id).select(columns).executeTakeFirst();
  if (!row) throw problem(404, `There is no publication "${id}".`);
  return publicationOf(row);
}

/** Scheduled publications, the next one first, and failed ones until somebody dismisses them. */
export async function schedules(tables: Reading): Promise<Publication[]> {
  const rows = await tables
    .selectFrom('publications')
    .where('due_at', 'is not', null)
    .where('state', 'in', ['waiting', 'unconfirmed', 'failed'])
    .orderBy('due_at')
    .select(columns)
    .execute();
  return rows.map(publicationOf);
}

/** What somebody has scheduled and is not live yet, the earliest first. */
export async function schedulesOf(tables: Reading, person: string): Promise<Publication[]> {
  const rows = await tables
    .selectFrom('publications')
    .where('person', '=', person)
    .where('state', 'in', ['waiting', 'unconfirmed'])
    .orderBy('due_at')
    .select(columns)
    .execute();
  return rows.map(publicationOf);
}
