import { longDayText, wholeDayText } from '../dayText';
import type { EInvoiceValues } from '../eInvoice';
import type { Invoice } from '../invoice';
import type { SheetKind } from '../sheetTitles';
import type { Words } from '../words/en';
import type { Language } from '../words/words';

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
}

/** The invoice that a credit note corrects. */
export interface Corrected {
  number: string | null;
  date: string;
}

interface Options {
  kind: SheetKind;
  language: Language;
  words: Words['sheet'];
  eInvoice: EInvoiceValues;
  corrects?: Corrected | null | undefined;
}

/** Number, dates, terms and what the law asks for, without blank ones. */
export function factsOf(invoice: Invoice, { kind, language, words, eInvoice, corrects }: Options): Fact[] {
  const day = (date: string) => longDayText(date, language);
  const { supplyDate = '', supplyEnd = '', taxNumber = '', registerNumber = '' } = eInvoice;
  const { buyerReference = '', paymentMeans = '' } = eInvoice;
  // A client does not pay a credit note.
  const means: Partial<Record<string, string>> = kind === 'credit note' ? {} : words.paymentMeans;
  const whole = (date: string) => wholeDayText(date, language);
  const [first, last] = [whole(supplyDate || supplyEnd), whole(supplyEnd || supplyDate)];
  return [
    { label: words.number[kind], value: invoice.receiptNumber },
    { label: words.date, value: day(invoice.date) },
    { label: words.dueDate[kind], value: day(invoice.dueDate) },
    { label: words.orderNumber, value: invoice.orderNumber },
    { label: words.buyerReference, value: buyerReference },
    { label: words.vatId, value: invoice.vatId },
    { label: words.terms, value: invoice.terms && words.term(invoice.terms) },
    { label: words.payment, value: means[paymentMeans] ?? '' },
    {
      label: words.corrects,
      value: corrects ? words.correctedInvoice(corrects.number ?? '', whole(corrects.date)) : '',
    },
    { label: words.taxNumber, value: taxNumber },
    { label: words.registerNumber, value: registerNumber },
    first === last
      ? { label: words.supplyDate, value: first }
      : { label: words.supplyPeriod, value: `${first} – ${last}` },
  ].filter(({ value }) => value.trim() !== '');
}
