import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFindings, expect, logIn, still, test } from '../site';
import {
  addLine,
  closePreview,
  control,
  itemNames,
  openForm,
  openInvoice,
  openPreview,
  partyField,
  partyFields,
  preview,
  template,
  templateNames,
  type Line,
} from './form';
import { ordinaryInvoice } from './ordinaryInvoice';
import { countPrinted } from './pdf';

test.use(still);

/** Counts calls of `window.print`. */
const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    const record = window as unknown as { prints: number };
    record.prints = 0;
    window.print = () => void record.prints++;
  });
const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints);

/** Texts with a meaning elsewhere, which must appear exactly as typed. */
const badTexts = [
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

/** An ordinary invoice of twelve lines, with the texts above as parties and item names. */
const invoice = {
  ...ordinaryInvoice,
  sender: strange(ordinaryInvoice.sender, badTexts.slice(12, 16)),
  billTo: strange(ordinaryInvoice.billTo, badTexts.slice(16, 20)),
  shipTo: strange(ordinaryInvoice.shipTo, badTexts.slice(20)),
  lines: badTexts.slice(0, 12).map((name): Line => [name, '2', '1000.25']),
};

/** Replaces the values of a party, except its address. */
function strange(party: readonly string[], texts: readonly string[]): string[] {
  const left = [...texts];
  return party.map((value) => (value.includes('\n') ? value : (left.shift() ?? value)));
}

/** The typeface, and the position of each part in twentieths of the paper's width. */
const layoutOf = (article: Locator) =>
  article.evaluate((element) => {
    const paper = element.getBoundingClientRect();
    const twentieths = (length: number) => Math.round((length / paper.width) * 20);
    const places = [...element.querySelectorAll('h3, table, .totals, .facts, .party')].map((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      return [left - paper.left, top - paper.top, width].map(twentieths).join();
    });
    return { face: getComputedStyle(element).fontFamily.split(',')[0]!, places };
  });

type Layout = Awaited<ReturnType<typeof layoutOf>>;

/** Counts parts in different positions. A different typeface adds one; colours do not count. */
const difference = (one: Layout, other: Layout) =>
  Number(one.face !== other.face) + one.places.filter((place, index) => place !== other.places[index]).length;

/** The white share of two printed pages, from 0 to 1: as a whole, and below the invoice. */
async function whiteness(page: Page): Promise<{ whole: number; below: number }> {
  await page.setViewportSize({ width: 794, height: 2246 });
  await page.emulateMedia({ media: 'print' });
  const end = await page.locator('.invoice-print').evaluate((part) => part.getBoundingClientRect().bottom);
  const data = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  await page.emulateMedia({ media: null });
  const share = (pixels: Buffer) => pixels.filter((value) => value === 255).length / pixels.length;
  return { whole: share(data), below: share(data.subarray(Math.ceil(end) * 794)) };
}

/** Returns a function that lists the requested scripts containing a template's style sheet. */
function watchTemplateCode(page: Page): () => Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return async () => {
    const texts = await Promise.all(
      scripts
        .filter((path) => path.includes('/remote-invoice/'))
        .map(async (path) => ({ path, text: await (await page.request.get(path)).text() })),
    );
    return texts.filter(({ text }) => text.includes('Palatino Linotype')).map(({ path }) => path);
  };
}

test('each template shows what was typed, has its own layout and no accessibility finding, fits one page of A4 and Letter, and stays light in dark mode', async ({
  page,
}) => {
  test.slow();
  page.on('dialog', (dialog) => {
    throw new Error(`a script asks: ${dialog.message()}`);
  });
  await openForm(page);
  await openInvoice(page, invoice);
  for (const [party, values] of Object.entries({
    'Your Company': invoice.sender,
    'Bill To': invoice.billTo,
    'Ship To': invoice.shipTo,
  }))
    for (const [index, label] of partyFields.entries())
      await expect(partyField(page, party, label)).toHaveValue(values[index]!);
  await expect(control(page, 'Notes')).toHaveValue(invoice.notes);
  await expect.poll(() => itemNames(page)).toEqual(invoice.lines.map(([name]) => name));

  const layouts: Layout[] = [];
  for (const name of templateNames) {
    await test.step(name, async () => {
      await template(page, name).check();
      const dialog = await openPreview(page);
      const article = dialog.getByRole('article');
      const missing = async () => {
        const shown = (await article.textContent()) ?? '';
        return badTexts.filter((text) => !shown.includes(text));
      };
      await expect.poll(missing).toEqual([]);
      await expect(
        page.locator('main :is(script, img, iframe, a, object, embed), dialog article *:is(svg, a, img)'),
      ).toHaveCount(0);
      expect(await accessibilityFindings(page, 'dialog article')).toEqual([]);
      layouts.push(await layoutOf(article));
      expect(await countPrinted(page, 'A4')).toBe(1);
      expect(await countPrinted(page, 'Letter')).toBe(1);
      await closePreview(page);
    });
  }
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  for (const [index, layout] of layouts.entries()) {
    for (const [offset, other] of layouts.slice(index + 1).entries()) {
      const pair = `${templateNames[index]} and ${templateNames[index + 1 + offset]}`;
      expect(difference(layout, other), pair).toBeGreaterThanOrEqual(3);
    }
  }

  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await openPreview(page);
  expect(await accessibilityFindings(page), 'the dialog on a phone in dark mode').toEqual([]);
  const { whole, below } = await whiteness(page);
  expect(whole).toBeGreaterThan(0.75);
  expect(below).toBe(1);
});

test(
  'from an empty form to the print by keyboard alone; template code loads after the form, once',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await stubPrint(page);
    const templateCode = watchTemplateCode(page);
    await logIn(page);
    await page.goto('/admin/receipts');
    await expect(template(page, 'Executive')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await templateCode()).toEqual([]);
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return element?.labels?.[0]?.textContent?.trim() ?? element?.textContent?.trim() ?? '';
      });
    const tabTo = async (name: string) => {
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab');
        if ((await focused()) === name) return;
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await tabTo('Receipt Number');
    await tabTo('Company');
    await page.keyboard.type('Bright Works');
    await tabTo('Name');
    await page.keyboard.type('Ayesha Khan');
    await tabTo('Item Name');
    await page.keyboard.type('Design');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Item Name');
    await page.keyboard.type('Hosting');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await tabTo('Classic Professional');
    await page.keyboard.press('ArrowDown');
    await expect(template(page, 'Modern Blue')).toBeChecked();
    await tabTo('Tax Rate (%)');
    await page.keyboard.type('10');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Preview');
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText('$187.00');
    await expect(preview(page).getByRole('article')).toHaveClass(/paper-template2/);
    expect(await templateCode()).toHaveLength(1);
    await tabTo('Print');
    await page.keyboard.press('Enter');
    await expect.poll(() => prints(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await expect.poll(focused).toBe('Preview');
  },
);

test('on a phone the invoice opens readable, and on a low screen nothing hides it or the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 664 });
  await openForm(page);
  await addLine(page, ['Design', '2', '80']);
  await openPreview(page);
  const name = preview(page).getByText('Design', { exact: true });
  const fontSize = () => name.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(fontSize).toBeGreaterThan(10);
  const zoomed = preview(page).getByRole('button', { name: 'Zoom in', exact: true });
  const size = await fontSize();
  await zoomed.click();
  await expect.poll(fontSize).toBeGreaterThan(size * 1.3);
  const [print, close] = await Promise.all(
    ['Print', 'Close'].map((label) =>
      preview(page).getByRole('button', { name: label, exact: true }).boundingBox(),
    ),
  );
  expect(close!.y).toBe(print!.y);

  await page.setViewportSize({ width: 320, height: 256 });
  const sheet = preview(page).getByRole('region', { name: 'Invoice' });
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const isSeen = () =>
    sheet.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [30, 80, 140].every((down) =>
        element.contains(document.elementFromPoint(left + 20, top + down)),
      );
    });
  await expect.poll(isSeen).toBe(true);
  await closePreview(page);

  for (const height of [256, 664]) {
    await page.setViewportSize({ width: height === 256 ? 320 : 390, height });
    await page.evaluate(() => scrollTo(0, 0));
    await control(page, 'Receipt Number').focus();
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, width, height: tall } = focused.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, Math.max(1, top + Math.min(tall, 40) / 2));
        return focused.contains(hit) || hit?.contains(focused) ? '' : focused.outerHTML.slice(0, 100);
      });
      expect(covered).toBe('');
    }
  }
});
