import type { Queries } from '../database/tables';

/** Brings invoices in line with what became of their mails: one that came back was not sent. */
export async function recordSending(tables: Queries, mails: readonly string[]): Promise<void> {
  if (mails.length === 0) return;
  const touched = await tables
    .selectFrom('outbox')
    .where('id', 'in', mails)
    .where('kind', '=', 'invoice')
    .where('invoice', 'is not', null)
    .select('invoice')
    .execute();
  for (const { invoice } of touched) {
    const { first } = await tables
      .selectFrom('outbox')
      .where('invoice', '=', invoice)
      .where('kind', '=', 'invoice')
      .where('state', '=', 'sent')
      .select(({ fn }) => fn.min('sent_at').as('first'))
      .executeTakeFirstOrThrow();
    await tables.updateTable('invoices').set({ sent_at: first }).where('id', '=', invoice).execute();
  }
}
