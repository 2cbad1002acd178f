import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { draftOf } from '../../live/src/testing/testInvoices';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { join, manager, phoneWidth } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

/** Amounts that begin on one line and end on another. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: amount, index } of node.textContent!.matchAll(/\d[\d,.]*\.\d\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(amount);
      }
    return broken;
  });

test('no amount breaks inside its number or makes a page wider, on any page with amounts', async ({
  page,
}) => {
  await join(page, site.firstLink, manager);
  const { call, mayIssueInvoices } = await callsOf(page, site.url);
  await mayIssueInvoices(site.url);
  const items = [{ id: 1, name: 'Design', quantity: '2', amount: '12500000.05' }];
  const draft = draftOf({ currency: 'PKR', taxRate: '16', dueDate: '2026-11-21', items });
  const send = async (route: string, body: object) =>
    (
      await call<{ id: number }>(site.url, route, body, {
        'if-match': '"1"',
        'idempotency-key': randomUUID(),
      })
    ).body;
  const { id } = await send('POST /invoices', draft);
  const taxed = [{ id: 1, name: 'Design', quantity: '1', amount: '123456789.05', taxRate: '16' }];
  const { id: ofLines } = await send('POST /invoices', {
    ...draft,
    invoice: { ...draft.invoice, items: taxed },
  });
  const { id: issued } = await send('POST /invoices', draft);
  await send(`POST /invoices/${issued}/issue`, {});
  const payment = { date: '2026-11-25', amount: '1000000.05', method: '', note: '' };
  await send(`POST /invoices/${issued}/payments`, payment);
  const { link } = (await call<{ link: string }>(site.url, `GET /invoices/${issued}/delivery`)).body;
  const addresses = [
    '/admin/invoices',
    `/admin/receipts?invoice=${id}`,
    `/admin/receipts?invoice=${ofLines}`,
    `/admin/receipts?invoice=${issued}`,
    '/admin/receivables',
    '/admin',
  ].map((path) => `${site.url}${path}`);
  for (const address of [...addresses, link]) {
    await page.goto(address);
    await expect(page.getByText(/PKR\s\d{2,3},\d{3},\d{3}\.\d\d/).first()).toBeVisible();
    for (const width of [1440, 1280, 768, phoneWidth]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenAmounts(page), `${address} at ${width}`).toEqual([]);
      const own = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(own, `width of ${address}`).toBeLessThanOrEqual(width);
    }
  }
});
