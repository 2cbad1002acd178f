import { randomUUID } from 'node:crypto';
import { draftOf } from '../../live/src/testing/testInvoices';
import { addLine, itemTable, openForm, paste } from '../invoice/form';
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

const item = { id: 1, name: 'Design of the annual report', quantity: '1', amount: '12500000.05' };
const pkr = draftOf({ currency: 'PKR', taxRate: '0', dueDate: '2026-11-21', items: [item] });

/** A draft over another amount, with a tax of its own in the line. */
const taxed = (currency: string, amount: string) => ({
  ...pkr,
  invoice: { ...pkr.invoice, currency, items: [{ ...item, amount, taxRate: '0' }] },
});

test('no amount breaks inside its number or makes a page wider, on any page with amounts', async ({
  page,
}) => {
  await join(page, site.firstLink, manager);
  const { call, mayIssueInvoices } = await callsOf(page, site.url);
  await mayIssueInvoices(site.url);
  const send = async (route: string, body: object) =>
    (
      await call<{ id: number }>(site.url, route, body, {
        'if-match': '"1"',
        'idempotency-key': randomUUID(),
      })
    ).body;
  const { id: issued } = await send('POST /invoices', pkr);
  await send(`POST /invoices/${issued}/issue`, {});
  const payment = { date: '2026-11-25', amount: '1000000.05', method: '', note: '' };
  await send(`POST /invoices/${issued}/payments`, payment);
  const { link } = (await call<{ link: string }>(site.url, `GET /invoices/${issued}/delivery`)).body;
  const drafts = [
    pkr,
    taxed('PKR', '123456789.05'),
    { ...pkr, invoice: { ...pkr.invoice, items: [{ ...item, amount: '999999999999.99' }] } },
    taxed('PKR', '999999999999.99'),
    taxed('KWD', '999999999999.999'),
  ];
  const forms: string[] = [];
  for (const draft of drafts) forms.push(`?invoice=${(await send('POST /invoices', draft)).id}`);
  const addresses = [
    ...[...forms, `?invoice=${issued}`].map((query) => `/admin/receipts${query}`),
    '/admin/receivables',
    '/admin/invoices',
    '/admin',
  ].map((path) => `${site.url}${path}`);
  for (const address of [...addresses, link]) {
    await page.goto(address);
    await expect(page.getByText(/\d\d,\d{3},\d{3}\.\d\d/).first()).toBeVisible();
    await expectWholeAmounts(page, address);
  }
});

test('no amount of the generator breaks inside its number', async ({ page }) => {
  await openForm(page);
  await addLine(page, ['Design of the annual report', '1', '999999999999.99']);
  await expect(itemTable(page).getByText('$999999999999.99')).toBeVisible();
  await expectWholeAmounts(page, 'the generator');
  await paste(page, 'Item\tQuantity\tRate\tVAT\nHosting\t1\t5.00\t0%');
  await expect(itemTable(page).getByLabel('Tax of Hosting')).toBeVisible();
  await expectWholeAmounts(page, 'the generator with taxes of lines');
});
