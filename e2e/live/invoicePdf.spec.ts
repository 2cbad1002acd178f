import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  invoiceFile,
  itemTable,
  openForm,
  openInvoice,
  templateNames,
  type InvoiceFields,
  type Line,
} from '../invoice/form';
import { ordinaryInvoice } from '../invoice/ordinaryInvoice';
import { describedIn, pagesOf, pixelsOf, textOf } from '../invoice/pdf';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { joinByLink, staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
let cookie: string;
test.beforeAll(async () => {
  site = await startLive();
  cookie = await joinByLink(site.url, site.firstLink);
  await staffCalls(site.url, cookie).mayIssueInvoices(site.url);
});
test.afterAll(() => site?.stop());

type Paper = 'A4' | 'Letter';

interface Draft {
  fields: InvoiceFields;
  template: string;
  paper: Paper;
}

/** Issues an invoice. @returns its number and the PDF that the server stores. */
async function issued({ fields, template, paper }: Draft) {
  const { call } = staffCalls(site.url, cookie);
  const send = async <T>(route: string, body: object) =>
    (await call<T>(site.url, route, body, { 'if-match': '"1"', 'idempotency-key': randomUUID() })).body;
  const { invoice } = JSON.parse(invoiceFile(fields)) as { invoice: Record<string, unknown> };
  const unset = { vatId: '', orderNumber: '', logo: '', terms: '', currency: '', taxLabel: '' };
  const value = {
    invoice: { ...unset, discount: '', discountKind: 'percent', ...invoice },
    newItem: { name: '', quantity: '', amount: '' },
    template,
    paper,
  };
  const { id } = await send<{ id: number }>('POST /invoices', value);
  const { number } = await send<{ number: string }>(`POST /invoices/${id}/issue`, {});
  const read = async () => {
    const answer = await fetch(`${site.url}/api/invoices/${id}/pdf`, { headers: { cookie } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await answer.arrayBuffer());
  };
  const pdf = await read();
  expect((await read()).equals(pdf)).toBe(true);
  return { number, pdf };
}

/** Prints the same invoice from the generator, in this browser. */
async function printedHere(page: Page, number: string, { fields, template, paper }: Draft): Promise<Buffer> {
  await openInvoice(page, { ...fields, receiptNumber: number }, template);
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(fields.lines!.length);
  return page.pdf({ format: paper, printBackground: true, tagged: true });
}

const lineOf = (index: number): Line => [
  `Line ${index} – Beratung, žluťoučký kůň${index % 3 === 0 ? ' with a long name that takes a second row on paper, such as consulting' : ''}`,
  '2.5',
  `${1000 + index}.25`,
];

async function expectSame(page: Page, draft: Draft): Promise<void> {
  const { number, pdf } = await issued(draft);
  const printed = await printedHere(page, number, draft);
  const pages = await pagesOf(pdf);
  const title = `${number} - Northwind Traders`;
  expect(await describedIn(pdf)).toEqual({ title, language: 'en', isTagged: true });
  expect(textOf(pages.at(-1)!)).toContain(`Page${pages.length}of${pages.length}`);
  expect(pages).toEqual(await pagesOf(printed));
  const [own, theirs] = [await pixelsOf(pdf), await pixelsOf(printed)];
  expect(own.map((pixels, index) => pixels.equals(theirs[index]!))).toEqual(own.map(() => true));
}

const draftOf = (template: string, paper: Paper, count: number): Draft => ({
  template,
  paper,
  fields: { ...ordinaryInvoice, lines: Array.from({ length: count }, (_, index) => lineOf(index)) },
});

test('the PDF that the server stores has the text and the pixels of the print', async ({ page }) => {
  await openForm(page);
  await expectSame(page, draftOf('template8', 'A4', 30));
});

test('the same for each template, paper and length', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(1_800_000);
  await openForm(page);
  for (const [index, name] of templateNames.entries())
    for (const paper of ['A4', 'Letter'] as const)
      for (const count of [1, 120])
        await test.step(`${name}, ${paper}, ${count} lines`, () =>
          expectSame(page, draftOf(`template${index + 1}`, paper, count)));
});
