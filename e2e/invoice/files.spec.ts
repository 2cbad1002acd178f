import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, notice } from '../staff/desk';
import { addLine, control, itemNames, openFile, openForm, partyField, sum, template } from './form';

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

  await test.step('opening asks when something would be lost, and the same file can be picked twice', async () => {
    await control(page, 'Notes').fill('Mine');
    await openFile(page, text);
    const question = page.getByRole('dialog', { name: 'Discard this invoice?' });
    await expect(control(page, 'Notes')).toHaveValue('Mine');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(control(page, 'Notes')).toHaveValue('Thank you');
  });

  // What makes a file a damaged one is said by unit tests.
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
