import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { templateNames } from '../../invoice/src/templateNames';
import { summaryMail } from '../../live/src/testing/summaryMail';
import { draftOf } from '../../live/src/testing/testInvoices';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { expectWholeAmounts } from './expectWholeAmounts';
import { join, manager } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

const largest = [
  ['EUR', '999999999999.99', '999999999998.88'],
  ['KWD', '999999999999.999', '999999999998.888'],
] as const;

const largeDraft = (currency: string, amount: string) =>
  draftOf({
    currency,
    taxRate: '0',
    dueDate: '2026-11-21',
    bankLines: 'Northwind\nDE89 3704 0044 0532 0130 00',
    items: [{ id: 1, name: 'Design of the annual report', quantity: '1', amount, taxRate: '0' }],
  });

/** Issues invoices with a payment and a credit note each, and a quote of each template. */
async function issueLargest(page: Page): Promise<{ addresses: string[]; links: string[] }> {
  const { call } = await callsOf(page, site.url);
  const send = async (route: string, body: object) =>
    (
      await call<{ id: number }>(site.url, route, body, {
        'if-match': '"1"',
        'idempotency-key': randomUUID(),
      })
    ).body;
  const ids: number[] = [];
  for (const [currency, amount, part] of largest) {
    const { id } = await send('POST /invoices', largeDraft(currency, amount));
    await send(`POST /invoices/${id}/issue`, {});
    const payment = { date: '2026-11-25', amount: part, method: '', note: '' };
    await send(`POST /invoices/${id}/payments`, payment);
    const note = await send(`POST /invoices/${id}/credit-notes`, {});
    await send(`POST /invoices/${note.id}/issue`, {});
    const open = await send('POST /invoices', largeDraft(currency, amount));
    await send(`POST /invoices/${open.id}/issue`, {});
    await send(`POST /invoices/${open.id}/payments`, { ...payment, amount: '0.01' });
    ids.push(id, note.id, open.id);
  }
  // Quotes are in no sum.
  for (const template of Object.keys(templateNames)) {
    const { id } = await send('POST /invoices?kind=quote', {
      ...largeDraft('KWD', '999999999999.999'),
      template,
    });
    await send(`POST /invoices/${id}/issue`, {});
    ids.push(id);
  }
  const links: string[] = [];
  for (const id of ids)
    links.push((await call<{ link: string }>(site.url, `GET /invoices/${id}/delivery`)).body.link);
  return { addresses: ids.slice(0, 6).map((id) => `${site.url}/admin/receipts?invoice=${id}`), links };
}

test('no amount of twelve digits breaks or makes a page wider after the issue', async ({ page }) => {
  await join(page, site.firstLink, manager);
  const { mayIssueInvoices } = await callsOf(page, site.url);
  await mayIssueInvoices(site.url);
  const { addresses, links } = await issueLargest(page);
  const lists = ['/admin/receivables', '/admin/invoices', '/admin'].map((path) => `${site.url}${path}`);
  for (const address of [...addresses, ...lists, ...links]) {
    await page.goto(address);
    await expect(page.getByText(/999,999,999,99\d\.\d\d/).first()).toBeVisible();
    await expectWholeAmounts(page, address);
  }
});

test('no amount of twelve digits breaks in the summary of a mail', async ({ page }) => {
  for (const amount of ['€999,999,999,999.99', '-KWD 999,999,999,999.999']) {
    await page.setContent(summaryMail(amount));
    await expectWholeAmounts(page, amount);
  }
});
