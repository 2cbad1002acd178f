import type { Queries } from '../../database/tables';

/** Mails of an invoice that were not sent yet are not sent any more. @param kind by default all. */
export const withdrawMails = (tables: Queries, invoice: number, kind?: 'reminder') =>
  tables
    .deleteFrom('outbox')
    .where('invoice', '=', invoice)
    .where('state', '!=', 'sent')
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind!))
    .execute();
