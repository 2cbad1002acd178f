import { randomUUID } from 'node:crypto';
import { missingIn, printedTerms } from '../../live/src/testing/printedTerms';
import { testSource } from '../../live/src/testing/testSource';
import { pagesOf, textOf } from '../invoice/pdf';
import { startLive, type LiveSite } from '../liveSite';
import { expect, test } from '../site';
import { joinByLink, staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');

let site: LiveSite;
let cookie: string;
test.beforeAll(async () => {
  site = await startLive();
  cookie = await joinByLink(site.url, site.firstLink);
  await staffCalls(site.url, cookie).mayIssueInvoices(site.url);
});
test.afterAll(() => site?.stop());

const hosting = {
  id: 1,
  name: 'Hosting',
  quantity: '3',
  amount: '1049.995',
  discount: '10',
  unit: 'MON',
  description: 'Two servers in Frankfurt',
};

const exempt = { taxCase: 'exempt', untaxedReason: 'Exempt by § 4 No. 21 UStG' };
const abroad = {
  supplyDate: '2026-11-01',
  supplyEnd: '2026-11-15',
  taxCase: 'reverseCharge',
  untaxedReason: 'Reverse charge: the client owes the VAT.',
  clientCountry: 'FR',
  clientVatId: 'FR12345678901',
  buyerReference: '04011000-12345-34',
};

const kinds = {
  'a reverse charge': { ...testSource({ taxRate: '0', discount: '10' }, abroad), language: 'en' },
  'a mixed invoice': {
    ...testSource(
      {
        taxRate: '0',
        items: [
          { ...hosting, taxRate: '19' },
          { id: 2, name: 'Course', quantity: '1', amount: '500' },
        ],
      },
      { supplyDate: '2026-11-10', ...exempt },
    ),
    language: 'en',
  },
  'a German invoice': {
    ...testSource({ items: [hosting], notes: 'Vielen Dank für Ihren Auftrag' }, { paymentMeans: '97' }),
    language: 'de',
  },
};

/** The text of the PDF of an invoice, and its XML. */
async function issued({ invoice, more, language }: (typeof kinds)['a mixed invoice'], template: string) {
  const { call } = staffCalls(site.url, cookie);
  const send = async (route: string, body: object) =>
    (
      await call<{ id: number }>(site.url, route, body, {
        'if-match': '"1"',
        'idempotency-key': randomUUID(),
      })
    ).body;
  const newItem = { name: '', quantity: '', amount: '' };
  const { id } = await send('POST /invoices', { invoice, newItem, template, language, eInvoice: more });
  await send(`POST /invoices/${id}/issue`, {});
  const read = async (path: string) => {
    const answer = await fetch(`${site.url}/api/invoices/${id}/${path}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const xml = String(await read('e-invoice?format=ubl'));
  return { text: (await pagesOf(await read('pdf'))).map(textOf).join(''), xml };
}

for (const [name, kind] of Object.entries(kinds))
  test(`the PDF of ${name} says what its XML says, in each template`, { tag: '@long' }, async () => {
    for (let number = 1; number <= 9; number++)
      await test.step(`template ${number}`, async () => {
        const { text, xml } = await issued(kind, `template${number}`);
        const terms = printedTerms(xml, kind.language);
        expect(terms.length).toBeGreaterThan(20);
        expect(missingIn(text, terms)).toEqual([]);
      });
  });
