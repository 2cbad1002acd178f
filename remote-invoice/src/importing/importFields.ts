import type { ImportRow } from '@vibrant-peak/shared/host';
import { rowStatusOf } from '@vibrant-peak/invoice/rowStatus';

/** A column that an import reads. */
interface ImportField {
  label: string;
  /** Names in tables of other tools, in lower case and parted by a bar, the likeliest first. */
  names: string;
  isRequired?: true;
}

export type ImportFieldName = Exclude<keyof ImportRow, 'row'>;

export const importFields: Record<ImportFieldName, ImportField> = {
  number: {
    label: 'Number',
    names:
      'number|invoice number|invoice no|invoice no.|invoice #|invoice id|no|no.|num|invoice|receipt number|rechnungsnummer|rechnungsnr.|nummer|rechnung|numéro',
    isRequired: true,
  },
  date: {
    label: 'Date',
    names:
      'date|invoice date|issue date|date issued|issued|issued on|created|date (utc)|created (utc)|datum|rechnungsdatum|date de facture',
    isRequired: true,
  },
  due: {
    label: 'Due',
    names:
      'due|due date|date due|invoice due date|due on|payment due|due date (utc)|fällig|fällig am|fälligkeit|fälligkeitsdatum|échéance',
  },
  status: {
    label: 'Status',
    names: 'status|invoice status|payment status|state|zustand|rechnungsstatus|statut',
  },
  type: { label: 'Type', names: 'type|transaction type|document type|belegart|dokumenttyp' },
  client: {
    label: 'Client',
    names:
      'client|client name|customer name|customer|company|bill to|contact|name|kunde|kundenname|firma|empfänger',
    isRequired: true,
  },
  currency: { label: 'Currency', names: 'currency|currency code|client currency code|währung|devise' },
  net: {
    label: 'Net amount',
    names: 'net|net amount|net total|subtotal|netto|nettobetrag|montant ht|ht',
  },
  discount: {
    label: 'Discount',
    names: 'discount|discount amount|total discount amount|invoice discount|rabatt|remise',
  },
  taxRate: {
    label: 'Tax rate (%)',
    names: 'tax rate|tax rate (%)|tax %|tax percent|vat rate|vat %|steuersatz|mwst-satz|taux de tva',
  },
  tax: {
    label: 'Tax',
    names: 'tax|tax amount|vat|vat amount|gst|invoice total taxes|steuer|mwst|mwst.|ust|ust.|tva',
  },
  total: {
    label: 'Total',
    names:
      'total|grand total|total amount|invoice total|invoice amount|amount|gross|gross amount|brutto|bruttobetrag|gesamt|gesamtbetrag|betrag|montant ttc|ttc',
  },
  paid: {
    label: 'Paid',
    names: 'amount paid|paid amount|paid to date|invoice paid to date|paid|bezahlt|payé',
  },
  paidOn: {
    label: 'Paid on',
    names: 'paid on|paid date|date paid|paid at|paid at (utc)|payment date|bezahlt am|zahlungsdatum|payé le',
  },
  balance: {
    label: 'Balance',
    names: 'balance|balance due|open balance|invoice balance|outstanding|offener betrag|solde',
  },
  email: { label: 'Email', names: 'email|e-mail|email address|client email|customer email|e-mail-adresse' },
  address: {
    label: 'Address',
    names: 'address|client address|customer address|billing address|adresse|anschrift',
  },
  country: { label: 'Country', names: 'country|client country|billing country|land|pays' },
  vatId: {
    label: 'VAT ID',
    names: 'vat id|client vat id|vat number|tax id|customer vat id|ust-idnr.|ust-id|n° tva',
  },
  reference: {
    label: 'Reference',
    names: 'reference|po number|invoice po number|order number|referenz|bestellnummer|référence',
  },
  item: {
    label: 'Line: item',
    names: 'item|item name|product|product/service|description|artikel|position|bezeichnung|désignation',
  },
  quantity: { label: 'Line: quantity', names: 'quantity|qty|menge|anzahl|quantité' },
  price: {
    label: 'Line: price',
    names: 'rate|price|unit price|unitamount|unit cost|einzelpreis|preis|prix unitaire',
  },
  lineNet: {
    label: 'Line: net amount',
    names: 'line subtotal|line net|line amount|lineamount|line total|positionsbetrag|montant ligne',
  },
  lineTotal: { label: 'Line: amount with tax', names: 'line total with tax|line gross' },
};

export const fieldNames = Object.keys(importFields) as ImportFieldName[];

/** Index of a column by the field; fields without one are missing. */
export type Columns = Partial<Record<ImportFieldName, number>>;

export const normalized = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether any column has what an invoice is over. */
export function hasAmount(columns: Columns): boolean {
  const has = (...names: ImportFieldName[]) => names.every((name) => columns[name] !== undefined);
  return has('total') || has('net') || has('lineNet') || has('lineTotal') || has('quantity', 'price');
}

/** Fields that an import needs and for which no column was found. */
export const missingIn = (columns: Columns): ImportFieldName[] =>
  fieldNames.filter(
    (name) =>
      columns[name] === undefined &&
      (importFields[name].isRequired || (name === 'total' && !hasAmount(columns))),
  );

/** Finds the columns by their names. */
export function columnsOf(head: readonly string[]): Columns {
  const names = head.map(normalized);
  const found = fieldNames.flatMap((field) => {
    const name = importFields[field].names.split('|').find((each) => names.includes(each));
    return name === undefined ? [] : [[field, names.indexOf(name)] as const];
  });
  return Object.fromEntries(found);
}

/** Finds the column of the status by its values, if no other field has it. */
export function statusColumn(
  rows: readonly { cells: readonly string[] }[],
  columns: Columns,
): number | undefined {
  const taken = Object.values(columns);
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, index) => index).find((index) => {
    const texts = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((text) => text !== '');
    return !taken.includes(index) && texts.length > 0 && texts.every((text) => rowStatusOf(text));
  });
}
