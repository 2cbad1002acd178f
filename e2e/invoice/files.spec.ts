import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, notice } from '../staff/desk';
import {
  addLine,
  control,
  invoiceFile,
  itemNames,
  openFile,
  openForm,
  partyField,
  sum,
  template,
} from './form';

test.use(still);

async function save(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Save file').click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('an invoice is saved as a file and opened again, every value of it', async ({ page }) => {
  await openForm(page);
  await control(page, 'Receipt Number').fill('../2026/07: A');
  await control(page, 'Due Date').fill('2026-12-31');
  await partyField(page, 'Your Company', 'Company').fill('Bright Works');
  await partyField(page, 'Bill To', 'Address').fill('12 Canal Road\nLahore');
  await page.getByRole('checkbox', { name: 'Same as Bill To' }).uncheck();
  await partyField(page, 'Ship To', 'Name').fill('Warehouse');
  await addLine(page, ['Design', '7.25', '85.5']);
  await addLine(page, ['خدمة', '3', '0.35']);
  await control(page, 'Tax Rate (%)').fill('8.25');
  await control(page, 'Notes').fill('Thank you');
  await template(page, 'Tech Modern').check();
  const { name, text } = await save(page);
  expect(name).toBe('2026-07-A.json');
  await expect(notice(page, 'Invoice Saved')).toContainText(name);
  // What stands in a file may go without a question.
  await button(page, 'New invoice').click();
  await expect(control(page, 'Notes')).toHaveValue('');

  await page.reload();
  await openFile(page, text);
  await expect(control(page, 'Receipt Number')).toHaveValue('../2026/07: A');
  await expect(control(page, 'Due Date')).toHaveValue('2026-12-31');
  await expect(partyField(page, 'Your Company', 'Company')).toHaveValue('Bright Works');
  await expect(partyField(page, 'Bill To', 'Address')).toHaveValue('12 Canal Road\nLahore');
  await expect(partyField(page, 'Ship To', 'Name')).toHaveValue('Warehouse');
  await expect(page.getByRole('checkbox', { name: 'Same as Bill To' })).not.toBeChecked();
  expect(await itemNames(page)).toEqual(['Design', 'خدمة']);
  await expect(control(page, 'Quantity of Design')).toHaveValue('7.25');
  await expect(sum(page, 'Subtotal')).toHaveText('$620.93');
  await expect(control(page, 'Tax Rate (%)')).toHaveValue('8.25');
  await expect(template(page, 'Tech Modern')).toBeChecked();
  expect((await save(page)).text.replace(/"id": \d+/g, '')).toBe(text.replace(/"id": \d+/g, ''));
});

test('opening asks when something would be lost, and the same file can be picked twice', async ({ page }) => {
  await openForm(page);
  const file = invoiceFile({ notes: 'From the file' });
  await openFile(page, file);
  await expect(control(page, 'Notes')).toHaveValue('From the file');
  await control(page, 'Notes').fill('Mine');
  await openFile(page, file);
  const dialog = page.getByRole('dialog', { name: 'Discard this invoice?' });
  await expect(control(page, 'Notes')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(control(page, 'Notes')).toHaveValue('From the file');
});

const good = JSON.parse(invoiceFile({ lines: [['Design', '1', '10']] })) as { invoice: object };
const changed = (change: object) => JSON.stringify({ ...good, ...change });
const withItem = (change: object) =>
  changed({
    invoice: { ...good.invoice, items: [{ id: 1, name: 'A', quantity: '1', amount: '1', ...change }] },
  });

const damaged: Record<string, [text: string | Buffer, message: RegExp]> = {
  'cut short': [JSON.stringify(good).slice(0, 200), /damaged/],
  empty: ['', /damaged/],
  'a PDF': [Buffer.from('%PDF-1.7\n\x00\xff'), /no JSON file/],
  'a page': ['<html><script>alert(1)</script>', /no JSON file/],
  'a list': ['[]', /damaged/],
  'of another kind': ['{"kind":"team","rows":[]}', /holds something else, not an invoice/],
  'of another version': [changed({ version: 2 }), /another version/],
  'without items': [changed({ invoice: { ...good.invoice, items: null } }), /damaged: items/],
  'with a number for a text': [changed({ invoice: { ...good.invoice, notes: 7 } }), /damaged: notes/],
  'with a rate in letters': [withItem({ amount: 'ten' }), /items\[0\]\.amount must be a number of 0 or more/],
  'with a negative quantity': [withItem({ quantity: '-1' }), /items\[0\]\.quantity must be a number above 0/],
  'with a tax of 101 %': [
    changed({ invoice: { ...good.invoice, taxRate: '101' } }),
    /taxRate must be a number from 0 to 100/,
  ],
  'with a date in words': [
    changed({ invoice: { ...good.invoice, date: 'soon' } }),
    /date must be a date such as 2026-03-31/,
  ],
};

test('a damaged or foreign file says what is wrong and changes nothing', async ({ page }) => {
  await openForm(page);
  await addLine(page, ['Mine', '2', '10']);
  await control(page, 'Notes').fill('Precious');
  await template(page, 'Executive').check();
  const before = await save(page);
  await control(page, 'Item Name').fill('Half typed');
  for (const [what, [text, message]] of Object.entries(damaged)) {
    await openFile(page, text);
    const refusal = notice(page, 'File Not Opened').filter({ hasText: message });
    await expect(refusal.first(), what).toBeVisible();
    await expect(refusal.first()).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  await expect(control(page, 'Item Name')).toHaveValue('Half typed');
  expect(await save(page)).toEqual(before);
});

test('a file with texts that mean harm opens as texts', async ({ page }) => {
  const text = '"><img src=x onerror=alert(1)>';
  await openForm(page);
  const file = invoiceFile({
    billTo: [text, text, text, text, text],
    notes: text,
    lines: [[text, '1', '5']],
  });
  await openFile(page, file.replace('"kind"', '"__proto__": {"polluted": true}, "kind"'));
  await expect(partyField(page, 'Bill To', 'Email')).toHaveValue(text);
  expect(await itemNames(page)).toEqual([text]);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});
