import { dueDateOf } from '@vibrant-peak/invoice/terms';
import { freshDraft, type Draft } from '@vibrant-peak/invoice/freshDraft';
import { nextNumber } from '@vibrant-peak/invoice/nextNumber';
import { replaceDraft, draftStore } from './draftStore';
import { getDefaults, isUsedNumber, rememberDraft } from './visit';
import { withDefaults } from './withDefaults';

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
  const defaults = getDefaults();
  const next = defaults ? withDefaults(fresh, defaults) : fresh;
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  return { ...next, invoice: { ...next.invoice, receiptNumber } };
}

/** A copy with the next number, today's date and the same terms. */
export function duplicateDraft({ invoice, kind, ...rest }: Draft, now = new Date()): Draft {
  const { template, paper, language, eInvoice } = rest;
  const fresh = freshDraft(now);
  const { date } = fresh.invoice;
  const receiptNumber = proposedNumber(invoice.receiptNumber, fresh.invoice.receiptNumber);
  const dueDate = invoice.terms === '' ? '' : dueDateOf(date, invoice.terms);
  return {
    ...fresh,
    template,
    paper,
    language,
    eInvoice,
    kind,
    invoice: { ...invoice, receiptNumber, date, dueDate },
  };
}

/** Replaces the current invoice, which is remembered for this visit. */
export function goOnWith(draft: Draft): void {
  rememberDraft(draftStore.get());
  replaceDraft(draft);
}

/** A new quote with the defaults. Its working name says what it is. */
export function followingQuote(draft: Draft, now = new Date()): Draft {
  const next = followingDraft(draft, now);
  return { ...next, kind: 'quote', invoice: { ...next.invoice, receiptNumber: `Q-${now.getTime()}` } };
}
