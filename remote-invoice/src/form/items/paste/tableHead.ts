import { readFigure } from '@vibrant-peak/invoice/figure';
import { isPlainlyQuantity } from '@vibrant-peak/invoice/quantity';
import type { ColumnRole } from './columnRoles';

/** Words in column heads, more specific ones first. */
const headWords: [ColumnRole, RegExp][] = [
  [
    'sku',
    /\b(sku|code|article (no|number)|item (no|number|code)|part|ref)\b|art\.?-?nr|artikelnummer|cikkszám/i,
  ],
  ['tax', /\b(tax|vat|gst|mwst|ust|tva|iva|áfa|impuesto)\b|steuer|税|ضريبة/i],
  ['discount', /\b(discount|disc)\b|rabatt|nachlass|remise|descuento|sconto|kedvezmény|割引|値引|خصم/i],
  ['currency', /\b(currency|ccy|devise|moneda|valuta)\b|währung|pénznem|通貨|عملة/i],
  ['ignored', /\bdate\b|^(no\.?|nr\.?|#|pos\.?|line)$|^datum$|日付|التاريخ/i],
  [
    'total',
    /\b(total|line total|sum|net|gross|importe|totale)\b|gesamt|summe|montant|összes|合計|小計|金額|إجمالي|المجموع/i,
  ],
  ['rate', /\b(rate|price|unit price|cost|each|precio|prezzo|taux)\b|preis|prix|satz|egységár|単価|سعر/i],
  [
    'quantity',
    /\b(qty|quantity|hours|hrs|days|count|pieces|cantidad|stunden|std)\b|menge|anzahl|quantit|mennyiség|数量|كمية/i,
  ],
  ['unit', /\b(unit|uom|per|unité)\b|einheit|egység|単位|وحدة/i],
  [
    'name',
    /\b(item|name|description|product|service|task|work|details|concepto|descripción)\b|artikel|bezeichnung|beschreibung|désignation|leistung|megnevezés|品名|品目|内容|摘要|وصف|البيان/i,
  ],
  ['total', /\bamount\b|betrag/i],
];

export const roleOfHead = (head: string): ColumnRole | undefined =>
  headWords.find(([, words]) => words.test(head.trim()))?.[0];

/**
 * A head has no figures. With digits, as in `Price 2026` and `VAT 19%`, most of its cells are known
 * names of columns.
 */
export function isHead(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.length < 2 || cells.some((cell) => readFigure(cell) || isPlainlyQuantity(cell))) return false;
  const named = cells.filter((cell) => roleOfHead(cell) !== undefined);
  return cells.every((cell) => !/\d/.test(cell)) || (named.length > 1 && named.length * 2 >= cells.length);
}

/**
 * Cells of a column whose head gives the percent sign, as in `Discount (%)`, or the rate, as in
 * `VAT 19%`.
 */
export function withPercentOfHead(cell: string, head: string, role: ColumnRole | undefined): string {
  const figure = readFigure(cell);
  if ((role !== 'tax' && role !== 'discount') || !figure || figure.isPercent || !head.includes('%'))
    return cell;
  const rate = /(\d+(?:[.,]\d+)?)\s*%/.exec(head)?.[1];
  if (rate === undefined) return figure.currency === undefined ? `${cell}%` : cell;
  return 'value' in figure && /^-?0*\.?0*$/.test(figure.value) ? '0%' : `${rate}%`;
}
