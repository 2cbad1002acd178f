import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import type { TestMailServer } from '../../live/src/testing/testMailServer';
import { unzipped } from '../../live/src/testing/testZip';
import { accessibilityFindings, expect, findingsOfState, resetLook, still } from '../site';
import type { Hand, hands } from './hands';
import { phoneWidth } from './people';
import { callsOf } from './staffCalls';

interface Desk {
  page: Page;
  hand: Hand;
  mails: TestMailServer;
  expectAccessible: (page: Page) => Promise<void>;
}

export const badge = (page: Page, state: string) => page.getByText(state, { exact: true }).first();

/** The button of the menu with less frequent actions of an invoice. */
export const moreOf = (page: Page) => page.locator('summary', { hasText: /^More$/ });

/** Looks once: each hand meets the same pages. */
export const looksBy = (by: keyof typeof hands) =>
  by === 'keyboard' ? expectAccessible : () => Promise.resolve();

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
}

/** The answers to the calls of the person who is signed in. */
export async function calls(page: Page, url: string) {
  const { call } = await callsOf(page, url);
  return async <T>(route: string, body?: object) => (await call<T>(url, route, body)).body;
}

/** The first manager gets the rights, a bank in euros, and notices. */
export async function prepareInvoices(page: Page, url: string): Promise<void> {
  const ask = await calls(page, url);
  await (await callsOf(page, url)).mayIssueInvoices(url);
  const { settings } = await ask<{ settings: { yourCompany: object } }>('GET /invoice-settings');
  const put = (path: string, body: object) =>
    page.evaluate(
      async ([address, text]) => {
        const headers = { 'content-type': 'application/json' };
        await fetch(address, { method: 'PUT', headers, body: text });
      },
      [`${url}/api${path}`, JSON.stringify(body)] as const,
    );
  await put('/invoice-settings', {
    ...settings,
    currency: 'EUR',
    bankLines: 'Northwind Traders\nIBAN DE89 3704 0044 0532 0130 00',
    yourCompany: { ...settings.yourCompany, company: 'Northwind Traders' },
  });
  await put('/notices', { notices: 'each' });
}

/** Staff look at the mail, change it and send it with the PDF. @returns the link in it. */
export async function sendByMail({ page, hand, mails, expectAccessible }: Desk): Promise<string> {
  const sending = page.getByRole('region', { name: 'Sending', exact: true });
  await hand.press(page.getByRole('button', { name: 'Send…', exact: true }));
  const dialog = page.getByRole('dialog', { name: /^Send INV-\d{4}-0001$/ });
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('sara@lumen.example');
  await expect(dialog.getByLabel('Text')).toHaveValue(/€140\.50[^]*\/i\/[\w-]{22}/);
  await expectAccessible(page);
  await dialog.getByLabel('Subject').fill('Your invoice <b>of</b> November');
  await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(sending.getByText(/^Sent \d/)).toBeVisible();
  await expect(badge(page, 'Sent')).toBeVisible();
  await expectAccessible(page);
  expect(mails.mails).toMatchObject([
    { subject: 'Your invoice <b>of</b> November', attachments: [{ mimeType: 'application/pdf' }] },
  ]);
  return /http\S+\/i\/[\w-]{22}/.exec(mails.mails[0]!.text!)![0];
}

/** The client opens the link on a phone, without a login, and says that it is paid. */
export async function openAsClient(browser: Browser, link: string): Promise<Page> {
  const viewport = { width: phoneWidth, height: 740 };
  const context = await browser.newContext({ ...still.contextOptions, viewport, hasTouch: true });
  const client = await context.newPage();
  await client.goto(link);
  await expect(client.getByRole('heading', { name: /^Invoice INV-\d{4}-0001$/ })).toBeVisible();
  await expect(client.getByText('DE89 3704 0044 0532 0130 00', { exact: true })).toBeVisible();
  await expect(client.getByRole('img', { name: 'QR code of this transfer' })).toBeVisible();
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneWidth);
  expect(await findingsOfPage(client)).toEqual([]);
  const viewed = client.waitForResponse((response) => response.url().endsWith('/viewed'));
  await client.getByRole('heading', { level: 1 }).tap();
  expect((await viewed).status()).toBe(204);
  await expectControlsInSight(client);
  return client;
}

/** The browser scrolls to controls as it does for the focus: they are not behind the bar at the bottom. */
async function expectControlsInSight(page: Page): Promise<void> {
  for (const control of await page.locator('main :is(a, button, summary)').all()) {
    const isInSight = await control.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isInSight, await control.innerText()).toBe(true);
  }
}

/** In both schemes. */
export async function findingsOfPage(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    findings.push(...(await accessibilityFindings(page)));
  }
  return findings;
}

/** What the accountant unpacks, by name. */
export const filesOf = async (download: Download) => unzipped(await readFile(await download.path()));
