import { yup } from '@vibrant-peak/shared/forms';
import {
  emptyItem,
  initialParties,
  initialValues,
  newDraftKey,
  type Draft,
} from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { kind, version } from './invoiceFile';
import { defaultsSchema, invoiceSchema } from './invoiceSchema';
import type { Defaults } from './visit';
import { withOwnTaxes } from './withOwnTaxes';

/** The result of opening a file: a draft, or a message about the problem. */
export interface SavedInvoice {
  draft: Draft;
  /** Values of new invoices, where the file has them. */
  defaults?: Defaults;
}

export type OpenedFile = SavedInvoice | { problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filled = (values: unknown = {}, initial: object) =>
  isRecord(values) ? { ...initial, ...values } : values;

/** Fills in fields that a file lacks, because they were added later or not used. */
function withAllFields(invoice: unknown): unknown {
  if (!isRecord(invoice)) return invoice;
  const parties = Object.entries(initialParties).map(([role, party]) => [role, filled(invoice[role], party)]);
  return { ...initialValues(), ...invoice, ...Object.fromEntries(parties) };
}

/** Reads the text of a file written by `writeInvoice`. */
export function readInvoice(text: string): OpenedFile {
  const content = parse(text);
  if (!isRecord(content)) return { problem: 'The file is damaged or not a JSON file.' };
  if (content['kind'] !== kind) return { problem: 'The file does not contain an invoice.' };
  if (content['version'] !== version) return { problem: 'The file comes from another version of this page.' };
  const entered = withAllFields(content['invoice']);
  try {
    invoiceSchema.validateSync(entered, { strict: true });
  } catch (error) {
    if (!yup.ValidationError.isError(error)) throw error;
    return { problem: `The file is damaged: ${error.message}.` };
  }
  const invoice = invoiceSchema.cast(entered, { stripUnknown: true });
  const template = typeof content['template'] === 'string' ? content['template'] : '';
  const draft = { key: newDraftKey(), invoice: withOwnIds(invoice), newItem: emptyItem, template };
  const defaults = withAllFields(content['defaults']);
  return defaultsSchema.isValidSync(defaults, { strict: true }) && defaults
    ? { draft, defaults: defaultsSchema.cast(defaults, { stripUnknown: true }) }
    : { draft };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Assigns new ids, as a file may contain one twice. */
function withOwnIds(invoice: Invoice): Invoice {
  const firstId = Date.now();
  const items = invoice.items.map((item, index) => ({ ...item, id: firstId + index }));
  return { ...invoice, items: withOwnTaxes(items, invoice.taxRate) };
}
