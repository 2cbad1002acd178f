import { replaceDraft, draftStore } from './draftStore';
import { dueDateOf } from './terms';
import { freshDraft, type Draft } from './freshDraft';
import { getDefaults, isUsedNumber, rememberDraft } from './visit';

/** The number after this one: its last digits count up, and keep their zeros. */
export function nextNumber(number: string): string {
  const digits = /\d+(?=\D*$)/.exec(number)?.[0];
  if (digits === undefined) return `${number}-2`;
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0');
  return number.replace(/\d+(?=\D*$)/, next);
}

/** A number that the page made itself is the time of its making: there is none after it. */
const isTimestamp = (number: string) => /^INV-\d{13}$/.test(number) || number.trim() === '';

function proposedNumber(number: string, fallback: string): string {
  if (isTimestamp(number)) return fallback;
  let next = nextNumber(number);
  while (isUsedNumber(next)) next = nextNumber(next);
  return next;
}

/** A new invoice after this one: blank but for the defaults. It has the next number where the numbers follow each other. */
export function followingDraft({ invoice }: Draft, now = new Date()): Draft {
  const fresh = freshDraft(now);
  const { template = fresh.template, ...values } = getDefaults() ?? {};
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  const next = { ...fresh.invoice, ...values, receiptNumber };
  const dueDate = next.terms === '' ? '' : dueDateOf(next.date, next.terms);
  return { ...fresh, template, invoice: { ...next, dueDate } };
}

/** A copy of the invoice: with the next number, today's date, and due after the same days. */
export function duplicateDraft({ invoice, template }: Draft, now = new Date()): Draft {
  const fresh = freshDraft(now);
  const { date } = fresh.invoice;
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  const dueDate = invoice.terms === '' ? '' : dueDateOf(date, invoice.terms);
  return { ...fresh, template, invoice: { ...invoice, receiptNumber, date, dueDate } };
}

/** The present invoice gives way to this one, and is remembered. */
export function goOnWith(draft: Draft): void {
  rememberDraft(draftStore.get());
  replaceDraft(draft);
}
