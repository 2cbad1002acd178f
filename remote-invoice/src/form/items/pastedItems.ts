import { isComplete } from '../../model/itemActions';
import type { NewItem } from '../../model/freshDraft';
import { decimalOf } from '../../model/decimal';

export interface PastedItems {
  items: NewItem[];
  /** Rows that are no items; a heading does not count. */
  skipped: number;
}

/**
 * Items from rows of a spreadsheet: name, quantity and rate, or name and rate; more columns do not matter.
 * @returns nothing for a text that is not a table.
 */
export function pastedItems(text: string): PastedItems | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = rowsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const candidates = rows.map(itemOf);
  const items = candidates.filter(isItem);
  const first = candidates[0];
  const headings = first && !isItem(first) && !/\d/.test(first.amount) ? 1 : 0;
  return { items, skipped: candidates.length - items.length - headings };
}

/** A text where the quantity should be is another kind of table. */
const isItem = (item: NewItem) => isComplete(item) && decimalOf(item.quantity) !== undefined;

/** Cells of tab-separated rows; one in quotes may hold line breaks, tabs and doubled quotes. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ') ?? plain ?? '');
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

function itemOf([name = '', ...numbers]: string[]): NewItem {
  const [quantity, amount] = numbers.filter((cell) => cell.trim() !== '');
  return amount === undefined
    ? { name, quantity: '1', amount: plainNumber(quantity ?? '') }
    : { name, quantity: plainNumber(quantity ?? ''), amount: plainNumber(amount) };
}

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Spreadsheets copy numbers as they show them: `$1,234.50` is 1234.50. */
function plainNumber(cell: string): string {
  const digits = cell.trim().replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '');
  return grouped.test(digits) ? digits.replaceAll(',', '') : digits;
}
