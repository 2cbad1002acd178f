import { addDays } from '@vibrant-peak/invoice/days';
import { dayAfter, type Interval } from '@vibrant-peak/invoice/planDays';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { PlanMode, PlanState, Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { companyDay } from '../../clock/companyClock';
import { listedColumns, valueOf, invoiceWith } from '../storedInvoice';
import { isDay } from '@vibrant-peak/shared/schemas/day';
import { planOf } from './openPlan';
import { assertAutomatic, plannedFor } from './planned';

interface PlanSettings {
  /** The invoice whose content it repeats; by default the content stays. */
  invoice?: number | undefined;
  every: Interval;
  /** The next day. A new one, or another rhythm, has all later ones counted from it. */
  next: string;
  mode: PlanMode;
}

/** What the server can do, and the person may. */
export interface Means {
  mayIssue: boolean;
  sendsMail: boolean;
}

/**
 * Makes a plan of an invoice.
 * @returns its id. @throws a problem: 403, 404, 409 where the invoice has one, 422.
 */
export async function makePlan(
  tables: Queries,
  actor: Actor,
  settings: PlanSettings & { invoice: number },
  means: Means,
): Promise<number> {
  const source = settings.invoice;
  const other = await planOf(tables, source);
  if (other && other.state !== 'stopped') throw problem(409, 'This invoice has a recurring invoice already.');
  const value = await repeated(tables, source);
  assertMay(settings, value, means);
  const { id } = await tables
    .insertInto('invoice_plans')
    .values({ ...columnsOf(actor, settings), source, value: JSON.stringify(value), state: 'on' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(tables, actor, id, 'made');
  return id;
}

/** Changes a plan, and its content where an invoice is named. @throws a problem: 403, 404, 409, 422. */
export async function changePlan(
  tables: Queries,
  actor: Actor,
  { id, ...settings }: PlanSettings & { id: number },
  means: Means,
): Promise<void> {
  const plan = await livePlan(tables, id);
  const { invoice } = settings;
  if (invoice !== undefined && (await planOf(tables, invoice))?.id !== id)
    throw problem(409, 'This invoice does not belong to the recurring invoice.');
  const value =
    invoice === undefined ? (JSON.parse(plan.value) as DraftValue) : await repeated(tables, invoice);
  assertMay(settings, value, means);
  const keepsDays = settings.next === plan.next && settings.every === plan.every;
  await tables
    .updateTable('invoice_plans')
    .set({
      ...columnsOf(actor, settings),
      value: JSON.stringify(value),
      // In February the next day of a plan on the 31st is the 28th.
      ...(keepsDays && { first: plan.first }),
    })
    .where('id', '=', id)
    .execute();
  await note(tables, actor, id, 'changed');
}

const verbs = { on: 'continued', paused: 'paused', stopped: 'stopped' } as const;

/**
 * Pauses a plan, lets it go on, or stops it for good. Days of a pause bring no invoice.
 * @throws a problem: 403, 404, or 409 for a stopped one.
 */
export async function setPlanState(
  tables: Queries,
  actor: Actor,
  { id, state }: { id: number; state: PlanState },
  means: Means,
): Promise<void> {
  const { state: before, mode, first, every, next } = await livePlan(tables, id);
  if (before === state) return;
  if (state === 'on') assertMayIssue(mode, means);
  const today = companyDay();
  const missed = state === 'on' && next < today;
  await tables
    .updateTable('invoice_plans')
    .set({ state, ...(missed && { next: dayAfter(first, every, addDays(today, -1)) }) })
    .where('id', '=', id)
    .execute();
  await note(tables, actor, id, verbs[state]);
}

async function livePlan(tables: Reading, id: number) {
  const plan = await tables.selectFrom('invoice_plans').where('id', '=', id).selectAll().executeTakeFirst();
  if (!plan) throw problem(404, 'This recurring invoice does not exist.');
  if (plan.state === 'stopped') throw problem(409, 'This recurring invoice was stopped.');
  return plan;
}

/** The content of an invoice. @throws a problem: 404, or 422 for other kinds. */
async function repeated(tables: Reading, id: number): Promise<DraftValue> {
  const { kind, version } = await invoiceWith(tables, id);
  if (kind !== 'invoice') throw problem(422, 'Only invoices can recur.');
  return (await valueOf(tables, id, version))!;
}

function assertMay({ next, mode }: PlanSettings, value: DraftValue, means: Means): void {
  assertMayIssue(mode, means);
  const refuse = (message: string) =>
    problem(422, message, { details: { violations: [{ field: 'next', message }] } });
  if (!isDay(next)) throw refuse('Enter a valid date.');
  if (next < companyDay()) throw refuse('This day has passed: choose today or a later one.');
  if (mode === 'issue and send') assertAutomatic(plannedFor(next, value), means.sendsMail);
}

function assertMayIssue(mode: PlanMode, { mayIssue }: Means): void {
  if (mode === 'issue and send' && !mayIssue)
    throw problem(403, 'This requires the right "issue". A manager can grant it under People.');
}

const columnsOf = ({ name }: Actor, { every, next, mode }: PlanSettings) => ({
  every,
  mode,
  next,
  first: next,
  person_name: name,
  made_at: new Date().toISOString(),
});

async function note(
  tables: Queries,
  actor: Actor,
  id: number,
  verb: 'made' | 'changed' | (typeof verbs)[PlanState],
): Promise<void> {
  const { value, every, next, mode } = await tables
    .selectFrom('invoice_plans')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const { total, currency } = listedColumns(JSON.parse(value) as DraftValue);
  const details = { total, currency, every, next, mode };
  await addToLog(tables, actor, {
    action: `${verb} a recurring invoice`,
    subject: `invoice-plans/${id}`,
    details,
  });
}
