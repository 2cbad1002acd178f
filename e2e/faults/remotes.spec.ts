import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { hydrated, still } from '../site';
import type { Fault, FaultProxy } from '../faultProxy';
import {
  alert,
  contactForm,
  expect,
  expectFormAlive,
  expectMessage,
  expectSession,
  forged,
  releaseOf,
  scriptsOf,
  test,
  typeMessage,
  withSession,
} from './front';

// An animated skeleton would render sixty frames a second during each timeout.
test.use(still);

/**
 * Faults for all files of a remote, injected one after the other on the same page: none lets any
 * file arrive, so each finds the page in the same state. The last one leaves bad bytes in the
 * browser's cache and must stay last.
 */
const ways: Record<string, Omit<Fault, 'path'>> = {
  'row 1: down': { cut: 'start' },
  'row 2: missing': { status: 404 },
  'row 2: answers with an index page': { body: '<!doctype html><title>Home</title>' },
  'row 4: answers with an error as JSON': { status: 503, body: '{}', type: 'application/json' },
  'row 7: cut short': { cut: 'middle' },
  'row 7: corrupt, and cached forever': { corrupt: true },
};

/** `npm test` tries the two faults that differ most, `npm run test:all` the others. */
const selections = [
  { rows: 'rows 1 and 7', isTried: (name: string) => /^row 1|cached/.test(name), tag: '@smoke' },
  { rows: 'rows 2, 4 and 7', isTried: (name: string) => !/^row 1|cached/.test(name), tag: [] },
];

const scriptsOfRemote = (name: string) => new RegExp(`^/r/${name}/.*\\.js`);

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });

for (const { rows, isTried, tag } of selections) {
  const tried = Object.entries(ways).filter(([name]) => isTried(name));
  test(
    `${rows}: within 10 seconds a staff page shows a panel, everything else works, Retry loads it`,
    { tag },
    async ({ page, front }) => {
      await openTeam(page, front.url);
      for (const [name, way] of tried) {
        await test.step(name, async () => {
          const fault = { path: scriptsOfRemote('remote-invoice'), ...way };
          front.faults = [fault];
          await sidebarLink(page, 'Receipts').click();
          await expectPanel(page, front.url);
          expect(front.hitsOf(fault)).toBeGreaterThan(0);
          await expectElsewhere(page);
        });
      }
      await page.goBack();
      await expectPanel(page, front.url);
      front.faults = [];
      await expectRetry(page);
    },
  );

  test(
    `${rows}: within 10 seconds a prerendered page shows a notice and stays readable, Retry hydrates it`,
    { tag },
    async ({ page, front }) => {
      for (const [name, way] of tried) {
        await test.step(name, async () => {
          const fault = { path: scriptsOfRemote('remote-public'), ...way };
          front.faults = [fault];
          await expectReadable(page, front, fault);
        });
      }
      front.faults = [];
      await expectRevived(page);
    },
  );
}

test('row 6: a hanging remote: within 10 seconds both kinds of pages say so, everything else works, Retry loads them', async ({
  context,
  front,
}) => {
  const ofStaff = { path: scriptsOfRemote('remote-invoice'), hang: true };
  const ofPublic = { path: scriptsOfRemote('remote-public'), hang: true };
  front.faults = [ofStaff, ofPublic];
  const mend = (mended: Fault) => (front.faults = front.faults.filter((one) => one !== mended));
  const staff = async (page: Page) => {
    await openTeam(page, front.url);
    await sidebarLink(page, 'Receipts').click();
    await expect.poll(() => front.hitsOf(ofStaff)).toBeGreaterThan(0);
    await expectElsewhere(page);
    await sidebarLink(page, 'Receipts').click();
    await expectPanel(page, front.url);
    mend(ofStaff);
    await expectRetry(page);
  };
  const visitor = async (page: Page) => {
    await expectReadable(page, front, ofPublic);
    mend(ofPublic);
    await expectRevived(page);
  };
  // Both wait for the same timeouts, so they run together.
  await Promise.all([staff(await context.newPage()), visitor(await context.newPage())]);
});

async function openTeam(page: Page, site: string): Promise<void> {
  await withSession(page);
  await page.goto(`${site}/admin/team`);
  await expect(page.getByRole('heading', { name: 'Team Members' })).toBeVisible();
}

/**
 * Expects an alert within ten seconds, counted by the page in tenths: a busy machine that does not
 * run the page does not count.
 */
async function expectInTime(page: Page, text: string): Promise<void> {
  const tenths = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let beats = 0;
        const timer = setInterval(() => {
          beats++;
          const alerts = [...document.querySelectorAll('[role=alert]')];
          if (beats < 300 && !alerts.some(({ textContent }) => textContent.includes(wanted))) return;
          clearInterval(timer);
          resolve(beats);
        }, 100);
      }),
    text,
  );
  expect(await tenths, `tenths of a second until "${text}"`).toBeLessThanOrEqual(100);
}

const lostPage = (page: Page) => alert(page, 'This page did not load');

/** The remote's page shows the panel, at its own address. */
async function expectPanel(page: Page, site: string): Promise<void> {
  await expectInTime(page, 'This page did not load');
  await expect(lostPage(page)).toBeVisible();
  await expect(lostPage(page)).toBeFocused();
  await expect(lostPage(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/admin/receipts`);
  await expectSession(page);
}

/** Another page works. */
async function expectElsewhere(page: Page): Promise<void> {
  await sidebarLink(page, 'Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(lostPage(page)).toHaveCount(0);
}

/** Retry loads the remote's page after the fault was removed. */
async function expectRetry(page: Page): Promise<void> {
  await lostPage(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
  await expectSession(page);
}

const notice = (page: Page) => alert(page, 'did not load');

/** A prerendered page stays readable, with typed text, and shows the notice. */
async function expectReadable(page: Page, front: FaultProxy, fault: Fault): Promise<void> {
  // The load event may wait for a hanging script.
  await page.goto(front.url, { waitUntil: 'domcontentloaded' });
  await typeMessage(page);
  await expect.poll(() => front.hitsOf(fault)).toBeGreaterThan(0);
  await expectInTime(page, 'did not load');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'DevOps' })).toBeVisible();
  await expectMessage(page);
}

/** Retry hydrates the page, with typed text, after the fault was removed. */
async function expectRevived(page: Page): Promise<void> {
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await expectMessage(page);
  await expectFormAlive(page);
}

test('row 6: a page that arrives after its panel replaces it', async ({ page, front }) => {
  await withSession(page);
  front.faults = [{ path: /remote-invoice\/.*remoteEntry\.js/, delay: 16_000 }];
  await page.goto(`${front.url}/admin/team`);
  await sidebarLink(page, 'Receipts').click();
  await expect(lostPage(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
  await expect(lostPage(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('row 6: scripts that arrive after the notice hydrate a prerendered page', async ({ page, front }) => {
  front.faults = [{ path: scriptsOfRemote('remote-public'), delay: 16_000 }];
  await page.goto(front.url, { waitUntil: 'domcontentloaded' });
  await typeMessage(page);
  await expect(notice(page)).toBeVisible();
  front.faults = [];
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  await expectMessage(page);
});

test('rows 1 and 4: without remote-admin the public site works, and the staff area and its login say so', async ({
  page,
  front,
}) => {
  front.faults = [{ path: scriptsOfRemote('remote-admin'), cut: 'start' }];
  await page.goto(front.url);
  await hydrated(page);
  await page.getByRole('link', { name: 'View All Projects' }).click();
  await expect(page.getByRole('heading', { name: headingOf('/projects') })).toBeVisible();

  await page.goto(`${front.url}/admin/login`);
  await page.getByLabel('Username').fill('admin');
  await expect(alert(page, 'Parts of this page did not load')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');

  await withSession(page);
  await page.goto(`${front.url}/admin/team`);
  await expect(lostPage(page)).toBeVisible();
  await expect(lostPage(page).getByRole('link', { name: 'Home' })).toBeVisible();
  const passing = { path: /remote-invoice\/.*remoteEntry\.js/, hits: [1], status: 503, body: '{}' };
  front.faults = [{ ...passing, type: 'application/json' }];
  await lostPage(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Team Members' })).toBeVisible();

  await test.step('row 4: a temporary error response as JSON goes unnoticed', async () => {
    await sidebarLink(page, 'Receipts').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
    expect(front.hitsOf(front.faults[0]!)).toBe(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('row 7: corrupt bytes in the browser cache do no harm after a reload either', async ({
  page,
  front,
}) => {
  front.faults = [{ path: /remoteEntry\.js$/, corrupt: true }];
  await page.goto(front.url);
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('row 8: an entry that throws is not retried, and the rest of the page works', async ({
  page,
  front,
}) => {
  await withSession(page);
  const release = await releaseOf(front.url, 'remote-invoice');
  const faults = await forged(
    front.url,
    release,
    'remoteEntry.js',
    () => 'throw new Error("injected fault")',
  );
  front.faults = faults;
  await page.goto(`${front.url}/admin/team`);
  await page.getByRole('button', { name: 'Add Team Member' }).click();
  await page.getByRole('form').getByLabel('Name', { exact: true }).fill('Zainab');
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await expect(page.getByRole('form').getByLabel('Name', { exact: true })).toHaveValue('Zainab');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await sidebarLink(page, 'Receipts').click();
  const panel = alert(page, 'This page stopped working');
  await expect(panel).toBeVisible();
  await page.waitForTimeout(2000);
  expect(front.hitsOf(faults[0]!)).toBe(1);
  await expect(page).toHaveURL(`${front.url}/admin/receipts`);
  await expectSession(page);
  await sidebarLink(page, 'Team').click();
  await expect(page.getByRole('heading', { name: 'Team Members' })).toBeVisible();
});

test('row 8: an entry that throws leaves a prerendered page readable, with typed text', async ({
  page,
  front,
}) => {
  const release = await releaseOf(front.url, 'remote-public');
  front.faults = await forged(
    front.url,
    release,
    'remoteEntry.js',
    () => 'throw new Error("injected fault")',
  );
  await page.goto(front.url);
  await typeMessage(page);
  await expect(alert(page, 'did not load')).toBeVisible();
  await expectMessage(page);
});

test('row 9: a page whose chunk is lost once still loads', { tag: '@smoke' }, async ({ page, front }) => {
  await withSession(page);
  const fault = {
    path: await scriptsOf(front.url, 'remote-public', 'team/TeamPage'),
    hits: [1],
    status: 500,
  };
  front.faults = [fault];
  await page.goto(`${front.url}/services`);
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Team', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/team') })).toBeVisible();
  expect(front.hitsOf(fault)).toBeGreaterThan(1);
  await expect(page).toHaveURL(`${front.url}/team`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSession(page);
});

/** Chunks of remote-public that a page requests after hydration. */
const laterChunks = /^\/r\/remote-public\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

/** The same before the first interaction, which requests the chunks that the document lists. */
async function laterChunksOf(page: Page): Promise<RegExp> {
  const listed = await page.evaluate(() => {
    const text = document.getElementById('initial-scripts')!.textContent;
    const { onInteraction } = JSON.parse(text) as { onInteraction: { url: string }[] };
    return onInteraction.map(({ url }) => url.split('/').at(-1));
  });
  return new RegExp(`^/r/remote-public/[^/]+/(?!${listed.join('|')})[^/]+\\.js`);
}

test('row 9: a part whose chunk is lost once hydrates, with typed text', async ({ page, front }) => {
  await page.goto(front.url, { waitUntil: 'networkidle' });
  const fault = { path: await laterChunksOf(page), hits: [1, 2], status: 500 };
  front.faults = [fault];
  await hydrated(page);
  await typeMessage(page);
  await expectFormAlive(page);
  expect(front.hitsOf(fault)).toBeGreaterThan(2);
  await expectMessage(page);
  await expect(alert(page, 'This part did not load')).toHaveCount(0);
});

test('row 10: a lost nested chunk affects its region only, and typed text is preserved', async ({
  page,
  front,
}) => {
  await page.goto(front.url, { waitUntil: 'networkidle' });
  front.faults = [{ path: await laterChunksOf(page), status: 404 }];
  await hydrated(page);
  await typeMessage(page);
  const panel = page.locator('#contact').getByRole('alert');
  await expect(panel).toContainText('This part did not load');
  await expectMessage(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  // A navigation within the page makes React remove HTML that it could not hydrate.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click();
  await expect(page).toHaveURL(`${front.url}/#contact`);
  await expectMessage(page);
  await contactForm(page).getByLabel('Subject').fill('A shop');

  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeVisible();
  front.faults = [];
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expectFormAlive(page);
  await expectMessage(page);
  await expect(contactForm(page).getByLabel('Subject')).toHaveValue('A shop');
  await expect(panel).toHaveCount(0);
});

test('row 10: a dialog whose chunk is lost says so, and opens after Retry', async ({ page, front }) => {
  await page.goto(`${front.url}/services`);
  await hydrated(page);
  front.faults = [{ path: laterChunks, status: 404 }];
  await page.getByRole('button', { name: 'Learn More' }).first().click();
  const panel = alert(page, 'This part did not load');
  await expect(panel).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/services') })).toBeVisible();
  front.faults = [];
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
