import { chromium } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { servePublished } from '../e2e/runningSite';
import { budgets, staffBudgets, type Budget } from '../e2e/budgets';
import { logInBefore, measureFirstLoad, phone } from '../e2e/measureFirstLoad';
import { recordTable } from '../e2e/measurements';

/** `npm run size`: bytes and requests of first visits without interaction, public pages and some staff pages, against their budgets; the table goes to the measurements. */
const site = await servePublished();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
const columns = ['document', 'scripts', 'fonts', 'images', 'total', 'requests', 'rounds'] as const;
const isVerbose = process.argv.includes('--files');

const table: string[][] = [['page', ...columns, 'used']];
console.log(['page', ...columns, 'used'].map((name) => name.padStart(10)).join(''));
for (const [path, budget] of Object.entries({ ...budgets, ...staffBudgets })) {
  const page = await browser.newPage(phone);
  if (path in staffBudgets) await logInBefore(page);
  const load = await measureFirstLoad(page, site.url + path);
  await page.close();
  const cells = columns.map((name) => `${load[name]}${load[name] > budget[name] ? '!' : ''}`);
  const used = `${Math.round(load.used * 100)} %${load.used < budget.used ? '!' : ''}`;
  table.push([`\`${path}\``, ...cells, used]);
  console.log([path, ...cells, used].map((cell) => cell.padStart(10)).join(''));
  if (isVerbose)
    for (const { type, path: file, bytes } of load.rows)
      console.log(`${String(bytes).padStart(10)}  ${type.padEnd(10)} ${file}`);
  if (isOver(load, budget)) process.exitCode = 1;
}
await browser.close();
site.stop();
await recordTable('size', table);

function isOver(load: Budget, budget: Budget): boolean {
  return load.used < budget.used || columns.some((name) => load[name] > budget[name]);
}
