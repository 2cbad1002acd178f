/** What a status of another tool says about an invoice. */
export type RowStatus = 'open' | 'paid' | 'draft' | 'void' | 'written off';

const words: Record<RowStatus, readonly string[]> = {
  open: [
    ...['open', 'sent', 'viewed', 'issued', 'unpaid', 'not paid', 'outstanding', 'approved', 'authorised'],
    ...['authorized', 'awaiting payment', 'due', 'past due', 'overdue', 'failed', 'retry', 'disputed'],
    ...['offen', 'gesendet', 'versendet', 'fällig', 'überfällig', 'envoyée', 'impayée', 'en retard'],
    ...['partial', 'part paid', 'partly paid', 'partially paid', 'teilbezahlt', 'teilweise bezahlt'],
    'partiellement payée',
  ],
  paid: ['paid', 'paid in full', 'auto paid', 'deposited', 'bezahlt', 'payée'],
  draft: ['draft', 'awaiting approval', 'pending approval', 'submitted', 'entwurf', 'brouillon'],
  void: [
    ...['void', 'voided', 'canceled', 'cancelled', 'deleted', 'reversed', 'storniert', 'storno', 'gelöscht'],
    ...['annulée', 'supprimée'],
  ],
  'written off': [
    ...['uncollectible', 'written off', 'write off', 'bad debt', 'uneinbringlich', 'abgeschrieben'],
    'irrécouvrable',
  ],
};

const statusByWord = new Map(
  Object.entries(words).flatMap(([status, own]) => own.map((word) => [word, status as RowStatus] as const)),
);

/** Such as "Overdue 3 days" and "Due in 5 days". */
const days = /^(due|overdue|past due) (by |in )?\d+ days?$/;

/** Reads a status as other tools write it. Undefined for other words. */
export function rowStatusOf(text: string): RowStatus | undefined {
  const word = text
    .normalize('NFC')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return days.test(word) ? 'open' : statusByWord.get(word);
}
