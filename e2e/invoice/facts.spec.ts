import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { invoiceFile, itemTable, openFile, openForm, template } from './form';
import { ordinaryInvoice } from './ordinaryInvoice';

test.use(still);

/** How many facts stand on each line of the sheet, and how many lines each of them has. */
const factsOf = (page: Page) =>
  page.locator('dialog article .facts').evaluate((list) => {
    const tops = [...list.children].map((fact) => Math.round(fact.getBoundingClientRect().top));
    const linesOf = (value: Element) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      return range.getClientRects().length;
    };
    return {
      rows: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      lines: [...list.querySelectorAll('dd')].map(linesOf),
    };
  });

test('no fact of a sheet stands alone in a second row, and no date breaks', async ({ page }) => {
  await openForm(page);
  const dates = { date: '2026-09-28', dueDate: '2026-12-20' };
  const file = JSON.parse(invoiceFile({ ...ordinaryInvoice, ...dates, lines: [['Item', '1', '5']] })) as {
    invoice: object;
  };
  for (const [vatId, count] of [
    ['', 3],
    ['DE 123 456 789', 4],
  ] as const) {
    await openFile(page, JSON.stringify({ ...file, invoice: { ...file.invoice, vatId } }));
    await expect(itemTable(page).getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    for (const name of ['Minimal Clean', 'Executive', 'Startup Fresh']) {
      await template(page, name).evaluate((radio: HTMLInputElement) => radio.click());
      await expect(page.locator('dialog article .facts > div')).toHaveCount(count);
      const { rows, lines } = await factsOf(page);
      expect(Math.min(...rows), `${name}, ${count} facts`).toBeGreaterThan(1);
      expect(lines, name).toEqual(Array(count).fill(1));
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
