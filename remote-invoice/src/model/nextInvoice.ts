import { replaceDraft, draftStore } from './draftStore';
import { dueDateOf } from './terms';
import { freshDraft, type Draft } from './freshDraft';
import { nextNumber } from './nextNumber';
import { getDefaults, isUsedNumber, rememberDraft } from './visit';

/** Generated numbers are timestamps, which have no successor. */
const isTimestamp = (number: string) => /^INV-\d{13}$/.test(number) || number.trim() === '';

function proposedNumber(number: string, fallback: string): string {
  if (isTimestamp(number)) return fallback;
  let next = nextNumber(number);
  while (isUsedNumber(next)) next = nextNumber(next);
  return next;
}

/** A new invoice with the defaults and, if the numbers are sequential, the next number. */
export function followingDraft({ invoice }: Draft, now = new Date()): Draft {
  const fresh = freshDraft(now);
  const { template = fresh.template, ...values } = getDefaults() ?? {};
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  const next = { ...fresh.invoice, ...values, receiptNumber };
  const dueDate = next.terms === '' ? '' : dueDateOf(next.date, next.terms);
  return { ...fresh, template, invoice: { ...next, dueDate } };
}

/** A copy with the next number, today's date and the same terms. */
export function duplicateDraft({ invoice, template }: Draft, now = new Date()): Draft {
  const fresh = freshDraft(now);
  const { date } = fresh.invoice;
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  const dueDate = invoice.terms === '' ? '' : dueDateOf(date, invoice.terms);
  return { ...fresh, template, invoice: { ...invoice, receiptNumber, date, dueDate } };
}

/** Replaces the current invoice, which is remembered for this visit. */
export function goOnWith(draft: Draft): void {
  rememberDraft(draftStore.get());
  replaceDraft(draft);
}
