import type { Page } from '@playwright/test';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { chooseOption, hands } from './hands';
import { moreOf, prepareInvoices } from './invoiceSteps';
import { join, manager } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, hasTouch: true });

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive(async () => ({ CHROMIUM: 'none' }));
});
test.afterAll(() => site?.stop());

type By = keyof typeof hands;

/** Looks once: each hand meets the same pages. */
async function expectAccessible(page: Page, by: By): Promise<void> {
  if (by !== 'keyboard') return;
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
}

const ways: readonly By[] = ['keyboard', 'element.click()', 'touch'];

test('by each hand: a client and an item are chosen, a quote becomes an invoice, a draft is deleted @long', async ({
  page,
  problems,
}) => {
  // Without a Chromium there is no PDF.
  problems.expect(/503/);
  await join(page, site.firstLink, manager);
  await prepareInvoices(page, site.url);
  const { call } = await callsOf(page, site.url);
  const none = { name: '', company: '', address: '', phone: '', email: '' };
  const client = { ...none, company: 'Lumen Ltd', email: 'sara@lumen.example', address: 'Pier 4' };
  const defaults = { terms: '30', currency: 'EUR', taxRate: '19', shipTo: none };
  await call(site.url, 'POST /invoice-clients', { ...client, ...defaults });
  const item = { name: 'Design', amount: '500', currency: 'EUR', taxRate: '7' };
  await call(site.url, 'POST /invoice-items', item);
  for (const by of ways) await test.step(`by ${by}`, () => journey(page, by));
});

async function journey(page: Page, by: By): Promise<void> {
  const hand = hands[by];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  const billTo = page.getByRole('group', { name: 'Bill To' });

  await page.goto(`${site.url}/admin/invoices`);
  await hand.press(page.getByRole('link', { name: 'New quote', exact: true }));
  await expect(page.getByText(/^Draft of a quote/)).toBeVisible();
  await hand.type(billTo.getByRole('combobox', { name: 'Company' }), 'lum');
  const company = page.getByRole('option', { name: /^Lumen Ltd/ });
  await expect(company).toBeVisible();
  await expectAccessible(page, by);
  await chooseOption(by, company);
  await expect(billTo.getByLabel('Email')).toHaveValue('sara@lumen.example');
  await expect(page.getByLabel('Valid Until')).not.toHaveValue('');
  await hand.type(page.getByRole('combobox', { name: 'Item Name' }), 'des');
  await chooseOption(by, page.getByRole('option', { name: /^Design/ }));
  await expect(page.getByLabel('Rate', { exact: true })).toHaveValue('500');
  await hand.press(button('Add Item'));
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page, by);

  await hand.press(button('Issue'));
  const question = page.getByRole('dialog', { name: 'Issue this quote?' });
  await expect(question.getByText('€535.00')).toBeVisible();
  await hand.press(question.getByRole('button', { name: /^Issue Q-\d{4}-\d{4}$/ }));
  await expect(heading(/^Quote Q-\d{4}-\d{4}$/)).toBeVisible();
  await expectAccessible(page, by);
  await hand.press(moreOf(page));
  await hand.press(button('Download PDF'));
  await expect(page.getByText(/^The PDF is not ready/)).toBeVisible();
  await expect(button('Print with the browser')).toBeVisible();

  await hand.press(button('Create invoice'));
  await expect(page.getByText('Draft of an invoice for the quote')).toBeVisible();
  await hand.press(moreOf(page));
  await hand.press(button('Delete draft'));
  const sure = page.getByRole('dialog', { name: 'Delete this draft?' });
  await expectAccessible(page, by);
  await hand.press(sure.getByRole('button', { name: 'Delete draft', exact: true }));
  await expect(heading(/^Invoices$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Draft/ })).toHaveCount(0);
}
