import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, goTo, notice } from '../staff/desk';
import {
  addLine,
  control,
  itemNames,
  itemTable,
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

/** Replaces the print dialog and records what would be printed. */
const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const text = document.querySelector('.invoice-print')?.textContent ?? 'nothing';
      document.documentElement.dataset['printed'] = `${document.title}: ${text}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/** Runs a command of the palette. */
async function choose(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill(command);
  await page.getByRole('option', { name: command }).click();
}

async function fillInvoice(page: Page): Promise<void> {
  await control(page, 'Receipt Number').fill('../2026/07: 1');
  await control(page, 'Due Date').fill('2026-12-31');
  await partyField(page, 'Your Company', 'Company').fill('Bright Works');
  await partyField(page, 'Bill To', 'Name').fill('Ayesha');
  await partyField(page, 'Bill To', 'Address').fill('12 Canal Road\nLahore');
  await page.getByRole('checkbox', { name: 'Same as Bill To' }).uncheck();
  await partyField(page, 'Ship To', 'Name').fill('Warehouse');
  await addLine(page, ['Design', '7.25', '85.5']);
  await addLine(page, ['خدمة', '3', '0.35']);
  await control(page, 'Tax Rate (%)').fill('8.25');
  await control(page, 'Notes').fill('Thank you');
  await template(page, 'Tech Modern').check();
}

/** Expects every value that `fillInvoice` entered. */
async function expectInvoice(page: Page): Promise<void> {
  await expect(control(page, 'Receipt Number')).toHaveValue('../2026/07: 1');
  await expect(control(page, 'Due Date')).toHaveValue('2026-12-31');
  await expect(partyField(page, 'Your Company', 'Company')).toHaveValue('Bright Works');
  await expect(partyField(page, 'Bill To', 'Name')).toHaveValue('Ayesha');
  await expect(partyField(page, 'Bill To', 'Address')).toHaveValue('12 Canal Road\nLahore');
  await expect(page.getByRole('checkbox', { name: 'Same as Bill To' })).not.toBeChecked();
  await expect(partyField(page, 'Ship To', 'Name')).toHaveValue('Warehouse');
  await expect.poll(() => itemNames(page)).toEqual(['Design', 'خدمة']);
  await expect(control(page, 'Quantity of Design')).toHaveValue('7.25');
  await expect(sum(page, 'Subtotal')).toHaveText('$620.93');
  await expect(control(page, 'Tax Rate (%)')).toHaveValue('8.25');
  await expect(control(page, 'Notes')).toHaveValue('Thank you');
  await expect(template(page, 'Tech Modern')).toBeChecked();
}

test('an invoice remains across staff pages until a reload, printed from any of them, and saved to a file and opened again with every value', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Discard this invoice?' });
  await stubPrint(page);
  await openForm(page);
  await fillInvoice(page);
  await control(page, 'Item Name').fill('Half typed');

  await test.step('it survives visits to other staff pages, and cancelling a new invoice', async () => {
    await goTo(page, 'Messages');
    await page.goBack();
    await goTo(page, 'Settings');
    await goTo(page, 'Receipts', 'Invoice Generator');
    await expectInvoice(page);
    await expect(control(page, 'Item Name')).toHaveValue('Half typed');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['adminAuth']);
    await button(page, 'New invoice').click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button(page, 'New invoice')).toBeFocused();
  });

  await test.step('the palette prints it from any staff page, and asks before starting a new one', async () => {
    await goTo(page, 'Projects');
    await choose(page, 'Print invoice');
    await expect(page.locator('html')).toHaveAttribute(
      'data-printed',
      /^\.\.\/2026\/07: 1 - Ayesha: .*Design.*\$672\.16/s,
    );
    await expect(page).toHaveURL('/admin/receipts');
    await expect(page).toHaveTitle('Receipts | Vibrant Peak');
    await goTo(page, 'Messages');
    await choose(page, 'New invoice');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/admin/receipts');
    await expectInvoice(page);
  });

  await control(page, 'Item Name').fill('');
  const { name, text } = await save(page);
  expect(name).toBe('2026-07-1.json');
  await expect(notice(page, 'Invoice Saved')).toContainText(name);
  // A saved invoice is replaced without asking.
  await button(page, 'New invoice').click();
  await expect(control(page, 'Receipt Number')).toHaveValue('../2026/07: 2');
  await expect(itemTable(page)).toHaveCount(0);
  await control(page, 'Notes').fill('Gone soon');
  await page.reload();
  await expect(control(page, 'Notes')).toHaveValue('');
  await expect(control(page, 'Receipt Number')).toHaveValue(/^INV-\d{13}$/);

  await openFile(page, text);
  await expectInvoice(page);
  expect((await save(page)).text.replace(/"id": \d+/g, '')).toBe(text.replace(/"id": \d+/g, ''));

  await test.step('opening asks before unsaved entries are lost, and the same file can be opened twice', async () => {
    await control(page, 'Notes').fill('Mine');
    await openFile(page, text);
    await expect(control(page, 'Notes')).toHaveValue('Mine');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(control(page, 'Notes')).toHaveValue('Thank you');
  });

  // Unit tests cover the kinds of damage.
  await test.step('a damaged file says what is wrong and changes nothing', async () => {
    await control(page, 'Item Name').fill('Half typed');
    const before = await save(page);
    await openFile(page, text.replace('"8.25"', '"101"'));
    const refusal = notice(page, 'File Not Opened');
    await expect(refusal).toContainText('taxRate must be a number from 0 to 100');
    await expect(refusal).toHaveAttribute('data-type', 'error');
    await expect(control(page, 'Item Name')).toHaveValue('Half typed');
    expect(await save(page)).toEqual(before);
  });
});
