import { chromium, type Request } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { servePublished } from '../e2e/runningSite';

/** `npm run size`: bytes and requests of a first visit to `/`, before any interaction, over a real connection. */
const limits = { javascript: 230_000, html: 16_000, requests: 16, rounds: 2 };

const site = await servePublished();

const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
const finished: Request[] = [];
page.on('requestfinished', (request) => finished.push(request));
await page.goto(site.url, { waitUntil: 'networkidle' });
await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
await page.waitForTimeout(1000);

const rows = await Promise.all(
  finished.map(async (request) => ({
    type: request.resourceType(),
    path: new URL(request.url()).pathname,
    bytes: (await request.sizes()).responseBodySize,
    start: request.timing().startTime,
    end: request.timing().startTime + request.timing().responseEnd,
  })),
);
const scripts = rows
  .filter(({ path }) => path.endsWith('.js'))
  .sort((first, second) => first.start - second.start);
const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);

const measured = {
  javascript: sum(scripts),
  html: sum(rows.filter(({ type }) => type === 'document')),
  requests: rows.length,
  rounds: roundsOf(scripts),
};
for (const { type, path, bytes } of rows)
  console.log(`${String(bytes).padStart(8)}  ${type.padEnd(10)} ${path}`);
console.log();
let isGood = true;
for (const [name, limit] of Object.entries(limits)) {
  const value = measured[name as keyof typeof limits];
  isGood &&= value <= limit;
  console.log(
    `${name.padEnd(12)} ${String(value).padStart(8)}  limit ${limit}${value > limit ? '  TOO MUCH' : ''}`,
  );
}
await browser.close();
site.stop();
process.exitCode = isGood ? 0 : 1;

/** A round starts when a script is asked for after another script of the round before had arrived. */
function roundsOf(list: { start: number; end: number }[]): number {
  let rounds = 0;
  let arrival = -1;
  for (const { start } of list) {
    if (rounds > 0 && start <= arrival) continue;
    rounds++;
    arrival = Math.min(...list.filter((script) => script.start >= start).map(({ end }) => end));
  }
  return rounds;
}
