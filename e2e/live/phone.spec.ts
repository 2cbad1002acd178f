import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { testSource } from '../../live/src/testing/testSource';
import { monthText } from '@vibrant-peak/invoice/dayText';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { button } from '../staff/desk';
import { prepareInvoices } from './invoiceSteps';
import { join, manager, phoneWidth, signIn } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, viewport: { width: phoneWidth, height: 740 } });

let site: LiveSite;
let client: string;
const today = new Date().toISOString().slice(0, 10);
test.beforeAll(async ({ browser }) => {
  site = await startLive(async () => ({ CHROMIUM: 'none' }));
  const page = await browser.newPage();
  await join(page, site.firstLink, manager);
  await prepareInvoices(page, site.url);
  client = await payLargeInvoice(page);
  await page.close();
});
test.afterAll(() => site?.stop());

/** @returns the address of the client's page. */
async function payLargeInvoice(page: Page): Promise<string> {
  const { call } = await callsOf(page, site.url);
  const send = async <T>(route: string, body: object, more = {}) =>
    (await call<T>(site.url, route, body, { 'idempotency-key': randomUUID(), ...more })).body;
  const items = [{ id: 1, name: 'Platform', quantity: '1', amount: '123456789012.34' }];
  const { newItem, template } = freshDraft();
  const draft = { newItem, template, invoice: testSource({ items }).invoice };
  const { id, version } = await send<{ id: number; version: number }>('POST /invoices', draft);
  await send(`POST /invoices/${id}/issue`, {}, { 'if-match': `"${version}"` });
  const payment = { date: today, amount: '123456789012.34', method: '', note: '' };
  await send(`POST /invoices/${id}/payments`, payment);
  return (await send<{ link: string }>(`POST /invoices/${id}/link`, {})).link;
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto(site.url + path);
}

/** Nothing covers it. */
const isSeen = (text: Locator) =>
  text.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + height / 2));
  });

for (const [path, add, field] of [
  ['/admin/team', 'Add Team Member', 'Name'],
  ['/admin/clients', 'Add a client', 'Company'],
] as const)
  test(`${path}: a refused save says why in sight, however long the form is`, async ({ page, problems }) => {
    problems.expect(/status of 503/);
    await enter(page, path);
    await button(page, add).click();
    await page.getByLabel(field, { exact: true }).fill('Lumen');
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { detail: 'The server is busy.' } }),
    );
    await button(page, 'Save').click();
    const reason = page.getByText('The server is busy.');
    await expect(reason).toBeVisible();
    expect(await isSeen(reason)).toBe(true);
  });

test('the cards of invoice settings have the padding and heading of the settings', async ({ page }) => {
  const lookOf = async (path: string, heading: string) => {
    await page.goto(`${site.url}/admin/${path}`);
    const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
    await expect(title).toBeVisible();
    return title.evaluate((element) => {
      let card = element.parentElement!;
      while (getComputedStyle(card).paddingTop === '0px') card = card.parentElement!;
      const { padding, gap } = getComputedStyle(card);
      return { padding, gap, size: getComputedStyle(element).fontSize };
    });
  };
  await enter(page, '/admin/settings');
  for (const width of [phoneWidth, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await lookOf('invoice-settings', 'Your company')).toEqual(
      await lookOf('settings', 'Edit General'),
    );
  }
});

test('new invoices and quotes come first, and a draft is deleted in the corner of its card', async ({
  page,
}) => {
  await enter(page, '/admin/invoices');
  const { call } = await callsOf(page, site.url);
  const { newItem, template } = freshDraft();
  const draft = { newItem, template, invoice: testSource().invoice };
  await call(site.url, 'POST /invoices', draft, { 'idempotency-key': randomUUID() });
  await page.reload();
  const bin = page.getByRole('button', { name: /^Delete Draft/ });
  const placeOf = async (control: Locator) => (await control.boundingBox())!;
  const name = await placeOf(page.getByRole('link', { name: /^Draft/ }));
  const { y, height } = await placeOf(bin);
  expect(Math.abs(y + height / 2 - name.y - name.height / 2)).toBeLessThan(6);
  const actions = page
    .locator('main')
    .getByRole('link', { name: /^(New invoice|New quote|Recurring|Import)$/ });
  const places = await actions.evaluateAll((links) =>
    links.map((link) => {
      const { top, left } = link.getBoundingClientRect();
      return { name: link.textContent.trim(), order: top * 1000 + left };
    }),
  );
  const names = places.sort((a, b) => a.order - b.order).map((place) => place.name);
  expect(names).toEqual(['New invoice', 'New quote', 'Recurring', 'Import']);
});

test('months with large payments stand on one line each', async ({ page }) => {
  await enter(page, '/admin/receivables');
  const row = page.getByRole('row', { name: monthText(today.slice(0, 7)) });
  await expect(row).toBeVisible();
  const lines = await row.locator('th, td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.textContent !== '')
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        // A link has a rectangle beside that of its text.
        const rectangles = [...range.getClientRects()];
        return rectangles.filter(({ top }, index) => index === 0 || top > rectangles[0]!.bottom - 4).length;
      }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test('on the page of a client the last line has room above the sums', async ({ page }) => {
  await page.goto(client);
  const last = page.locator('.small-only .figures').first().locator('div').last();
  await expect(last).toHaveCSS('padding-bottom', '8px');
});

test('the links below More settings are in view after its press', async ({ page }) => {
  await enter(page, '/admin');
  await button(page, 'Open menu').click();
  await button(page, 'More settings').click();
  for (const name of ['Invoice settings', 'Visitors'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
});
