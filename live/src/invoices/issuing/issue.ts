import { createHash } from 'node:crypto';
import { settledInvoice } from '@vibrant-peak/invoice/settled';
import { unusualDate } from '@vibrant-peak/invoice/unusualDate';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { companyDay } from '../../clock/companyClock';
import { assertOpen } from '../accounting/assertOpen';
import { listedColumns, valueOf } from '../draft';
import { keepEntries } from '../entries/keepEntries';
import { assertBelongs } from './creditRules';
import { assertCredits, settle } from './balance';
import { figureProblems, problemsOf } from './problemsOf';
import { makeLink } from '../sending/links';
import { assertNewest, draftWith } from '../saveDraft';
import { writeVersion } from '../invoiceVersions';
import { nextNumber, noteNumber } from '../numbers/numbers';
import { seriesFor, type Series } from '../numbers/series';

interface Issue {
  id: number;
  /** The version that the person has seen. */
  from: number;
  /** By default the first series of the kind. */
  series?: number | undefined;
  /** Whether a date before the last one of the series, or more than a year ahead, is meant. */
  isDateConfirmed?: boolean | undefined;
  templateVersion?: string | undefined;
}

/**
 * Gives a draft its number. From then on the database refuses changes of its content.
 * @throws a problem: 404, 409 when it is issued, for an unusual date or one of a closed month, and for
 * a number that is taken, 412 for another version, 422 with what the invoice lacks.
 */
export async function issue(tables: Queries, actor: Actor, request: Issue): Promise<void> {
  const { id, from } = request;
  const draft = await draftWith(tables, id);
  assertNewest(draft.version, from);
  const value = (await valueOf(tables, id, draft.version))!;
  const invoice = settledInvoice(value.invoice);
  const violations = [...problemsOf(invoice), ...figureProblems(value.invoice)];
  if (draft.credits === null && invoice.decimals !== undefined)
    violations.push({
      field: 'decimals',
      message: 'Only corrections of older invoices have other decimals.',
    });
  if (violations.length > 0)
    throw problem(422, 'The invoice is incomplete. Fill in what is missing before you issue it.', {
      details: { violations },
    });
  // A quote is booked nowhere.
  if (draft.kind !== 'quote') await assertOpen(tables, invoice.date);
  const series = await seriesFor(tables, actor, draft.kind, request.series);
  const { count, number, isConfirmed } = await nextNumber(tables, series, invoice.date);
  if (!isConfirmed) throw unnamed(series, invoice.date);
  assertMeant(series, invoice.date, request.isDateConfirmed);
  await assertFree(tables, number);
  const final = { ...value, invoice: { ...invoice, receiptNumber: number } };
  const columns = listedColumns(final);
  if (draft.credits !== null) {
    await assertCredits(tables, draft.credits, columns);
    await assertBelongs(tables, draft.credits, final.invoice);
  }
  const version = from + 1;
  await writeVersion(tables, actor, { id, version, value: final });
  const at = new Date().toISOString();
  await tables
    .updateTable('invoices')
    .set({
      ...columns,
      version,
      number,
      series: series.id,
      issued_at: at,
      issued_by: actor.name,
      updated_at: at,
      hash: createHash('sha256').update(JSON.stringify(final)).digest('hex'),
      template_version: request.templateVersion ?? null,
    })
    .where('id', '=', id)
    .execute();
  await noteNumber(tables, series, invoice.date, count);
  await makeLink(tables, id);
  if (draft.kind === 'invoice') await keepEntries(tables, id, final);
  await settle(tables, draft.credits ?? id);
  const details = { number, total: columns.total, currency: columns.currency };
  await addToLog(tables, actor, { action: 'issued an invoice', subject: `invoices/${id}`, details });
}

function unnamed({ id, name, isYearly }: Series, date: string) {
  const which = `the series "${name}"${isYearly ? ` in ${date.slice(0, 4)}` : ''}`;
  return problem(
    409,
    `The site was restored: name the last number of ${which} first, under Invoice settings.`,
    { details: { question: 'last number', series: id } },
  );
}

function assertMeant({ lastDate }: Series, date: string, isMeant = false): void {
  const unusual = unusualDate(date, lastDate, companyDay());
  if (unusual === undefined || isMeant) return;
  const texts = {
    earlier: `The last invoice of this series has the date ${lastDate}, which is later.`,
    far: `The date ${date} is more than a year ahead.`,
  };
  throw problem(409, texts[unusual], { details: { question: 'date', lastDate } });
}

async function assertFree(tables: Queries, number: string): Promise<void> {
  const taken = await tables
    .selectFrom('invoices')
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst();
  if (taken) throw problem(409, `Another series has given the number ${number}: change the pattern of one.`);
}
