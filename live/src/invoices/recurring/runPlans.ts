import { dayAfter } from '@vibrant-peak/invoice/planDays';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { isAway, isBusy } from '../../database/isAway';
import type { Database } from '../../database/openDatabase';
import type { Queries } from '../../database/tables';
import { systemActor } from '../../log/addToLog';
import { companyDay, companyHour } from '../../clock/companyClock';
import { createDraft } from '../saveDraft';
import { firstHour } from '../sending/reminders';
import { finishDueDays, type Finishing } from './finishDueDays';
import { plannedFor } from './planned';

/**
 * Drafts the invoices of all days that are due, those that were missed as well. In the morning it
 * issues and sends what goes automatically. Each draft is a change of its own, with the plan's next day.
 */
export async function runPlans(database: Database, finishing: Finishing): Promise<void> {
  const due = await database.tables
    .selectFrom('invoice_plans')
    .where('state', '=', 'on')
    .where('next', '<=', companyDay())
    .orderBy('next')
    .select('id')
    .execute();
  for (const { id } of due)
    await draftAllDue(database, id).catch((error: Error) => {
      if (isAway(error) || isBusy(error)) throw error;
      finishing.log(`Recurring invoice ${id} was not drafted: ${error.message}`);
    });
  if (companyHour() >= firstHour) await finishDueDays(database, finishing);
}

/** Drafts the invoices of a plan until no day is due. */
async function draftAllDue(database: Database, id: number): Promise<void> {
  while (await database.change((tables) => draftDue(tables, id)));
}

/** Drafts the invoice of the next day. @returns whether it was due. */
async function draftDue(tables: Queries, id: number): Promise<boolean> {
  const plan = await tables
    .selectFrom('invoice_plans')
    .where('id', '=', id)
    .where('state', '=', 'on')
    .where('next', '<=', companyDay())
    .selectAll()
    .executeTakeFirst();
  if (!plan) return false;
  const { next: day, first, every, mode } = plan;
  const recorded = await tables
    .insertInto('invoice_plan_days')
    .values({
      plan: id,
      day,
      at: new Date().toISOString(),
      todo: mode === 'draft' ? null : 'issue',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (recorded.numInsertedOrUpdatedRows !== 0n) {
    const value = plannedFor(day, JSON.parse(plan.value) as DraftValue);
    const invoice = await createDraft(tables, systemActor, { kind: 'invoice', value });
    await tables
      .updateTable('invoice_plan_days')
      .set({ invoice })
      .where('plan', '=', id)
      .where('day', '=', day)
      .execute();
  }
  const next = dayAfter(first, every, day);
  await tables.updateTable('invoice_plans').set({ next }).where('id', '=', id).execute();
  return true;
}
