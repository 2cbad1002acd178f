import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { assertOpen } from '../accounting/assertOpen';
import { forgetSaidPaid } from '../clientPage/reportPaid';
import { issuedWith } from './corrections';
import { assertAmount } from '../assertAmount';
import { balanceOf } from './balance';
import { settle } from './settle';
import { isDay } from '@vibrant-peak/shared/schemas/day';

interface Payment {
  date: string;
  /** Decimal text; negative for a refund. */
  amount: string;
  method: string;
  note: string;
}

/**
 * Records a payment or a refund. It may be more or less than the balance, and the invoice shows it.
 * @throws a problem: 404, 409 for drafts, void ones, credit notes, closed months and refunds of more
 * than was paid, 422 for what is not an amount or date.
 */
export async function addPayment(tables: Queries, actor: Actor, id: number, payment: Payment): Promise<void> {
  const { number, kind, currency } = await issuedWith(tables, id);
  if (kind === 'quote') throw problem(409, 'A quote takes no payment: make an invoice of it.');
  if (kind !== 'invoice') throw problem(409, 'Record the refund at the invoice.');
  const decimals = decimalsOf(currency);
  const amount = /e/i.test(payment.amount) ? undefined : decimalOf(payment.amount);
  if (amount?.eq(zero)) throw violation('amount', 'Enter an amount other than 0.');
  if (!amount || !amount.round(decimals).eq(amount))
    throw violation('amount', `Enter an amount with at most ${decimals} decimal places.`);
  assertAmount('amount', amount);
  if (!isDay(payment.date)) throw violation('date', 'Enter a valid date.');
  if (payment.date < '2000') throw violation('date', 'The year is before 2000.');
  await assertOpen(tables, payment.date);
  const { paid } = await balanceOf(tables, id);
  if (paid.plus(amount).lt(zero))
    throw problem(409, `A refund cannot exceed the ${paid.toFixed(decimals)} paid.`);
  const values = { ...payment, amount: amount.toFixed(decimals) };
  await tables
    .insertInto('invoice_payments')
    .values({ ...values, invoice: id, person_name: actor.name, at: new Date().toISOString() })
    .execute();
  await settle(tables, id);
  await forgetSaidPaid(tables, id);
  const details = { number, amount: values.amount, currency };
  await addToLog(tables, actor, { action: 'noted a payment', subject: `invoices/${id}`, details });
}

interface TakingBack {
  id: number;
  /** Of the payment or refund. */
  payment: number;
  date: string;
  reason: string;
}

/**
 * Takes a wrong payment or refund back, on a day of its own. Both rows stay, so that an earlier
 * month does not change.
 * @throws a problem: 404, 409 for void invoices, closed months, what was taken back, and a payment of
 * which money went back, 422 for a day before the payment.
 */
export async function takePaymentBack(
  tables: Queries,
  actor: Actor,
  { id, payment, date, reason }: TakingBack,
): Promise<void> {
  const { number, currency } = await issuedWith(tables, id);
  const wrong = await paymentWith(tables, id, payment);
  if (!isDay(date)) throw violation('date', 'Enter a valid date.');
  if (date < wrong.date) throw violation('date', `The payment has the date ${wrong.date}, which is later.`);
  await assertOpen(tables, date);
  const { paid } = await balanceOf(tables, id);
  if (paid.minus(wrong.amount).lt(zero))
    throw problem(409, 'This payment has a refund: take the refund back first.');
  const amount = wrong.amount.startsWith('-') ? wrong.amount.slice(1) : `-${wrong.amount}`;
  await tables
    .insertInto('invoice_payments')
    .values({
      invoice: id,
      date,
      amount,
      method: wrong.method,
      note: reason,
      takes_back: payment,
      person_name: actor.name,
      at: new Date().toISOString(),
    })
    .execute();
  await settle(tables, id);
  const details = { number, amount, currency };
  await addToLog(tables, actor, { action: 'took a payment back', subject: `invoices/${id}`, details });
}

/** A payment that can be taken back. @throws a problem: 404, 409. */
async function paymentWith(tables: Queries, invoice: number, id: number) {
  const payments = await tables
    .selectFrom('invoice_payments')
    .where('invoice', '=', invoice)
    .select(['id', 'date', 'amount', 'method', 'takes_back'])
    .execute();
  const found = payments.find((each) => each.id === id);
  if (!found) throw problem(404, 'This payment does not exist.');
  if (found.takes_back !== null) throw problem(409, 'Record the payment again instead.');
  const back = payments.find(({ takes_back: taken }) => taken === id);
  if (back) throw problem(409, `This payment was taken back on ${back.date}.`);
  return found;
}

const violation = (field: string, message: string) =>
  problem(422, message, { details: { violations: [{ field, message }] } });
