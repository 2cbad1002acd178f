import { randomUUID } from 'node:crypto';
import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { money } from '@vibrant-peak/invoice/money';
import { generatedInvoice } from '../../live/src/testing/generatedInvoice';
import { pagesOf, textOf } from '../invoice/pdf';
import { startLive, type LiveSite } from '../liveSite';
import { expect, test } from '../site';
import { joinByLink, staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');

const count = 500;

let site: LiveSite;
let cookie: string;
test.beforeAll(async () => {
  site = await startLive();
  cookie = await joinByLink(site.url, site.firstLink);
  await staffCalls(site.url, cookie).mayIssueInvoices(site.url);
});
test.afterAll(() => site?.stop());

interface Issued {
  id: number;
  total: string;
  currency: string;
}

/** Sends a request that changes something. */
async function send<T>(route: string, body: object): Promise<T> {
  const { call } = staffCalls(site.url, cookie);
  const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
  return (await call<T>(site.url, route, body, headers)).body;
}

/** The words of the PDF of an invoice, without spaces. */
async function wordsInPdf(id: number): Promise<string> {
  const answer = await fetch(`${site.url}/api/invoices/${id}/pdf`, { headers: { cookie } });
  return (await pagesOf(Buffer.from(await answer.arrayBuffer()))).map(textOf).join('');
}

test(
  `the PDFs and mails of ${count} generated invoices have the total of the list, to the cent`,
  { tag: '@long' },
  async () => {
    const { call } = staffCalls(site.url, cookie);
    for (let seed = 1; seed <= count; seed++) {
      const { id } = await send<{ id: number }>('POST /invoices', generatedInvoice(seed));
      const { total, currency } = await send<Issued>(`POST /invoices/${id}/issue`, {});
      const amount = money(decimalOf(total)!, currency);
      const { draft } = (await call<{ draft: { text: string } }>(site.url, `GET /invoices/${id}/delivery`))
        .body;
      expect(draft.text, `mail of seed ${seed}`).toContain(amount);
      expect(await wordsInPdf(id), `PDF of seed ${seed}`).toContain(amount.replace(/\s/g, ''));
    }
  },
);
