import type { Kysely } from 'kysely';
import type { AccountingTables } from './tables/accounting';
import type { InboxTables } from './tables/inbox';
import type { InvoicesTables } from './tables/invoices';
import type { MailTables } from './tables/mail';
import type { PeopleTables } from './tables/people';
import type { RecordsTables } from './tables/records';
import type { RecurringInvoicesTables } from './tables/recurringInvoices';

export type { ApplicationStage, ConversationState, UnsentUse } from './tables/inbox';
export type { InvoiceKind } from '@vibrant-peak/invoice/storedSchema';
export type { EntryKind } from './tables/invoices';
export type { Notices } from './tables/people';
export type { PlanMode, PlanState } from './tables/recurringInvoices';

/** Times are ISO 8601 in UTC, which sorts as text. Lists and values are JSON. */
export interface Tables
  extends
    PeopleTables,
    RecordsTables,
    InboxTables,
    InvoicesTables,
    RecurringInvoicesTables,
    AccountingTables,
    MailTables {}

/** The database, or a change in it. */
export type Queries = Kysely<Tables>;

/** The database for those who only read. `getExecutor` says which database it is. */
export type Reading = Pick<Queries, 'selectFrom' | 'selectNoFrom' | 'getExecutor'>;
