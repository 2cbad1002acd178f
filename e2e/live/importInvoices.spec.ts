import type { Page } from '@playwright/test';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { hands } from './hands';
import { join, manager } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive(async () => ({ CHROMIUM: 'none' }));
});
test.afterAll(() => site?.stop());

const table = [
  'Rechnungsnummer;Datum;Fällig am;Kunde;Netto;Steuer;Brutto;Bezahlt;Währung',
  'INV-{year}-0041;31.01.{year};14.02.{year};"Lumen; Ltd";1.000,00;190,00;1.190,00;ja;EUR',
  'INV-{year}-0017;15.01.{year};;Harbor & Sons;99,95;18,99;118,94;;EUR',
  'INV-{year}-0041;01.02.{year};;Doubled;5;0;5;;EUR',
  'RE-9;31.02.{year};;;5;0;5;;EUR',
].join('\r\n');

/** Chooses a file in the dialog that a button opens. */
async function chooseFile(page: Page, button: string, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await hands.keyboard.press(page.getByRole('button', { name: button, exact: true }));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('by keyboard: the table of another tool is checked and imported, and its numbers go on @long', async ({
  page,
}) => {
  await join(page, site.firstLink, manager);
  await (await callsOf(page, site.url)).mayIssueInvoices(site.url);
  const year = String(new Date().getFullYear());

  await page.goto(`${site.url}/admin/invoices`);
  await hands.keyboard.press(page.getByRole('link', { name: 'Import', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Import invoices' })).toBeVisible();
  await chooseFile(page, 'Choose a CSV file', 'old.csv', table.replaceAll('{year}', year));
  await expect(page.getByText('old.csv: 4 rows.')).toBeVisible();
  await hands.keyboard.press(page.getByRole('button', { name: 'Check', exact: true }));
  await expect(page.getByText(/^New: 2 invoices\..+: 1\. Refused: 1\.$/)).toBeVisible();
  await expect(page.getByText(`becomes INV-${year}-0042, not INV-${year}-0001.`)).toBeVisible();
  await expect(page.getByRole('row', { name: /RE-9/ })).toContainText('The client is missing.');
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
  await hands.keyboard.press(page.getByRole('button', { name: 'Import 2 invoices', exact: true }));
  await expect(page.getByText(/^Imported: 2 invoices\./)).toBeVisible();

  await hands.keyboard.press(page.getByRole('link', { name: 'All invoices' }).last());
  const paid = page.getByRole('row', { name: new RegExp(`^INV-${year}-0041`) });
  await expect(paid).toContainText('Imported');
  await expect(paid).toContainText('€1,190.00');
  await expect(paid).toContainText('Paid');
  await hands.keyboard.press(page.getByRole('link', { name: `INV-${year}-0017` }));
  await expect(page.getByText(/^Imported on /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invoice', exact: true })).toContainText('€118.94');
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
});
