import type { Selectable } from 'kysely';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Reading, Tables } from '../../database/tables';
import { listedColumns } from '../storedInvoice';
import { listedInvoice } from '../invoices';

/** What the program has made and flagged for review: drafts, and issued ones that it did not send. */
const flagged = (tables: Reading) =>
  tables
    .selectFrom('invoice_plan_days')
    .innerJoin('invoices', 'invoices.id', 'invoice_plan_days.invoice')
    .where('problem', 'is not', null)
    .where((where) =>
      where.or([
        where.and([where('todo', '=', 'issue'), where('number', 'is', null)]),
        where.and([where('todo', '=', 'send'), where('sent_at', 'is', null), where('voided_at', 'is', null)]),
      ]),
    );

/** All plans: those that go on first, by their next day. */
export async function listPlans(tables: Reading) {
  const plans = await tables.selectFrom('invoice_plans').orderBy('next').orderBy('id').selectAll().execute();
  const order = { on: 0, paused: 1, stopped: 2 };
  const sorted = plans.sort((one, other) => order[one.state] - order[other.state]);
  return Promise.all(sorted.map((plan) => opened(tables, plan)));
}

/** One plan as the list has it. */
export async function openPlan(tables: Reading, id: number) {
  const plan = await tables
    .selectFrom('invoice_plans')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return opened(tables, plan);
}

type Plan = Selectable<Tables['invoice_plans']>;

async function opened(tables: Reading, { value, source, person_name: setBy, ...plan }: Plan) {
  const { client, total, currency } = listedColumns(JSON.parse(value) as DraftValue);
  const { id, every, next, mode, state } = plan;
  const last = await tables
    .selectFrom('invoice_plan_days')
    .where('plan', '=', id)
    .where('invoice', 'is not', null)
    .orderBy('day', 'desc')
    .select('invoice')
    .executeTakeFirst();
  const problems = await flagged(tables)
    .where('plan', '=', id)
    .orderBy('day')
    .select(['day', 'problem', 'invoice'])
    .execute();
  return {
    id,
    client,
    total,
    currency,
    every,
    next,
    mode,
    state,
    setBy,
    source: source === null ? null : ((await listedInvoice(tables, source)) ?? null),
    last: last ? ((await listedInvoice(tables, last.invoice!)) ?? null) : null,
    problems: problems.map(({ day, problem, invoice }) => ({ day, problem: problem!, invoice: invoice! })),
  };
}

/** The plan of an invoice that made it, or repeats it; the one that goes on, if there are several. */
export async function planOf(tables: Reading, invoice: number) {
  const made = await tables
    .selectFrom('invoice_plan_days')
    .where('invoice', '=', invoice)
    .select(['plan', 'day'])
    .executeTakeFirst();
  const plans = await tables
    .selectFrom('invoice_plans')
    .where((where) => where.or([where('source', '=', invoice), where('id', '=', made?.plan ?? 0)]))
    .orderBy('id', 'desc')
    .select(['id', 'every', 'next', 'mode', 'state'])
    .execute();
  const plan = plans.find(({ state }) => state !== 'stopped') ?? plans[0];
  if (!plan) return null;
  const problem = await flagged(tables).where('invoice', '=', invoice).select('problem').executeTakeFirst();
  return {
    ...plan,
    day: made?.plan === plan.id ? made.day : null,
    problem: problem?.problem ?? null,
  };
}
