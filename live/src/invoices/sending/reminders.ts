import { log } from '@vibrant-peak/engine/serverLog';
import { addDays } from '@vibrant-peak/invoice/days';
import { reminderStage, type ReminderStage } from '@vibrant-peak/invoice/reminderStage';
import { isAway, isBusy } from '../../database/isAway';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import { addToLog, systemActor } from '../../log/addToLog';
import { postMail, type Mail } from '../../mail/mail';
import { companyDay, companyHour } from '../../clock/companyClock';
import { balanceTexts } from '../issuing/balance';
import { summaryHtml, summaryText } from '../../mail/summaryHtml';
import type { Recipients } from './addresses';
import { readMailSettings } from './mailSettings';
import { dueStep, reminderSteps, type ReminderStep } from './reminderSteps';
import { writtenMails } from './writtenMail';

/** Invoices and reminders go from this hour of the company's day on. */
export const firstHour = 8;

/** Issued invoices with a due date, neither paid nor void. */
const open = (tables: Reading) =>
  tables
    .selectFrom('invoices')
    .where('kind', '=', 'invoice')
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .where('settlement', '!=', 'paid')
    .where('due_date', '!=', '');

/** Those of which clients are reminded: sent from here, and the client does not say that they are paid. */
const remindable = (tables: Reading) =>
  open(tables).where('sent_at', 'is not', null).where('says_paid_at', 'is', null);

/** The first day of reminders of an invoice: after the day of its mail, which may be today. */
function sinceOf(remindsSince: string, sentAt: string | null): string {
  const next = addDays(companyDay(sentAt === null ? new Date() : new Date(sentAt)), 1);
  return next > remindsSince ? next : remindsSince;
}

/** Writes the reminders that are due, each in a change of its own. One that fails is logged. */
export async function postReminders(database: Database, origin: string): Promise<void> {
  if (companyHour() < firstHour) return;
  const { settings, remindsSince } = await readMailSettings(database.tables);
  if (!settings.isReminding) return;
  const day = companyDay();
  const invoices = await remindable(database.tables)
    .where('id', 'not in', (select) =>
      select.selectFrom('invoice_reminders').where('day', '=', day).select('invoice'),
    )
    .select(['id', 'number', 'due_date', 'sent_at'])
    .execute();
  const stepsOf = await allWrittenSteps(database.tables);
  for (const { id, number, due_date: due, sent_at: sentAt } of invoices) {
    const written = stepsOf.get(id) ?? [];
    const since = sinceOf(remindsSince, sentAt);
    const plan = { due, steps: settings.reminderDays, written, today: day, since };
    if (!dueStep(plan)) continue;
    await database
      .change((tables) => postReminder(tables, id, origin))
      .catch((error: Error) => {
        if (isAway(error) || isBusy(error)) throw error;
        log(`${number} has no reminder: ${error.message}`);
      });
  }
}

/** Of all invoices that may be reminded of. */
async function allWrittenSteps(tables: Reading): Promise<Map<number, number[]>> {
  const written = await tables
    .selectFrom('invoice_reminders')
    .where('invoice', 'in', remindable(tables).select('id'))
    .select(['invoice', 'step'])
    .execute();
  const stepsOf = new Map<number, number[]>();
  for (const { invoice, step } of written) stepsOf.set(invoice, [...(stepsOf.get(invoice) ?? []), step]);
  return stepsOf;
}

const writtenSteps = async (tables: Reading, invoice: number) =>
  (await tables.selectFrom('invoice_reminders').where('invoice', '=', invoice).select('step').execute()).map(
    ({ step }) => step,
  );

/** Writes a reminder, unless another server has, or the invoice was paid in the meantime. */
async function postReminder(tables: Queries, id: number, origin: string): Promise<void> {
  const found = await remindable(tables).where('id', '=', id).selectAll().executeTakeFirst();
  const recipients = await recipientsOf(tables, id);
  if (!found || !recipients) return;
  const { settings, remindsSince } = await readMailSettings(tables);
  const written = await writtenSteps(tables, id);
  const today = companyDay();
  const steps = settings.reminderDays;
  const since = sinceOf(remindsSince, found.sent_at);
  const due = dueStep({ due: found.due_date, steps, written, today, since });
  if (!settings.isReminding || !due) return;
  const recorded = await tables
    .insertInto('invoice_reminders')
    .values({ invoice: id, step: due.step, day: today, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (recorded.numInsertedOrUpdatedRows === 0n) return;
  const number = found.number!;
  const { reminder, summary } = await writtenMails(tables, { ...found, number }, origin);
  const stage = reminderStage({ step: due.step, steps, due: found.due_date, day: today });
  const { subject, text } = reminder(stage);
  const parts = { text: summaryText(summary, text), html: summaryHtml(summary, text) };
  await postMail(
    tables,
    { subject, ...parts, ...recipients, isAutomatic: true, takesAnswers: true },
    { kind: 'reminder', invoice: id, origin },
  );
  const { balance } = await balanceTexts(tables, id, found.currency);
  const details = { number, owed: balance, currency: found.currency, step: due.step };
  await addToLog(tables, systemActor, {
    action: 'reminded of an invoice',
    subject: `invoices/${id}`,
    details,
  });
}

/** Who got the invoice last. */
export async function recipientsOf(tables: Reading, id: number): Promise<Recipients | undefined> {
  const found = await tables
    .selectFrom('outbox')
    .where('invoice', '=', id)
    .where('kind', '=', 'invoice')
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .select('mail')
    .executeTakeFirst();
  if (!found) return undefined;
  const { to, others, cc } = JSON.parse(found.mail) as Mail;
  return { to, ...(others && { others }), ...(cc && { cc }) };
}

/** The reminders of an invoice, written and to come, and the stage of the next one. */
interface PlannedReminders {
  /** None where they are off and none was written. */
  reminders: PlannedReminder[];
  next: ReminderStage;
}

/** `held` until staff have looked at what the client says. */
type PlannedReminder = Omit<ReminderStep, 'state'> & { state: ReminderStep['state'] | 'held' };

/** When a client is reminded of an invoice. */
export async function plannedReminders(tables: Reading, id: number, due: string): Promise<PlannedReminders> {
  const { settings, remindsSince } = await readMailSettings(tables);
  const written = await writtenSteps(tables, id);
  if (!settings.isReminding && written.length === 0) return { reminders: [], next: 'first' };
  const found = await open(tables)
    .where('id', '=', id)
    .select(['sent_at', 'says_paid_at'])
    .executeTakeFirst();
  const since = settings.isReminding && found ? sinceOf(remindsSince, found.sent_at) : undefined;
  const today = companyDay();
  const steps = settings.reminderDays;
  const reminders = reminderSteps({ due, steps, written, today, since });
  const next = reminders.find(({ state }) => state === 'planned');
  const day = next && next.on > today ? next.on : today;
  const isHeld = found !== undefined && found.says_paid_at !== null;
  return {
    reminders: reminders.map((each) =>
      isHeld && each.state === 'planned' ? { ...each, state: 'held' as const } : each,
    ),
    next: next ? reminderStage({ step: next.step, steps, due, day }) : 'first',
  };
}
