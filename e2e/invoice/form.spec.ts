import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, goTo, notice } from '../staff/desk';
import {
  addButton,
  addLine,
  closePreview,
  control,
  itemNames,
  itemTable,
  openForm,
  invoiceFile,
  openFile,
  openPreview,
  parties,
  partyField,
  partyFields,
  sum,
  template,
  templateNames,
} from './form';

test.use(still);

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('status');

test('an empty invoice: every field by its name, and the defaults', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 31, 0, 30));
  await openForm(page);
  await expect(page).toHaveTitle('Receipts | Vibrant Peak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Generator');
  await expect(control(page, 'Receipt Number')).toHaveValue(`INV-${await page.evaluate(() => Date.now())}`);
  // The local date: half past midnight is still the day before by universal time in Karachi.
  await expect(control(page, 'Date')).toHaveValue('2026-03-31');
  await expect(control(page, 'Due Date')).toHaveValue('');
  for (const party of parties) {
    for (const label of partyFields) {
      const field = partyField(page, party, label);
      await expect(field, `${party}: ${label}`).toHaveValue('');
      await expect(field, `${party}: ${label}`).toBeEnabled({ enabled: party !== 'Ship To' });
    }
  }
  await expect(page.getByRole('checkbox', { name: 'Same as Bill To' })).toBeChecked();
  await expect(control(page, 'Item Name')).toHaveValue('');
  await expect(control(page, 'Quantity')).toHaveValue('1');
  await expect(control(page, 'Quantity')).toHaveAttribute('min', '1');
  await expect(control(page, 'Rate')).toHaveValue('');
  await expect(control(page, 'Rate')).toHaveAttribute('min', '0');
  await expect(control(page, 'Rate')).toHaveAttribute('step', '0.01');
  await expect(control(page, 'Tax Rate (%)')).toHaveValue('0');
  await expect(control(page, 'Tax Rate (%)')).toHaveAttribute('min', '0');
  await expect(control(page, 'Tax Rate (%)')).toHaveAttribute('max', '100');
  await expect(control(page, 'Tax Rate (%)')).toHaveAttribute('step', '0.01');
  await expect(control(page, 'Notes')).toHaveValue('');
  await expect(itemTable(page)).toHaveCount(0);
  for (const label of ['Subtotal', 'Tax', 'Grand Total'] as const)
    await expect(sum(page, label)).toHaveText('$0.00');
});

test('nine templates by name, the first one chosen, before any of their code is there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openForm(page);
  const radios = page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio');
  await expect(radios).toHaveCount(templateNames.length);
  for (const [index, name] of templateNames.entries())
    await expect(radios.nth(index)).toHaveAccessibleName(name);
  await expect(radios.first()).toBeChecked();
  await template(page, 'Startup Fresh').check();
  await expect(radios.first()).not.toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(template(page, 'Finance Pro')).toBeChecked();
});

test('the number is made once, and stays when staff come back', async ({ page }) => {
  await openForm(page);
  const number = await control(page, 'Receipt Number').inputValue();
  expect(number).toMatch(/^INV-\d{13}$/);
  await addLine(page, ['Design', '1', '10']);
  await control(page, 'Notes').fill('x');
  await goTo(page, 'Team', 'Team Members');
  await goTo(page, 'Receipts', 'Invoice Generator');
  await expect(control(page, 'Receipt Number')).toHaveValue(number);
  await page.reload();
  await expect(control(page, 'Receipt Number')).not.toHaveValue(number);
});

test('an item without a name or a rate above 0 is ignored in silence, others clear the line, a quantity that is none becomes 1', async ({
  page,
}) => {
  await openForm(page);
  for (const [why, name, rate] of [
    ['no name', '', '10'],
    ['a blank name', '   ', '10'],
    ['a rate of 0', 'Design', '0'],
    ['a negative rate', 'Design', '-5'],
    ['no rate', 'Design', ''],
    ['letters for a rate', 'Design', 'abc'],
  ] as const) {
    await test.step(`with ${why}`, async () => {
      await control(page, 'Item Name').fill(name);
      await control(page, 'Quantity').fill('3');
      await control(page, 'Rate').fill(rate);
      await addButton(page).click();
      await control(page, 'Rate').press('Enter');
      await expect(itemTable(page)).toHaveCount(0);
      await expect(control(page, 'Item Name')).toHaveValue(name);
      await expect(control(page, 'Quantity')).toHaveValue('3');
      await expect(control(page, 'Rate')).toHaveValue(rate);
      await expect(toasts(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  }

  await test.step('by Enter or by the button clears the line and gives the focus to the name', async () => {
    await addLine(page, ['Design', '3', '19.99']);
    await expect(control(page, 'Quantity of Design')).toHaveValue('3');
    await expect(control(page, 'Rate of Design')).toHaveValue('19.99');
    await expect(control(page, 'Item Name')).toBeFocused();
    await expect(control(page, 'Item Name')).toHaveValue('');
    await expect(control(page, 'Quantity')).toHaveValue('1');
    await expect(control(page, 'Rate')).toHaveValue('');

    await page.keyboard.type('Hosting');
    await control(page, 'Rate').fill('9.99');
    await addButton(page).click();
    await expect(control(page, 'Item Name')).toBeFocused();
    expect(await itemNames(page)).toEqual(['Design', 'Hosting']);
    await expect(toasts(page)).toHaveCount(0);
    for (const name of ['Design', 'Hosting']) await button(page, `Remove ${name}`).click();
    await expect(itemTable(page)).toHaveCount(0);
  });

  const quantity = control(page, 'Quantity of Design');
  for (const [typed, kept] of [
    ['', '1'],
    ['0', '1'],
    ['-4', '1'],
    ['7.25', '7.25'],
    ['0.5', '0.5'],
    ['12', '12'],
    ['1e309', '1e309'],
    ['many', '1'],
    ['12,5', '12.5'],
  ] as const) {
    await test.step(`quantity "${typed}"`, async () => {
      await addLine(page, ['Design', typed, '10']);
      await expect(quantity).toHaveValue(kept);
      await expect(itemTable(page)).toHaveCount(1);
      await quantity.fill(typed);
      await quantity.blur();
      await expect(quantity).toHaveValue(kept);
      await button(page, 'Remove Design').click();
      await expect(itemTable(page)).toHaveCount(0);
    });
  }
});

test('totals follow every key, in decimal money without grouping', async ({ page }) => {
  await openForm(page);
  await addLine(page, ['Stickers', '3', '0.35']);
  await expect(sum(page, 'Subtotal')).toHaveText('$1.05');
  await control(page, 'Tax Rate (%)').fill('10');
  await expect(sum(page, 'Tax')).toHaveText('$0.11');
  await expect(sum(page, 'Grand Total')).toHaveText('$1.16');

  await control(page, 'Rate of Stickers').fill('411.50');
  await expect(itemTable(page).getByRole('row').nth(1)).toContainText('$1234.50');
  await expect(sum(page, 'Subtotal')).toHaveText('$1234.50');
  await expect(sum(page, 'Tax')).toHaveText('$123.45');
  await expect(sum(page, 'Grand Total')).toHaveText('$1357.95');

  await control(page, 'Quantity of Stickers').fill('');
  await expect(sum(page, 'Subtotal')).toHaveText('$411.50');
  await addLine(page, ['Postage', '1', '4.35']);
  await button(page, 'Remove Stickers').click();
  await expect(sum(page, 'Subtotal')).toHaveText('$4.35');
  await expect(sum(page, 'Tax')).toHaveText('$0.44');
  await expect(sum(page, 'Grand Total')).toHaveText('$4.79');
  await button(page, 'Remove Postage').click();
  await expect(sum(page, 'Grand Total')).toHaveText('$0.00');
  await expect(itemTable(page)).toHaveCount(0);

  // Amounts of many digits stay exact.
  await control(page, 'Tax Rate (%)').fill('0');
  await addLine(page, ['Nines', '3', '90071992547409.93']);
  await addLine(page, ['Tenth', '1', '0.1']);
  await addLine(page, ['Fifth', '1', '0.2']);
  await expect(sum(page, 'Grand Total')).toHaveText('$270215977642230.09');
});

test('a tax rate is held between 0 and 100, also while it is typed key by key', async ({ page }) => {
  await openForm(page);
  await addLine(page, ['Design', '1', '200']);
  const rate = control(page, 'Tax Rate (%)');
  for (const [typed, held] of [
    ['150', '100'],
    ['-5', '0'],
    ['100.01', '100'],
    ['8.25', '8.25'],
    ['', '0'],
  ] as const) {
    await test.step(`"${typed}" at ${held}`, async () => {
      await rate.fill(typed);
      if (typed !== '') await expect(rate).toHaveValue(held);
      await rate.blur();
      await expect(rate).toHaveValue(held);
      await expect(sum(page, 'Tax')).toHaveText(`$${(Number(held) * 2).toFixed(2)}`);
    });
  }

  await rate.press('Control+A');
  for (const key of '1505.5') {
    await page.keyboard.type(key);
    const value = Number(await rate.inputValue());
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
  await rate.press('Control+A');
  await page.keyboard.type('-7');
  await rate.blur();
  expect(Number(await rate.inputValue())).toBeGreaterThanOrEqual(0);
});

test('ship-to mirrors bill-to live and disabled, and remembers its own values', async ({ page }) => {
  await openForm(page);
  const same = page.getByRole('checkbox', { name: 'Same as Bill To' });
  const shown = () =>
    Promise.all(partyFields.map((label) => partyField(page, 'Ship To', label).inputValue()));
  const billTo = [
    'Ayesha Khan',
    'Northwind Traders',
    '4 Mall Road\nIslamabad',
    '+92 51 5550101',
    'a@nw.example',
  ];
  const own = ['Warehouse', 'Northwind Stores', 'Gate 7', '+92 51 5550199', 'dock@nw.example'];

  for (const [index, label] of partyFields.entries()) {
    await partyField(page, 'Bill To', label).fill(billTo[index]!);
    await expect(partyField(page, 'Ship To', label)).toHaveValue(billTo[index]!);
    await expect(partyField(page, 'Ship To', label)).toBeDisabled();
  }
  await same.uncheck();
  expect(await shown()).toEqual(['', '', '', '', '']);
  for (const [index, label] of partyFields.entries())
    await partyField(page, 'Ship To', label).fill(own[index]!);
  await same.check();
  expect(await shown()).toEqual(billTo);
  await partyField(page, 'Bill To', 'Name').fill('Ayesha K.');
  await expect(partyField(page, 'Ship To', 'Name')).toHaveValue('Ayesha K.');
  await same.uncheck();
  expect(await shown()).toEqual(own);
  await expect(partyField(page, 'Bill To', 'Name')).toHaveValue('Ayesha K.');
});

test.describe('bad inputs', () => {
  const texts = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    "'; DROP TABLE invoices--",
    '=HYPERLINK("https://evil.example")',
    '+1+cmd',
    '@SUM(A1)',
    'a\u0000b',
    'a\u202Eb',
    '\u{1F469}\u200D\u{1F4BB}\u{1F3FD}',
    'مرحبا Peak שלום',
    '\u00A0',
    '__proto__',
    'constructor',
    'toString',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://good@evil.example',
    '-0',
    '1e309',
    'NaN',
    '1,000.50',
  ];
  /** Every field that takes free text. */
  const fields = (page: Page) => [
    control(page, 'Receipt Number'),
    ...parties.flatMap((party) => partyFields.map((label) => partyField(page, party, label))),
    control(page, 'Notes'),
  ];

  test('stand as they were typed: in the form, in the pictures and on paper', async ({ page }) => {
    test.slow();
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    await openForm(page);
    await page.getByRole('checkbox', { name: 'Same as Bill To' }).uncheck();
    const active = page.locator(
      'main :is(script, img, iframe, a, object, embed), [role="dialog"] article *:is(svg, a, img)',
    );
    // In every round each field holds another text; each text comes to many fields, and all templates have their turn.
    for (const [round, name] of templateNames.entries()) {
      const textOf = (index: number) => texts[(index + round * 5) % texts.length]!;
      const values = fields(page).map((_, index) => textOf(index));
      const shownTexts = values.filter((text) => text.trim() !== '');
      const item = shownTexts[round]!;
      if (round === 0) {
        for (const [index, field] of fields(page).entries()) await field.fill(values[index]!);
        await addLine(page, ['\u00A0', '1', '5']);
        await expect(itemTable(page)).toHaveCount(0);
        await addLine(page, [item, '1', '5']);
      } else {
        const [receiptNumber, ...others] = values;
        const party = (place: number) => others.slice(place * 5, place * 5 + 5);
        const [sender, billTo, shipTo] = [party(0), party(1), party(2)];
        const lines = [[item, '1', '5']] as const;
        const invoice = { receiptNumber, sender, billTo, shipTo, lines, notes: values.at(-1)! };
        await openFile(page, invoiceFile(invoice, `template${round + 1}`));
        if (round === 1) await button(page, 'Discard').click();
        await expect(template(page, name)).toBeChecked();
      }
      const held = await Promise.all(fields(page).map((field) => field.inputValue()));
      expect(held).toEqual(values);
      expect(await itemNames(page)).toEqual([item]);

      const dialog = await openPreview(page);
      const shown = (await dialog.getByRole('article').textContent()) ?? '';
      for (const text of shownTexts) expect(shown, `${name}: ${text}`).toContain(text);
      await expect(active).toHaveCount(0);
      await closePreview(page);
    }
    expect(dialogs).toBe(0);
  });

  test('a preview without items is refused; half of a character pair is kept as it is', async ({ page }) => {
    await openForm(page);
    await button(page, 'Preview').click();
    const refusal = notice(page, 'Error');
    await expect(refusal).toContainText('Please add at least one item to preview the receipt.');
    await expect(refusal).toHaveAttribute('data-type', 'error');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await control(page, 'Item Name').focus();
    const kept = await page.evaluate(() => {
      const name = `a${String.fromCharCode(0xd800)}b`;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `${name}\t1\t5`);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      return name;
    });
    await button(page, 'Add 1 item').click();
    expect(kept).toHaveLength(3);
    await expect(itemTable(page).getByRole('rowheader')).toHaveText(/^a.b$/);
    await expect((await openPreview(page)).getByRole('cell').first()).toHaveText(/^a.b$/);
  });

  test('a hundred kilobytes in a field neither break the page nor its layout', async ({ page }) => {
    await openForm(page);
    const long = 'lorem'.repeat(20_000);
    await control(page, 'Notes').fill(long);
    await partyField(page, 'Bill To', 'Name').fill(long);
    await addLine(page, [long, '1', '5']);
    expect(await itemNames(page)).toEqual([long]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('article')).toContainText(long.slice(0, 500));
  });
});
