import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { testSource } from '../../live/src/testing/testSource';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, still, test } from '../site';
import { button, goTo, toolLines } from '../staff/desk';
import { moreOf, prepareInvoices } from './invoiceSteps';
import { issueInvoice } from './issueInvoice';
import { join, manager, signIn } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

/** Words that do not break at a space. */
const long = 'Donaudampfschifffahrtsgesellschaft';
const somebody = { name: `Ayesha ${long}`, email: `ayesha.${long.toLowerCase()}@shipping.example` };

let site: LiveSite;
let filled: { draft: number; issued: number };
test.beforeAll(async ({ browser }) => {
  site = await startLive(async () => ({ CHROMIUM: 'none' }));
  const page = await browser.newPage();
  await join(page, site.firstLink, { ...manager, ...somebody });
  filled = await fill(page);
  await page.close();
});
test.afterAll(() => site?.stop());

async function enter(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await signIn(page, { ...manager, ...somebody });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

const paths = [
  ...['', '/team', '/projects', '/services', '/testimonials', '/jobs', '/messages', '/settings', '/platform'],
  ...['/content', '/content/hero', '/pictures', '/changes', '/preview', '/history', '/people', '/activity'],
  ...['/mail', '/health', '/releases', '/visitors', '/sign-in', '/invoices', '/invoices/recurring'],
  ...['/invoices/import', '/receivables', '/clients', '/items', '/invoice-settings'],
];

const everyPath = () => [...paths, `/receipts?invoice=${filled.draft}`, `/receipts?invoice=${filled.issued}`];

/** How much a page or an open dialog is wider than its window, at each width. */
async function excessOf(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await page.evaluate(() => {
      const root = document.scrollingElement!;
      const dialogs = document.querySelectorAll('dialog[open] [role=group]');
      return Math.max(
        0,
        root.scrollWidth - window.innerWidth,
        ...[...dialogs].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
    });
  }
  return found;
}

const once = () => ({ 'idempotency-key': randomUUID() });

const none = { 320: 0, 768: 0 };

/** Amounts in tables that do not end below each other. */
const looseAmounts = (page: Page) =>
  page.locator('main td:not(.paper td)').evaluateAll((cells) =>
    cells
      .filter((cell) => /^[-−]?\u2060?(€|\$|PKR)\s?[\d,.]+$/.test(cell.textContent.trim()))
      .filter((cell) => {
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell);
        return textAlign !== 'end' || fontVariantNumeric !== 'tabular-nums';
      })
      .map((cell) => cell.textContent),
  );

async function expectFits(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await excessOf(page), what).toEqual(none);
  expect(await looseAmounts(page), what).toEqual([]);
}

/** A draft, a quote, an issued invoice with a payment, and a message. */
async function fill(page: Page): Promise<typeof filled> {
  await prepareInvoices(page, site.url);
  const calls = await callsOf(page, site.url);
  const { invoice } = testSource();
  const billTo = { ...somebody, company: long, address: `${long}weg 1`, phone: '' };
  const { newItem, template } = freshDraft();
  const value = { newItem, template, invoice: { ...invoice, billTo } };
  const ask = <T>(route: string, body: object) => calls.call<T>(site.url, route, body, once());
  const { id: draft } = (await ask<{ id: number }>('POST /invoices', value)).body;
  await ask('POST /invoices?kind=quote', value);
  const issued = await issueInvoice(site.url, calls);
  await ask(`POST /invoices/${issued}/payments`, {
    date: '2026-11-25',
    amount: '10',
    method: long,
    note: long,
  });
  const { status } = await fetch(`${site.url}/api/submissions/contact`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), elapsed: 20_000, ...somebody, subject: long, message: long }),
  });
  expect(status).toBe(204);
  return { draft, issued };
}

test('no staff page and no dialog of an invoice scrolls sideways at 320 and 768 pixels', async ({
  page,
  problems,
}) => {
  // Without a Chromium there is no PDF.
  problems.expect(/503/);
  await enter(page);
  for (const path of everyPath()) {
    await page.goto(`${site.url}/admin${path}`);
    await expectFits(page, path);
  }
  for (const name of ['Record payment', 'Credit note', 'Void invoice']) {
    if (name !== 'Record payment') await moreOf(page).click();
    await button(page, name).click();
    await expectFits(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto(`${site.url}/admin/people`);
  await button(page, `Change ${somebody.name}`).click();
  await expectFits(page, 'a person');
});

test('no staff page has an accessibility finding on a desktop or a phone, in either mode @long', async ({
  page,
  problems,
}) => {
  // Without a Chromium there is no PDF.
  problems.expect(/503/);
  await enter(page);
  for (const path of everyPath()) {
    await page.goto(`${site.url}/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 375, height: 740 },
    ])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        const findings = await accessibilityFindings(page);
        expect(findings, `${path}, ${size.width} pixels wide, ${colorScheme}`).toEqual([]);
      }
  }
});

test('at 768 pixels all columns of the lists of work are seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enter(page);
  for (const path of ['/invoices', '/team', '/projects', '/services', '/testimonials', '/jobs']) {
    await page.goto(`${site.url}/admin${path}`);
    const table = page.locator('main').getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    const excess = await table.evaluate(({ parentElement }) => {
      const { scrollWidth, clientWidth } = parentElement!;
      return scrollWidth - clientWidth;
    });
    expect(excess, path).toBe(0);
  }
});

test('what is less needed gives way at 768 pixels and stands in the list at 1280', async ({ page }) => {
  await enter(page);
  for (const [path, head] of [
    ['/invoices', 'Owed'],
    ['/clients', 'Contact'],
  ] as const) {
    await page.goto(`${site.url}/admin${path}`);
    const column = page.locator('main th', { hasText: head });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(column, path).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(column, path).toBeHidden();
  }
});

const topOf = async (control: Locator) => (await control.boundingBox())!.y;

/** The heading and tools before the rows are replaced when they come. */
const rowsAreShown = (page: Page) => expect(page.locator('main tbody tr').first()).toBeVisible();

test('invoices have a header and tools of one line each at 768 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enter(page);
  await page.goto(`${site.url}/admin/invoices`);
  await rowsAreShown(page);
  const heading = await topOf(page.getByRole('heading', { name: 'Invoices' }));
  expect(await topOf(page.getByRole('link', { name: 'New invoice' }))).toBeLessThan(heading + 40);
  const search = await topOf(page.getByRole('searchbox', { name: 'Search invoices' }));
  expect(await topOf(button(page, 'Export CSV'))).toBeCloseTo(search, 0);
});

test('the tools of every list of the site stand on one line at 768 pixels, and clients have whole names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enter(page);
  for (const path of ['/team', '/projects', '/services', '/testimonials', '/jobs']) {
    await page.goto(`${site.url}/admin${path}`);
    await rowsAreShown(page);
    const search = await topOf(page.getByRole('searchbox'));
    expect(await topOf(button(page, 'Export CSV')), path).toBeCloseTo(search, 0);
  }
  await page.goto(`${site.url}/admin/invoices`);
  const client = page.getByRole('cell', { name: long }).locator('span').first();
  await expect(client).toBeVisible();
  expect(await client.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await client.evaluate((name) => name.getClientRects().length)).toBe(1);
});

test('beside an open sidebar at 768 pixels the bar and the tools of lists have one line, and no cell is covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enter(page);
  await button(page, 'Expand sidebar').click();
  const words = page.getByRole('link', { name: 'View site' }).locator('span').last();
  expect((await words.boundingBox())!.height).toBeLessThan(30);
  for (const name of ['Team', 'Projects', 'Services', 'Testimonials', 'Jobs', 'Invoices']) {
    await goTo(page, name, name === 'Team' ? 'Team Members' : name);
    await rowsAreShown(page);
    expect(await toolLines(page), name).toHaveLength(1);
  }
  for (const name of ['Invoices', 'Clients']) {
    await goTo(page, name);
    const table = page.locator('main').getByRole('table', { name });
    await expect(table).toBeVisible();
    const excess = await table.evaluate(
      ({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth,
    );
    expect(excess, name).toBe(0);
  }
});

test('at 1280 pixels clients and senders have whole names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  for (const [path, name] of [
    ['/invoices', long],
    ['/messages', somebody.name],
  ] as const) {
    await page.goto(`${site.url}/admin${path}`);
    const text = page.locator('main').getByText(name, { exact: true }).first();
    await expect(text).toBeVisible();
    const excess = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(excess, path).toBe(0);
  }
});

test('months of receivables stand on one line each at 375 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page);
  await page.goto(`${site.url}/admin/receivables`);
  const months = page.locator('main').getByRole('rowheader');
  await expect(months.first()).toBeVisible();
  const lines = await months.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(Array(12).fill(1));
});

test('an issued invoice has a place that fits it while its part of the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const { issued } = filled;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const opened = page.waitForResponse(new RegExp(`/api/invoices/${issued}$`));
  await page.route(`**/api/invoices/${issued}`, async (route) => {
    await page.route(/\.js$/, async (script) => {
      await held;
      await script.continue();
    });
    await route.continue();
  });
  await page.goto(`${site.url}/admin/receipts?invoice=${issued}`);
  await opened;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  const places = page.locator('main [aria-busy=true]');
  expect(await places.count()).toBe(3);
  const { y } = (await places.last().boundingBox())!;
  release();
  const sheet = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(sheet).toBeVisible();
  expect(Math.abs((await sheet.boundingBox())!.y - y)).toBeLessThan(4);
});

test('the gradient is on Record payment while something is owed', async ({ page }) => {
  await enter(page);
  const calls = await callsOf(page, site.url);
  const { issued } = filled;
  await page.goto(`${site.url}/admin/receipts?invoice=${issued}`);
  const record = button(page, 'Record payment');
  await expect(record).toHaveCSS('background-image', /gradient/);
  const { body } = await calls.call<{ balance: string }>(site.url, `GET /invoices/${issued}`);
  const payment = { date: '2026-11-25', amount: body.balance, method: '', note: '' };
  await calls.call(site.url, `POST /invoices/${issued}/payments`, payment, once());
  await page.reload();
  await expect(record).toHaveCSS('background-image', 'none');
});
