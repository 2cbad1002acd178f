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

/** Numbers that the page made itself say the time, and have no next one. */
const isTimestamp = (number: string) => /^INV-\d{13}$/.test(number) || number.trim() === '';

function proposedNumber(number: string, fallback: string): string {
  if (isTimestamp(number)) return fallback;
  let next = nextNumber(number);
  while (isUsedNumber(next)) next = nextNumber(next);
  return next;
}

/** The invoice that follows on this one: blank but for the defaults, with the next number of a row that was begun. */
export function followingDraft({ invoice }: Draft, now = new Date()): Draft {
  const fresh = freshDraft(now);
  const { template = fresh.template, ...values } = getDefaults() ?? {};
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  return { ...fresh, template, invoice: { ...fresh.invoice, ...values, receiptNumber } };
}

/** The same once more: with the next number, of today, due after the same terms. */
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
