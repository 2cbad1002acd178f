import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { addLine, control, openForm, partyField, paste, preview, sheetOf } from '../e2e/invoice/form';
import { servePublished } from '../e2e/runningSite';
import { addedLine, recordAnswers, slowest, slowestKey, watchForLine } from './invoiceRecorder';
import { recordTable } from '../e2e/measurements';

/**
 * `npm run bench:invoice`: an invoice of 1,000 items at a quarter of the CPU's speed.
 * Key latency is the browser's event timing of the slowest key, from the input to the next paint.
 */
const items = 1_000;
const roundCount = 3;
const slowdown = 4;
const presses = 5;

const limits = {
  'JavaScript of remote-invoice, kB as transferred': 60,
  'key in the receipt number, ms': 100,
  'key in a name that ship-to mirrors, ms': 100,
  'key in the name of a new item, ms': 100,
  'key in the rate of a new item, ms': 100,
  'Enter that adds an item, ms': 100,
  'added item is in the list, ms': 250,
  'key in the quantity of the first item, ms': 100,
  'key in the rate of the last item, ms': 100,
  'key in the notes, ms': 100,
  'key in the tax rate, ms': 100,
  'preview opens, ms': 1000,
  'preview has its last line, ms': 2000,
};
type Metrics = Record<keyof typeof limits, number>;

const site = await servePublished();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
const rounds: Metrics[] = [];
for (let round = 0; round < roundCount; round++) rounds.push(await measure(browser));
await browser.close();
site.stop();

let isGood = true;
const table: (string | number)[][] = [['', 'measured', 'limit']];
for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
  const value = median(rounds.map((metrics) => metrics[name]));
  isGood &&= value <= limit;
  table.push([name, value.toFixed(0), limit]);
  const verdict = value > limit ? '  TOO MUCH' : '';
  console.log(`${name.padEnd(50)} ${value.toFixed(0).padStart(6)}  limit ${limit}${verdict}`);
}
await recordTable('invoice', table);
process.exitCode = isGood ? 0 : 1;

async function measure(from: Browser): Promise<Metrics> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 }, baseURL: site.url });
  await recordAnswers(page);
  const downloaded = recordDownloads(page);
  await openForm(page);
  await addLine(page, ['Design', '1', '10']);
  await openAndClosePreview(page);
  const kilobytes = (await downloaded()) / 1000;

  await paste(page, sheetOf(items));
  await control(page, `Rate of Item ${items}`).waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const key = (field: Locator, text: string) => slowestKey(page, field, text);
  const metrics = {
    'JavaScript of remote-invoice, kB as transferred': kilobytes,
    'key in the receipt number, ms': await key(control(page, 'Receipt Number'), '42'),
    'key in a name that ship-to mirrors, ms': await key(partyField(page, 'Bill To', 'Name'), 'Ayesha'),
    'key in the name of a new item, ms': await key(control(page, 'Item Name'), 'Hosting'),
    'key in the rate of a new item, ms': await key(control(page, 'Rate'), '12.5'),
    ...(await addingTimes(page)),
    'key in the quantity of the first item, ms': await key(control(page, 'Quantity of Item 1'), '25'),
    'key in the rate of the last item, ms': await key(control(page, `Rate of Item ${items}`), '99'),
    'key in the notes, ms': await key(control(page, 'Notes'), 'Thank you'),
    'key in the tax rate, ms': await key(control(page, 'Tax Rate (%)'), '7.5'),
    ...(await openingTimes(page)),
  };
  await page.close();
  return metrics;
}

/**
 * The slowest of several presses of Enter, and the longest time from a press to the paint of the
 * new line.
 */
async function addingTimes(page: Page) {
  const delays: number[] = [];
  const lines: number[] = [];
  for (let press = 1; press <= presses; press++) {
    await typeInto(control(page, 'Item Name'), `Extra ${press}`);
    await typeInto(control(page, 'Rate'), '12.5');
    await slowest(page);
    await watchForLine(page);
    await page.keyboard.press('Enter');
    delays.push(await slowest(page));
    lines.push(await addedLine(page));
  }
  return {
    'Enter that adds an item, ms': Math.max(...delays),
    'added item is in the list, ms': Math.max(...lines),
  };
}

/** Replaces the text of a field. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('Control+A');
  await field.pressSequentially(text, { delay: 60 });
}

async function openAndClosePreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await preview(page).getByRole('article').waitFor();
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });
}

/** From the click to the paint of the sheet, and of its last line. */
async function openingTimes(page: Page) {
  // By attribute: a query by role would inspect the buttons of all items.
  await page.locator('main button[aria-haspopup="dialog"]').focus();
  await slowest(page);
  return page.evaluate(async (count) => {
    const start = performance.now();
    let open: number | undefined;
    let drawn = 0;
    (document.activeElement as HTMLElement).click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      // The previous frame has been painted.
      const now = performance.now() - start;
      if (drawn > 0) open ??= now;
      if (open !== undefined && drawn > count)
        return { 'preview opens, ms': open, 'preview has its last line, ms': now };
      drawn = document.querySelectorAll('dialog article tbody tr').length;
    }
  }, items);
}

/** Counts the bytes of the remote's scripts from the call on. */
function recordDownloads(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\/remote-invoice\/.*\.js/.test(request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function median(values: number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)]!;
}
