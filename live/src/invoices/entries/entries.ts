import { decimalOf, hundred, zero } from '@vibrant-peak/invoice/decimal';
import { partyName } from '@vibrant-peak/invoice/invoice';
import type { EntryKind, Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { assertAmount } from '../assertAmount';
import type { Client, Item } from './schemas';

/** By the kind of entry. */
export interface Values {
  client: Client;
  item: Item;
}

/** A value with its kind. */
export type Entry = { [K in EntryKind]: { kind: K; value: Values[K] } }[EntryKind];

const nouns = { client: 'a client', item: 'an item' } as const;

/** What people call it. */
const nameOf = ({ kind, value }: Entry) => (kind === 'client' ? partyName(value) : value.name.trim());

/** The name, of clients with the company: one of each is stored. */
export const keyOf = ({ kind, value }: Entry): string =>
  (kind === 'client' ? `${value.company.trim()}\n${value.name.trim()}` : value.name.trim()).toLowerCase();

/** A search for "de" finds names, not all clients of a country. */
const choices = ['country', 'taxCase', 'language', 'specification', 'paymentMeans'];

/** The columns of a value. */
export function columnsOf(entry: Entry) {
  const words = Object.entries(entry.value)
    .filter(([name, text]) => !choices.includes(name) && typeof text === 'string')
    .map(([, text]) => text);
  return {
    key: keyOf(entry),
    words: words.join('\n').toLowerCase(),
    value: JSON.stringify(entry.value),
  };
}

/** @returns its id. @throws a problem: 409 when it is there already, 422 with the field. */
export async function addEntry(tables: Queries, actor: Actor, entry: Entry): Promise<number> {
  await assertFits(tables, entry);
  const { id } = await tables
    .insertInto('invoice_entries')
    .values({ ...columnsOf(entry), kind: entry.kind, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await log(tables, actor, 'added', id, entry);
  return id;
}

interface Change {
  id: number;
  /** The version that the person has seen. */
  from: number;
}

/** @throws a problem: 404, 409 when another has the name, 412 for another version, 422. */
export async function changeEntry(
  tables: Queries,
  actor: Actor,
  { id, from, kind, value: sent }: Entry & Change,
): Promise<void> {
  const { version, value: kept } = await entryWith(tables, kind, id);
  if (version !== from)
    throw problem(412, 'A colleague has changed this meanwhile: open it again.', { details: { version } });
  // Optional members that were not sent stay.
  const entry = { kind, value: { ...JSON.parse(kept), ...sent } } as Entry;
  await assertFits(tables, entry, id);
  await tables
    .updateTable('invoice_entries')
    .set({ ...columnsOf(entry), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await log(tables, actor, 'changed', id, entry);
}

/** Hides an entry from the choices, or shows it again. @throws a problem (404). */
export async function hideEntry(
  tables: Queries,
  actor: Actor,
  { kind, id, isHidden }: { kind: EntryKind; id: number; isHidden: boolean },
): Promise<void> {
  const { value } = await entryWith(tables, kind, id);
  await tables
    .updateTable('invoice_entries')
    .set({ is_hidden: Number(isHidden) })
    .where('id', '=', id)
    .execute();
  await log(tables, actor, isHidden ? 'hid' : 'showed', id, { kind, value: JSON.parse(value) } as Entry);
}

/** @throws a problem: 404, or 409 when an issued invoice has it. */
export async function deleteEntry(
  tables: Queries,
  actor: Actor,
  { kind, id }: { kind: EntryKind; id: number },
): Promise<void> {
  const { value } = await entryWith(tables, kind, id);
  const used = await tables
    .selectFrom('invoice_prices')
    .where(({ eb, or }) => or([eb('client', '=', id), eb('item', '=', id)]))
    .select('invoice')
    .executeTakeFirst();
  if (used) throw problem(409, 'Issued invoices use it: hide it instead.');
  await tables.deleteFrom('invoice_entries').where('id', '=', id).execute();
  await log(tables, actor, 'deleted', id, { kind, value: JSON.parse(value) } as Entry);
}

async function entryWith(tables: Reading, kind: EntryKind, id: number) {
  const found = await tables
    .selectFrom('invoice_entries')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .select(['version', 'value'])
    .executeTakeFirst();
  if (!found) throw problem(404, `This ${kind} does not exist.`);
  return found;
}

const refuse = (field: string, message: string, status = 422) =>
  problem(status, message, { details: { field } });

async function assertFits(tables: Reading, entry: Entry, ownId = 0): Promise<void> {
  const { kind, value } = entry;
  if (nameOf(entry) === '')
    throw refuse('name', kind === 'client' ? 'Type a name or a company.' : 'Type a name.');
  assertTaxRate(value.taxRate);
  if (kind === 'item' && value.amount.trim() !== '' && !decimalOf(value.amount)?.gte(zero))
    throw refuse('amount', 'The price is a number of 0 or more, such as 1200.50.');
  if (kind === 'item') assertAmount('amount', decimalOf(value.amount) ?? zero);
  const same = await tables
    .selectFrom('invoice_entries')
    .where('kind', '=', kind)
    .where('key', '=', keyOf(entry))
    .where('id', '<>', ownId)
    .select('is_hidden')
    .executeTakeFirst();
  const where = same?.is_hidden ? ', among the hidden ones' : '';
  if (same) throw refuse('name', `There is already ${nouns[kind]} of this name${where}.`, 409);
}

/** @throws a problem (422). */
export function assertTaxRate(text: string): void {
  const rate = decimalOf(text);
  if (text.trim() !== '' && !(rate?.gte(zero) && rate.lte(hundred)))
    throw refuse('taxRate', 'The tax rate is a number from 0 to 100.');
}

function log(
  tables: Queries,
  actor: Actor,
  verb: 'added' | 'changed' | 'hid' | 'showed' | 'deleted',
  id: number,
  entry: Entry,
) {
  const subject = `${entry.kind}s/${id}`;
  return addToLog(tables, actor, {
    action: `${verb} ${nouns[entry.kind]}`,
    subject,
    details: { name: nameOf(entry) },
  });
}
