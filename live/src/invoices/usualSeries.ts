import type { InvoiceKind, Queries, Reading } from '../database/tables';

const name = 'usual series';

/** The chosen series by the kind. */
type Usual = Partial<Record<InvoiceKind, number>>;

export async function usualSeries(tables: Reading): Promise<Usual> {
  const row = await tables.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
  return row ? (JSON.parse(row.value) as Usual) : {};
}

export async function setUsualSeries(tables: Queries, kind: InvoiceKind, series: number): Promise<void> {
  const value = JSON.stringify({ ...(await usualSeries(tables)), [kind]: series });
  await tables
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
