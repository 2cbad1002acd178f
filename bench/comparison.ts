import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath, flags } from '../e2e/chromium';
import { addLine, control, openForm, openPreview, partyField, template } from '../e2e/invoice/form';
import { servePublished } from '../e2e/runningSite';
import { button, goTo, openDesk } from '../e2e/staff/desk';

/** `npm run comparison`: the pictures in `docs/explanation/comparison.md`, one for each row of its tables. */
const folder = join(import.meta.dirname, '../docs/pictures');

const sheet = [
  'Item\tQty\tUnit price\tTotal',
  'Interface design\t2\tRs 1,25,000.00\t250000',
  'Setup fee\t\t150\t150',
  'Refund\t-1\t(50.00)\t-50',
  'Hosting, monthly\t12\t12,50\t150',
].join('\n');

async function pasteSheet(page: Page, text: string): Promise<void> {
  await control(page, 'Item Name').focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
  await page.getByRole('dialog', { name: 'Paste items' }).waitFor();
}

async function fillInvoice(page: Page): Promise<void> {
  await openForm(page);
  await control(page, 'Receipt Number').fill('INV-2026-0042');
  await partyField(page, 'Your Company', 'Company').fill('Bright Works Ltd');
  await partyField(page, 'Bill To', 'Name').fill('Ayesha Khan');
  await partyField(page, 'Bill To', 'Company').fill('Northwind Traders');
  await addLine(page, ['Discovery workshop', '1', '450']);
  await addLine(page, ['Interface design', '24', '85,50']);
  await addLine(page, ['Hosting, monthly', '12', '12.5']);
  await control(page, 'Tax Rate (%)').fill('16');
}

async function openPalette(page: Page, search: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and actions' }).fill(search);
}

async function importList(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Import CSV').click();
  const text = [
    'Title,Description,Category,Featured',
    'Swift Cart,Grocery delivery app,Mobile Development,No',
    'Tidewater,Booking for a ferry line,Web Development,Yes',
  ].join('\r\n');
  await (await chooser).setFiles({ name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('dialog').getByText('rows can be imported').waitFor();
}

/** One scene per picture, each on a page of its own. */
const pictures: Record<string, (page: Page) => Promise<unknown>> = {
  paste: async (page) => {
    await openForm(page);
    await pasteSheet(page, sheet);
  },
  items: async (page) => {
    await fillInvoice(page);
    await control(page, 'Item Name').scrollIntoViewIfNeeded();
  },
  undo: async (page) => {
    await fillInvoice(page);
    await button(page, 'Remove Interface design').click();
    await page.getByText('Interface design was removed.').last().scrollIntoViewIfNeeded();
  },
  options: async (page) => {
    await fillInvoice(page);
    await page.getByText(/^More options/).click();
    await control(page, 'Terms').selectOption('Net 30');
    await control(page, 'Currency').selectOption('EUR');
    await control(page, 'Discount').fill('10');
  },
  templates: async (page) => {
    await fillInvoice(page);
    await template(page, 'Modern Blue').check();
    await template(page, 'Modern Blue').evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(1500);
  },
  preview: async (page) => {
    await fillInvoice(page);
    await template(page, 'Executive').check();
    await openPreview(page);
  },
  unsaved: async (page) => {
    await fillInvoice(page);
    await button(page, 'New invoice').click();
    await page.getByRole('dialog', { name: 'Discard this invoice?' }).waitFor();
  },
  palette: async (page) => {
    await openDesk(page, '/admin/projects');
    await openPalette(page, 'invoice');
  },
  records: async (page) => {
    await openDesk(page, '/admin');
    await openPalette(page, 'sw');
  },
  import: async (page) => {
    await openDesk(page, '/admin/projects');
    await importList(page);
  },
  bulk: async (page) => {
    await openDesk(page, '/admin/projects');
    for (const title of ['Swift Cart', 'Greenline'])
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    await page.getByLabel('Field to change').selectOption('Category');
    await page.getByLabel('New Category').fill('Platform');
  },
  filters: async (page) => {
    await openDesk(page, '/admin/projects');
    await page.getByLabel('Filter by Category').selectOption('Category: Web Development');
    await page.getByText('Columns', { exact: true }).first().click();
  },
  removal: async (page) => {
    await openDesk(page, '/admin/projects');
    await button(page, 'Delete Harbor Design System').click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.waitForTimeout(500);
  },
  inbox: async (page) => {
    await openDesk(page, '/admin/messages');
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    await page.getByRole('region', { name: 'Message' }).waitFor();
  },
  dashboard: async (page) => {
    await openForm(page);
    await control(page, 'Notes').fill('Thank you');
    await goTo(page, 'Testimonials');
    await button(page, 'Delete Farah Jamil').click();
    await goTo(page, 'Dashboard');
  },
};

const wanted = process.argv.slice(2);
const site = await servePublished();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
await mkdir(folder, { recursive: true });
for (const [name, show] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    baseURL: site.url,
    reducedMotion: 'reduce',
  });
  await show(page);
  await page.waitForTimeout(400);
  const path = join(folder, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 55 })
    .toFile(path);
  console.log(`${name.padEnd(12)} ${(size / 1000).toFixed(0)} kB`);
  await page.close();
}
await browser.close();
site.stop();
