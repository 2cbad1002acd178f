import { yup } from 'shared/forms';
import { emptyItem, type Draft } from './freshDraft';
import { settledQuantity, settledRate } from './itemActions';
import { plainText, taxRateOf } from './decimal';
import type { Invoice } from './invoice';
import { invoiceSchema } from './invoiceSchema';

const kind = 'vibrant-peak-invoice';
const version = 1;

/** What became of a file: a draft, or the problem in plain words. */
export type OpenedFile = { draft: Draft } | { problem: string };

/** The draft as a file's text. Fields that are half typed are settled first. */
export function writeInvoice({ invoice, template }: Draft): string {
  const items = invoice.items.map((item) => ({
    ...item,
    quantity: settledQuantity(item.quantity),
    amount: settledRate(item.amount),
  }));
  const settled = { ...invoice, items, taxRate: plainText(taxRateOf(invoice.taxRate)) };
  return JSON.stringify({ kind, version, template, invoice: settled }, null, 2);
}

/** Reads what `writeInvoice` wrote; any other text is a problem. */
export function readInvoice(text: string): OpenedFile {
  const content = parse(text);
  if (!isRecord(content)) return { problem: 'The file is damaged, or it is no JSON file.' };
  if (content['kind'] !== kind) return { problem: 'The file holds something else, not an invoice.' };
  if (content['version'] !== version) return { problem: 'The file comes from another version of this page.' };
  try {
    invoiceSchema.validateSync(content['invoice'], { strict: true });
  } catch (error) {
    if (!yup.ValidationError.isError(error)) throw error;
    return { problem: `The file is damaged: ${error.message}.` };
  }
  const invoice = invoiceSchema.cast(content['invoice'], { stripUnknown: true });
  const template = typeof content['template'] === 'string' ? content['template'] : '';
  return { draft: { invoice: withOwnIds(invoice), newItem: emptyItem, template } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file from elsewhere may use an id twice. */
function withOwnIds(invoice: Invoice): Invoice {
  const firstId = Date.now();
  return { ...invoice, items: invoice.items.map((item, index) => ({ ...item, id: firstId + index })) };
}
