import type { ImportRow } from '@vibrant-peak/shared/host';

/** A column that an import reads. */
interface ImportField {
  label: string;
  /** Names in tables of other tools, in lower case. */
  names: readonly string[];
  isRequired?: true;
}

export type ImportFieldName = Exclude<keyof ImportRow, 'row'>;

export const importFields: Record<ImportFieldName, ImportField> = {
  number: {
    label: 'Number',
    names: [
      ...['number', 'invoice number', 'invoice no', 'invoice no.', 'invoice #', 'invoice id', 'no', 'no.'],
      ...['invoice', 'receipt number', 'rechnungsnummer', 'rechnungsnr.', 'nummer', 'rechnung', 'numéro'],
    ],
    isRequired: true,
  },
  date: {
    label: 'Date',
    names: [
      ...['date', 'invoice date', 'issue date', 'issued', 'issued on', 'created'],
      ...['datum', 'rechnungsdatum', 'date de facture'],
    ],
    isRequired: true,
  },
  due: {
    label: 'Due',
    names: ['due', 'due date', 'due on', 'payment due', 'fällig', 'fällig am', 'fälligkeit', 'échéance'],
  },
  client: {
    label: 'Client',
    names: [
      ...['client', 'client name', 'customer', 'customer name', 'company', 'bill to', 'contact', 'name'],
      ...['kunde', 'kundenname', 'firma', 'empfänger'],
    ],
    isRequired: true,
  },
  currency: { label: 'Currency', names: ['currency', 'currency code', 'währung', 'devise'] },
  net: {
    label: 'Net amount',
    names: ['net', 'net amount', 'net total', 'subtotal', 'netto', 'nettobetrag', 'montant ht', 'ht'],
  },
  taxRate: {
    label: 'Tax rate (%)',
    names: [
      'tax rate',
      'tax rate (%)',
      'tax %',
      'vat rate',
      'vat %',
      'steuersatz',
      'mwst-satz',
      'taux de tva',
    ],
  },
  tax: {
    label: 'Tax',
    names: ['tax', 'tax amount', 'vat', 'vat amount', 'gst', 'steuer', 'mwst', 'mwst.', 'ust', 'ust.', 'tva'],
  },
  total: {
    label: 'Total',
    names: [
      ...['total', 'grand total', 'total amount', 'invoice total', 'amount', 'gross', 'gross amount'],
      ...['brutto', 'bruttobetrag', 'gesamt', 'gesamtbetrag', 'betrag', 'montant ttc', 'ttc'],
    ],
  },
  paid: {
    label: 'Paid',
    names: ['paid', 'amount paid', 'paid amount', 'payment status', 'bezahlt', 'payé'],
  },
  paidOn: {
    label: 'Paid on',
    names: ['paid on', 'paid date', 'date paid', 'payment date', 'bezahlt am', 'zahlungsdatum', 'payé le'],
  },
};

export const fieldNames = Object.keys(importFields) as ImportFieldName[];

/** Index of a column by the field; fields without one are missing. */
export type Columns = Partial<Record<ImportFieldName, number>>;

const normalized = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Finds the columns by their names. */
export function columnsOf(head: readonly string[]): Columns {
  const names = head.map(normalized);
  const found = fieldNames.flatMap((field) => {
    const name = importFields[field].names.find((each) => names.includes(each));
    return name === undefined ? [] : [[field, names.indexOf(name)] as const];
  });
  return Object.fromEntries(found);
}
