import type { BrowserContext, Page } from '@playwright/test';

/** Observations of a session. */
export interface Report {
  navigations: number;
  /** Why navigations or scripts failed, in words. */
  failures: string[];
}

/** A session on the public site and in the staff area: page loads, navigations, lazy parts. */
const steps: { name: string; take: (page: Page, site: string) => Promise<unknown> }[] = [
  { name: 'home', take: (page, site) => load(page, site, '/', 'Peak Innovation, Vibrant Solutions') },
  { name: 'all projects', take: (page) => follow(page, 'View All Projects', 'Our Projects') },
  { name: 'project dialog', take: (page) => openDialog(page, 'View Details') },
  { name: 'services', take: (page, site) => load(page, site, '/services', 'Our Services') },
  { name: 'service dialog', take: (page) => openDialog(page, 'Learn More') },
  { name: 'desk', take: (page, site) => load(page, site, '/admin', 'Dashboard') },
  { name: 'list', take: (page) => follow(page, 'Projects', 'Projects') },
  { name: 'messages', take: (page) => follow(page, 'Messages', 'Messages') },
  { name: 'receipts', take: (page) => follow(page, 'Receipts', 'Invoice Generator') },
];

/** Walks the site until `isOver`, in a session of its own. */
export async function visit(context: BrowserContext, site: string, isOver: () => boolean): Promise<Report> {
  const report: Report = { navigations: 0, failures: [] };
  const page = await context.newPage();
  const fail = (what: string) => void report.failures.push(what);
  let releases = new Map<string, string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) releases = new Map();
  });
  let warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => fail(`page error: ${error.message}`));
  page.on('response', (response) => {
    const [, app = '', hash = ''] = /\/r\/([^/]+)\/([^/]+)\//.exec(response.url()) ?? [];
    if (!app) return;
    if (response.status() >= 400) fail(`${response.status()} ${response.url()}`);
    const known = releases.get(app);
    if (known && known !== hash) fail(`one page load with two releases of ${app}: ${known}, ${hash}`);
    releases.set(app, hash);
  });
  while (!isOver()) {
    for (const { name, take } of steps) {
      if (isOver()) break;
      report.navigations++;
      warnings = [];
      await take(page, site).catch(async (error: Error) =>
        fail(`${name}: ${error.message.split('\n')[0]}; ${await whatShows(page)}; ${warnings.join('; ')}`),
      );
    }
  }
  await page.close();
  return report;
}

const timeout = 30_000;

async function load(page: Page, site: string, path: string, heading: string): Promise<void> {
  await page.goto(site + path, { timeout });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('#root[data-ready]').waitFor({ state: 'attached', timeout });
  await title(page, heading);
}

async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click({ timeout });
  await title(page, heading);
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click({ timeout });
  await page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).click({ timeout });
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout });
}

/** The visitor's present view, in a line. */
async function whatShows(page: Page): Promise<string> {
  const seen = page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent);
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    return JSON.stringify({
      path: window.location.pathname,
      titles: texts('h1'),
      alerts: texts('[role="alert"]'),
      waiting: islands
        .filter(({ dataset }) => dataset['ready'] === undefined)
        .map(({ dataset }) => dataset['island']),
      pending: document.readyState,
    });
  });
  const silence = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'the page does not answer'));
  return Promise.race([seen, silence]).catch((error: Error) => error.message);
}

const title = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ timeout });
