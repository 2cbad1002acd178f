import type { Invoice } from '@vibrant-peak/invoice/invoice';
import type { InvoiceFieldName } from '@vibrant-peak/invoice/invoiceFields';
import { useDraft } from '../draft/draftStore';
import { useIsNumberOfAnother } from '../draft/visit';

/** A hint about a suspicious number or date. */
export function useDetailHint(name: InvoiceFieldName): string | undefined {
  const isTooEarly = useDraft(({ invoice }) => isBefore2000(invoice.date));
  const isDueTooSoon = useDraft(({ invoice }) => isDueBeforeDate(invoice));
  const number = useDraft(({ invoice }) => invoice.receiptNumber);
  const key = useDraft((draft) => draft.key);
  const isUsed = useIsNumberOfAnother(number, key);
  if (name === 'date' && isTooEarly) return 'The year is before 2000.';
  if (name === 'dueDate' && isDueTooSoon) return 'This is before the date of the invoice.';
  if (name === 'receiptNumber' && isUsed) return 'Another invoice of this visit has this number.';
  return undefined;
}

/** Date fields accept years of up to six digits. */
const isBefore2000 = (date: string) => /^\d{4}-/.test(date) && date < '2000';

const isDueBeforeDate = ({ date, dueDate }: Invoice) =>
  dueDate !== '' && date !== '' && dueDate.padStart(13, '0') < date.padStart(13, '0');
