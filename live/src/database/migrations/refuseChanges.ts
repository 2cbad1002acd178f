import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Columns of an issued invoice that stay as they are. */
const issued = [
  ...['id', 'kind', 'version', 'name', 'client', 'date', 'due_date', 'currency', 'total', 'amount'],
  ...['words', 'credits', 'number', 'series', 'issued_at', 'issued_by', 'hash', 'template_version'],
].join(', ');

const isOfIssued = 'exists (select 1 from invoices where id = old.invoice and number is not null)';

/** A restore adds the versions of an issued invoice after the invoice itself. */
const isFurtherVersion = `exists (select 1 from invoices
  where id = new.invoice and number is not null and new.version not between 1 and version)`;

/** SQLite's `insert or replace` deletes a row without a trigger for it. */
export const isThere = (table: string, key: string) =>
  `exists (select 1 from ${table} as there where ${key})`;

/** A change that the database refuses. */
interface Refusal {
  name: string;
  /** Such as `delete on invoices`. */
  event: string;
  when?: string;
  says: string;
}

const refusals: Refusal[] = [
  {
    name: 'invoices_stay',
    event: `update of ${issued} on invoices`,
    when: 'old.number is not null',
    says: 'an issued invoice does not change',
  },
  {
    name: 'invoices_stay_void',
    event: 'update of voided_at, void_reason on invoices',
    when: 'old.voided_at is not null',
    says: 'a void invoice stays void',
  },
  {
    name: 'invoices_remain',
    event: 'delete on invoices',
    when: 'old.number is not null',
    says: 'an issued invoice is not deleted',
  },
  {
    name: 'invoices_not_replaced',
    event: 'insert on invoices',
    when: isThere(
      'invoices',
      'there.number is not null and (there.id = new.id or there.number = new.number)',
    ),
    says: 'an issued invoice is not replaced',
  },
  {
    name: 'invoice_versions_not_replaced',
    event: 'insert on invoice_versions',
    when: isThere('invoice_versions', 'there.invoice = new.invoice and there.version = new.version'),
    says: 'a version is not replaced',
  },
  {
    name: 'invoice_payments_not_replaced',
    event: 'insert on invoice_payments',
    when: isThere('invoice_payments', 'there.id = new.id'),
    says: 'a payment is not replaced',
  },
  { name: 'invoice_versions_stay', event: 'update on invoice_versions', says: 'a version does not change' },
  {
    name: 'invoice_versions_end',
    event: 'insert on invoice_versions',
    when: isFurtherVersion,
    says: 'an issued invoice has no further version',
  },
  {
    name: 'invoice_versions_remain',
    event: 'delete on invoice_versions',
    when: isOfIssued,
    says: 'the content of an issued invoice is not deleted',
  },
  { name: 'invoice_payments_stay', event: 'update on invoice_payments', says: 'a payment does not change' },
  { name: 'invoice_payments_remain', event: 'delete on invoice_payments', says: 'a payment is not deleted' },
];

/** Triggers that refuse changes of issued invoices and of payments. */
export async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await refuse(db, refusals);
  for (const table of ['invoices', 'invoice_versions', 'invoice_payments'])
    await refuseToEmpty(db, table, 'invoices_remain');
}

/** Adds triggers. */
export async function refuse(db: Kysely<unknown>, all: readonly Refusal[]): Promise<void> {
  for (const refusal of all) await (isPostgres(db) ? onPostgres : onSqlite)(db, refusal);
}

/** Gives triggers that are there other conditions; their events stay. */
export async function replaceRefusals(db: Kysely<unknown>, all: readonly Refusal[]): Promise<void> {
  for (const refusal of all)
    if (isPostgres(db)) await sql.raw(functionOf(refusal)).execute(db);
    else {
      await sql.raw(`drop trigger ${refusal.name}`).execute(db);
      await onSqlite(db, refusal);
    }
}

/** SQLite has no `truncate`. @param refusal name of the one whose words say it. */
export async function refuseToEmpty(db: Kysely<unknown>, table: string, refusal: string): Promise<void> {
  if (!isPostgres(db)) return;
  await sql
    .raw(`create trigger ${table}_not_emptied before truncate on ${table} execute function ${refusal}()`)
    .execute(db);
}

const onSqlite = (db: Kysely<unknown>, { name, event, when = '1', says }: Refusal) =>
  sql
    .raw(`create trigger ${name} before ${event} when ${when} begin select raise(abort, '${says}'); end`)
    .execute(db);

async function onPostgres(db: Kysely<unknown>, refusal: Refusal): Promise<void> {
  const { name, event } = refusal;
  await sql.raw(functionOf(refusal)).execute(db);
  await sql.raw(`create trigger ${name} before ${event} for each row execute function ${name}()`).execute(db);
}

/**
 * PostgreSQL has no subquery in `when`. The rest of the function runs for rows alone: emptying a
 * table is always refused.
 */
const functionOf = ({ name, event, when = 'true', says }: Refusal) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin
     if tg_op = 'TRUNCATE' then raise exception '${says}'; end if;
     if ${when} then raise exception '${says}'; end if;
     return ${event.startsWith('delete') ? 'old' : 'new'};
   end $$`;
