import type { Queries, Reading } from '../database/tables';
import type { Encryption } from './transport';

/** What the site knows of its mail server from the last mails. */
export interface MailServerState {
  /** Since when it sends nothing for the site; `null` when it does. */
  failingSince: string | null;
  /** Why, in its own words. */
  problem: string | null;
  /** How the last mail went to it; `null` before the first one. */
  encryption: Encryption | null;
}

/** The one row of its table. */
const id = 1;

export async function mailServerState(tables: Reading): Promise<MailServerState> {
  const row = await tables
    .selectFrom('mail_server')
    .select(['failing_since as failingSince', 'problem', 'encryption'])
    .executeTakeFirst();
  return row ?? { failingSince: null, problem: null, encryption: null };
}

/** Records that a mail was sent. */
export const recordServerSuccess = (tables: Queries, encryption: Encryption) => {
  const state = { failing_since: null, problem: null, encryption };
  return tables
    .insertInto('mail_server')
    .values({ id, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
};

/** Records that it sends nothing for the site; the first time since it last did stays. */
export async function recordServerFailure(tables: Queries, problem: string): Promise<void> {
  const { failingSince } = await mailServerState(tables);
  const state = { failing_since: failingSince ?? new Date().toISOString(), problem };
  await tables
    .insertInto('mail_server')
    .values({ id, encryption: null, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}
