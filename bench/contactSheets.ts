import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type * as PdfLibrary from 'pdfjs-dist';
import { chromiumPath, flags } from '../e2e/chromium';
import {
  closePreview,
  openForm,
  openInvoice,
  openPreview,
  templateNames,
  type InvoiceFields,
} from '../e2e/invoice/form';
import { ordinaryInvoice } from '../e2e/invoice/ordinaryInvoice';
import { servePublished } from '../e2e/runningSite';

/**
 * `npm run contact-sheets [-- 3 30 …]`: prints every page of the nine templates, on A4 and Letter.
 * By default with 6, 12 and 120 items. `long` fills in names and addresses of maximum length.
 */
const wanted = process.argv.slice(2);
const counts = wanted.filter((word) => /^\d+$/.test(word)).map(Number);
const isLong = wanted.includes('long');
const folder = join(import.meta.dirname, 'results/contact-sheets');
const papers = ['A4', 'Letter'] as const;

const services = [
  'Discovery workshop',
  'Interface design',
  'Front-end development, sprint with review and handover to the team in Lahore',
  'API integration',
  'Accessibility audit',
  'Cloud hosting, monthly',
];

const ordinary: InvoiceFields = {
  ...ordinaryInvoice,
  notes: `${ordinaryInvoice.notes}\nMeezan Bank · IBAN PK36 MEZN 0001 2345 6702 1234`,
};

const longName =
  'Muhammad Abdullah Siddiqui-Rahmani and Sons International Trading and Engineering Services Company';
const longAddress = 'Building 14, Harbour Road East, Industrial Estate Phase II\nKarachi 74000\nPakistan';
const party = (name: string, email: string) => [name, longName, longAddress, '+92 21 35550100', email];

const long: InvoiceFields = {
  ...ordinary,
  sender: party('Amina Rahman', 'accounts.receivable.department@northern-light.example'),
  billTo: party(longName, 'accounts.payable.department@southern-star.example'),
  shipTo: party('Warehouse', 'warehouse.department@southern-star.example'),
};

/** 270 characters on every fifth line of a long invoice. */
const itemName = (index: number) => {
  const service = services[index % services.length]!;
  return isLong && index % 5 === 0
    ? `${service}: `.padEnd(270, 'design and development of the platform, ')
    : service;
};

const invoiceOf = (count: number): InvoiceFields => ({
  ...(isLong ? long : ordinary),
  lines: Array.from({ length: count }, (_, index) => [
    itemName(index),
    String((index % 4) + 1),
    `${(index % 9) * 75 + 49}.5`,
  ]),
});

/** Renders PDF files with the library that tests use. */
async function openDrawer(from: Browser): Promise<Page> {
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const page = await from.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.route('http://drawer.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname.endsWith('.mjs')
      ? route.fulfill({ path: join(library, pathname) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto('http://drawer.test/');
  return page;
}

/** Draws all pages of a file in a row below a caption. @returns the number of pages. */
const drawRow = (drawer: Page, caption: string, file: Buffer) =>
  drawer.evaluate(
    async ([title, data]) => {
      const address = '/pdf.mjs';
      const worker = '/pdf.worker.mjs';
      const { getDocument } = (await import(address)) as typeof PdfLibrary;
      Object.assign(globalThis, { pdfjsWorker: await import(worker) });
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const pdf = await getDocument({ data: bytes }).promise;
      const row = document.createElement('section');
      row.style.cssText = 'display: inline-block; vertical-align: top';
      row.innerHTML = `<h2 style="font: 16px sans-serif; margin: 8px 0">${title}: ${pdf.numPages}</h2>`;
      document.body.style.background = '#ccc';
      document.body.append(row);
      for (let number = 1; number <= pdf.numPages; number++) {
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale: 0.95 });
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: viewport.width, height: viewport.height });
        canvas.style.margin = '0 8px 8px 0';
        row.append(canvas);
        await page.render({ canvasContext: canvas.getContext('2d')!, viewport }).promise;
      }
      return pdf.numPages;
    },
    [caption, file.toString('base64')] as const,
  );

const site = await servePublished();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: site.url });
await openForm(page);
await mkdir(folder, { recursive: true });

for (const count of counts.length > 0 ? counts : [6, 12, 120]) {
  const drawers = await Promise.all(papers.map(() => openDrawer(browser)));
  for (const [index, name] of templateNames.entries()) {
    await openInvoice(page, invoiceOf(count), `template${index + 1}`);
    await openPreview(page);
    for (const [paper, format] of papers.entries()) {
      const file = await page.pdf({ format, printBackground: true });
      const pages = await drawRow(drawers[paper]!, name, file);
      console.log(
        `${count} items  ${format.padEnd(6)}  ${name.padEnd(20)}  ${pages} ${pages === 1 ? 'page' : 'pages'}`,
      );
    }
    await closePreview(page);
  }
  for (const [paper, format] of papers.entries()) {
    const path = join(folder, `${isLong ? 'long-' : ''}${count}-${format}.png`);
    await drawers[paper]!.screenshot({ path, fullPage: true });
    console.log(path);
    await drawers[paper]!.close();
  }
}
await browser.close();
site.stop();
