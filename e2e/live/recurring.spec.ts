import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { join, manager } from './people';
import { calls, moreOf } from './invoiceSteps';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive(async () => ({ CHROMIUM: 'none' }));
});
test.afterAll(() => site?.stop());

test('an invoice is repeated by keyboard, comes on its day, pauses, goes on and stops', async ({ page }) => {
  await join(page, site.firstLink, manager);
  await page.goto(`${site.url}/admin/receipts?invoice=${await draft(page)}`);

  await test.step('the next three days are seen before it is repeated', async () => {
    await moreOf(page).press('Enter');
    await page.getByRole('button', { name: 'Repeat…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Repeat this invoice' });
    await dialog.getByLabel('Next invoice on').fill(companyDay());
    await expect(dialog.getByRole('status')).toContainText('The next three: ');
    await expectAccessible(page);
    await dialog.getByLabel('How often').focus();
    await page.keyboard.type('Every w');
    await dialog.getByRole('button', { name: 'Repeat' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(/^Every week, next on/)).toBeVisible();
  });

  await page.getByRole('link', { name: 'Recurring invoices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring invoices' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Lumen Ltd/ });
  await test.step('the draft of its day is there, and says where it comes from', async () => {
    const ask = await calls(page, site.url);
    const last = async () => (await ask<{ plans: { last: unknown }[] }>('GET /invoice-plans')).plans[0]!.last;
    await expect.poll(last).not.toBeNull();
    await page.reload();
    await expect(row.getByRole('link', { name: /^Draft of/ })).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link', { name: /^Draft of/ }).click();
    await expect(page.getByText(/^Made for \d/)).toBeVisible();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(companyDay());
    await page.goBack();
  });

  await test.step('it pauses, goes on and stops', async () => {
    await pressButton(page, 'Pause: Lumen Ltd');
    await expect(row.getByText('Paused')).toBeVisible();
    await pressButton(page, 'Go on: Lumen Ltd');
    await pressButton(page, 'Stop: Lumen Ltd');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(row.getByText('Stopped')).toBeVisible();
    await expectAccessible(page);
  });
});

/** The day by the company's clocks. */
const companyDay = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short' }).format();

/** A press on a button that is busy has no effect. */
async function pressButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Drafts an invoice for a person with both rights. */
async function draft(page: Page): Promise<number> {
  const { call, mayIssueInvoices } = await callsOf(page, site.url);
  await mayIssueInvoices(site.url);
  const { invoice, newItem, template } = freshDraft();
  const content = {
    newItem,
    template,
    invoice: {
      ...invoice,
      yourCompany: { ...invoice.yourCompany, company: 'Northwind Traders' },
      billTo: { ...invoice.billTo, company: 'Lumen Ltd' },
      items: [{ id: 1, name: 'Hosting', quantity: '1', amount: '200' }],
    },
  };
  const headers = { 'idempotency-key': randomUUID() };
  return (await call<{ id: number }>(site.url, 'POST /invoices', content, headers)).body.id;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
}
