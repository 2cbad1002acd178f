import { monthText } from '@vibrant-peak/invoice/dayText';
import type { Reading } from '../database/tables';
import { recordIn } from './recentChanges';
import { collections } from '../records/collections';

/** What subjects without a title of their own are called. */
const kinds = new Map([
  ['publication', 'Publication'],
  ['inbox', 'Message'],
  ['mail', 'Mail'],
  ['invoices', 'Invoice'],
  ['invoice-plans', 'Recurring invoice'],
  ['imports', 'Import'],
  ['series', 'Number series'],
  ['clients', 'Client'],
  ['items', 'Item'],
]);

/** The subject of a line as people call it. */
export async function titleIn(tables: Reading, { subject }: { subject: string }): Promise<string> {
  const kind = subject.split('/')[0]!;
  if (collections.has(kind)) return (await recordIn(tables, subject)).title;
  if (kind === 'canary') return subject.slice('canary/'.length);
  if (kind === 'releases') return subject.slice('releases/'.length) || 'the site';
  if (kind === 'months') return monthText(subject.slice('months/'.length));
  return kinds.get(kind) ?? subject;
}

/** Everybody in the log under their latest name, people who were removed included. */
export async function authors(tables: Reading): Promise<{ id: string; name: string }[]> {
  const rows = await tables
    .selectFrom('log')
    .where('person', 'is not', null)
    .groupBy('person')
    .select(({ fn }) => ['person', fn.max('id').as('last')])
    .execute();
  if (rows.length === 0) return [];
  const lines = await tables
    .selectFrom('log')
    .where(
      'id',
      'in',
      rows.map(({ last }) => last),
    )
    .select(['person', 'person_name as name'])
    .execute();
  return lines
    .map(({ person, name }) => ({ id: person!, name }))
    .sort((first, second) => first.name.localeCompare(second.name));
}
