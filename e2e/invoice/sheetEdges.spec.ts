import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import {
  closePreview,
  invoiceFile,
  itemTable,
  openFile,
  openForm,
  openInvoice,
  openPreview,
  template,
  templateNames,
  type Line,
} from './form';
import { ordinaryInvoice } from './ordinaryInvoice';
import { pixelsOf, printed, textOf } from './pdf';

test.use(still);

const lines = Array.from({ length: 7 }, (_, index): Line => [`Item ${index + 1}`, '2', `${index + 1}250.50`]);

const margin = { side: (14 / 25.4) * 72, end: (15 / 25.4) * 72 };
const sizes = { A4: [596, 842], Letter: [612, 792] } as const;

async function openSheet(page: Page): Promise<void> {
  await openForm(page);
  await openInvoice(page, { ...ordinaryInvoice, lines });
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(lines.length);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('dialog').getByRole('article').waitFor();
}

/** The edges of the texts that match, in pixels from the left. */
const edges = (page: Page, selector: string) =>
  page.locator(`dialog article :is(${selector})`).evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );

/** Chooses in the form, behind the open preview. */
const choose = (page: Page, name: string) =>
  template(page, name).evaluate((radio: HTMLInputElement) => radio.click());

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

test('amounts and sums share a right edge, and texts of Minimal Clean a left one', async ({ page }) => {
  await openSheet(page);
  // Executive centres its sums.
  for (const name of templateNames.filter((each) => each !== 'Executive')) {
    await choose(page, name);
    await expect(page.locator('dialog article')).toHaveClass(
      new RegExp(`paper-template${templateNames.indexOf(name) + 1}$`),
    );
    // The sums of Finance Pro stand beside each other.
    const sums = name === 'Finance Pro' ? '.grand dd' : '.totals dd';
    const rights = (await edges(page, `td.total, ${sums}`)).map(({ right }) => right);
    expect(rights.length).toBeGreaterThan(lines.length);
    expect(spread(rights), name).toBeLessThan(1);
  }
  await choose(page, 'Minimal Clean');
  const lefts = (await edges(page, 'td.name, .totals dt, .sender, .notes p, .facts > div:first-of-type')).map(
    ({ left }) => left,
  );
  expect(spread(lefts)).toBeLessThan(1.5);
});

/** Rupees, a discount, and a tax of its own for each line: seven sums. */
function rupees(amount: string): string {
  const rates = ['7', '9', '0', '19'];
  const items = rates.map((_, index): Line => [`Item ${index + 1}`, '1', amount]);
  const file = JSON.parse(invoiceFile({ ...ordinaryInvoice, lines: items })) as {
    invoice: { items: object[] };
  };
  Object.assign(file.invoice, { currency: 'PKR', discount: '5', discountKind: 'percent' });
  file.invoice.items.forEach((item, index) => Object.assign(item, { taxRate: rates[index] }));
  return JSON.stringify(file);
}

/** Opens the preview of an invoice with this rate in rupees. */
async function previewRupees(page: Page, amount: string): Promise<void> {
  await openFile(page, rupees(amount));
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(4);
  await openPreview(page);
  await expect(page.locator('dialog article .totals dd')).toHaveCount(7);
}

test('amounts with the code of a currency, from thousands to millions, break in no template', async ({
  page,
}) => {
  await openForm(page);
  for (const amount of ['12345.67', '123456.78', '12345678.90']) {
    await previewRupees(page, amount);
    for (const name of templateNames) {
      await choose(page, name);
      await expect(page.locator('dialog article')).toHaveClass(
        new RegExp(`paper-template${templateNames.indexOf(name) + 1}$`),
      );
      const broken = await page
        .locator('dialog article :is(td.rate, td.total, .totals dd)')
        .evaluateAll((parts) =>
          parts
            .filter((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
            })
            .map(({ textContent }) => textContent),
        );
      expect(broken, name).toEqual([]);
    }
    await closePreview(page);
  }
});

test('sums of Corporate Formal continue the column of the amounts, also of long ones', async ({ page }) => {
  await openForm(page);
  for (const amount of ['123.45', '12345678.90', '999999999999.99']) {
    await previewRupees(page, amount);
    await choose(page, 'Corporate Formal');
    await expect(page.locator('dialog article')).toHaveClass(/paper-template4$/);
    const lefts = await page
      .locator('dialog article :is(td.total, .totals dd)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect(spread(lefts), amount).toBeLessThan(2);
    await closePreview(page);
  }
});

test('notes longer than a page begin below the sums', async ({ page }) => {
  await openForm(page);
  const notes = Array.from(
    { length: 60 },
    (_, index) => `Paragraph ${index + 1}: ${'terms of work, '.repeat(9)}`,
  );
  await openInvoice(page, { ...ordinaryInvoice, lines, notes: notes.join('\n') });
  const pages = (await printed(page, 'A4')).map(textOf);
  expect(pages.find((text) => text.includes('GrandTotal'))).toContain('Paragraph1:');
});

test('no line of Finance Pro is set apart by a rule', async ({ page }) => {
  await openSheet(page);
  await choose(page, 'Finance Pro');
  const rules = await page
    .locator('dialog article tbody tr:not(.last)')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).borderBottom));
  expect(new Set(rules.slice(0, -1)).size).toBe(1);
});

/** The outermost columns and the lowest row with ink, in points. */
function inkOf(
  pixels: Buffer,
  [width, height]: readonly [number, number],
  isCounted: (x: number) => boolean,
) {
  const [columns, rows]: [number[], number[]] = [[], []];
  for (let y = Math.ceil(margin.end); y < height - margin.end + 1; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (!isCounted(x) || Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > 236) continue;
      columns.push(x);
      rows.push(y);
    }
  return {
    left: columns.reduce((a, b) => Math.min(a, b)),
    right: columns.reduce((a, b) => Math.max(a, b)),
    end: rows.reduce((a, b) => Math.max(a, b)),
  };
}

test('on A4 and Letter borders reach both edges, and the side column of Creative Gradient ends with the page', async ({
  page,
}) => {
  await openSheet(page);
  for (const [format, size] of Object.entries(sizes) as [keyof typeof sizes, readonly [number, number]][]) {
    for (const name of ['Corporate Formal', 'Creative Gradient', 'Executive', 'Startup Fresh']) {
      await choose(page, name);
      const [pixels, ...others] = await pixelsOf(await page.pdf({ format, printBackground: true }));
      expect(others).toHaveLength(0);
      const { left, right } = inkOf(pixels!, size, () => true);
      expect(Math.abs(left - margin.side), `${name}, ${format}, left`).toBeLessThan(2.5);
      expect(Math.abs(size[0] - right - margin.side), `${name}, ${format}, right`).toBeLessThan(2.5);
    }
    await choose(page, 'Creative Gradient');
    const [pixels] = await pixelsOf(await page.pdf({ format, printBackground: true }));
    const { end } = inkOf(pixels!, size, (x) => x > margin.side + 30 && x < margin.side + 60);
    expect(size[1] - margin.end - end, format).toBeLessThan(6);
  }
});

test('an amount stays on one line with its currency, on every sheet', async ({ page }) => {
  await openForm(page);
  const file = JSON.parse(invoiceFile({ lines: [['Design', '1', '999999999999.99']] })) as {
    invoice: object;
  };
  await openFile(page, JSON.stringify({ ...file, invoice: { ...file.invoice, currency: 'PKR' } }));
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(1);
  for (const name of templateNames) {
    await template(page, name).check();
    const dialog = await openPreview(page);
    const amounts = dialog.getByText(/^PKR\s[\d,.]+$/);
    expect(await amounts.count(), name).toBeGreaterThan(3);
    for (const amount of await amounts.all()) {
      const tops = await amount.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      expect(new Set(tops).size, `${name}: ${await amount.textContent()}`).toBe(1);
    }
    await closePreview(page);
  }
});

test('the minus sign of a discount stays beside its amount, on every sheet', async ({ page }) => {
  await openForm(page);
  const amounts = ['70', '350.5', '3150.25', '31500.75', '315000.5', '3150000.25'];
  const file = JSON.parse(invoiceFile({ lines: amounts.map((amount): Line => ['Design', '1', amount]) })) as {
    invoice: { items: object[] };
  };
  file.invoice.items.forEach((item) => Object.assign(item, { discount: '12.5' }));
  Object.assign(file.invoice, { currency: 'EUR', discount: '5', discountKind: 'percent' });
  await openFile(page, JSON.stringify(file));
  const dialog = await openPreview(page);
  await expect(dialog.getByText(/−/)).toHaveCount(amounts.length + 1);
  for (const name of templateNames) {
    await choose(page, name);
    await expect(dialog.getByRole('article')).toHaveClass(
      new RegExp(`paper-template${templateNames.indexOf(name) + 1}$`),
    );
    const broken = await dialog.getByText(/−/).evaluateAll((parts) =>
      parts
        .filter(({ firstChild, textContent }) => {
          const range = document.createRange();
          range.setStart(firstChild!, textContent.indexOf('−'));
          range.setEnd(firstChild!, textContent.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, name).toEqual([]);
  }
});
