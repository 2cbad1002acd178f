import { expect, type Page } from '@playwright/test';
import { openDesk } from '../staff/desk';

export const templateNames = [
  'Classic Professional',
  'Modern Blue',
  'Minimal Clean',
  'Corporate Formal',
  'Creative Gradient',
  'Tech Modern',
  'Executive',
  'Startup Fresh',
  'Finance Pro',
] as const;

export const partyFields = ['Name', 'Company', 'Address', 'Phone', 'Email'] as const;

export type Line = readonly [name: string, quantity: string, rate: string];

export const openForm = (page: Page) => openDesk(page, '/admin/receipts');

export const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A field of one of the parties. */
export const partyField = (page: Page, party: string, label: string) =>
  page.getByRole('group', { name: party, exact: true }).getByLabel(label, { exact: true });

/** Types a line and adds it with Enter. */
export async function addLine(page: Page, [name, quantity, rate]: Line): Promise<void> {
  await control(page, 'Item Name').fill(name);
  await control(page, 'Quantity').fill(quantity);
  await control(page, 'Rate').fill(rate);
  await control(page, 'Rate').press('Enter');
}

export const itemTable = (page: Page) => page.getByRole('table', { name: 'Items' });

/** Names of the items from top to bottom, at this moment: a line is drawn after Enter. */
export const itemNames = (page: Page) => itemTable(page).getByRole('rowheader').allTextContents();

/** The displayed sum with that label. */
export const sum = (page: Page, label: 'Subtotal' | 'Tax' | 'Grand Total') =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

export const template = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { name, exact: true });

export const preview = (page: Page) => page.getByRole('dialog', { name: 'Invoice Preview', exact: true });

export async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await preview(page).getByRole('article').waitFor();
  return preview(page);
}

export async function closePreview(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });
}

/** Pastes spreadsheet rows and confirms the dialog. */
export async function paste(page: Page, text: string): Promise<void> {
  await pasteText(page, text);
  const dialog = page.getByRole('dialog', { name: 'Paste items' });
  await dialog.getByRole('button', { name: /^Add \d+ items?$/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Pastes text into the name of a new item. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await control(page, 'Item Name').focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Spreadsheet rows for this many items. */
export const sheetOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `Item ${index + 1}\t${(index % 9) + 1}\t${index + 1}.25`).join(
    '\n',
  );

export async function openFile(page: Page, text: string | Buffer, name = 'invoice.json'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/**
 * Opens a file with these values; omitted ones are blank. The form must have no unsaved changes, or
 * it would ask first.
 */
export async function openInvoice(
  page: Page,
  invoice: InvoiceFields,
  templateId = 'template1',
): Promise<void> {
  await openFile(page, invoiceFile(invoice, templateId));
  await expect(control(page, 'Receipt Number')).toHaveValue(invoice.receiptNumber ?? 'INV-1');
}

export interface InvoiceFields {
  receiptNumber?: string;
  date?: string;
  dueDate?: string;
  /** All five values of a party, in the order of the fields. */
  sender?: readonly string[];
  billTo?: readonly string[];
  shipTo?: readonly string[];
  lines?: readonly Line[];
  notes?: string;
  taxRate?: string;
}

const partyOf = (values: readonly string[] = []) =>
  Object.fromEntries(partyFields.map((label, index) => [label.toLowerCase(), values[index] ?? '']));

/** The text of an invoice's file. */
export function invoiceFile(fields: InvoiceFields, templateId = 'template1'): string {
  const { receiptNumber = 'INV-1', date = '2026-03-31', dueDate = '', notes = '', taxRate = '0' } = fields;
  const invoice = {
    receiptNumber,
    date,
    dueDate,
    yourCompany: partyOf(fields.sender),
    billTo: partyOf(fields.billTo),
    shipTo: { ...partyOf(fields.shipTo), sameAsBillTo: fields.shipTo === undefined },
    items: (fields.lines ?? []).map(([name, quantity, amount], id) => ({ id, name, quantity, amount })),
    notes,
    taxRate,
  };
  return JSON.stringify({ kind: 'vibrant-peak-invoice', version: 1, template: templateId, invoice });
}
