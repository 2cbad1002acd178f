import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { watchShifts } from '../layoutShifts';
import { hydrated, still } from '../site';
import { restingPosition, scrollThrough } from '../public/look';
import {
  contactForm,
  expect,
  expectFormAlive,
  expectMessage,
  expectSession,
  test,
  typeMessage,
  withSession,
} from './front';

test.use(still);

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** In milliseconds and bytes per second. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200 };

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

test(
  'row 18: going offline in the middle of a form shows a notice, without layout shifts or lost text',
  { tag: '@smoke' },
  async ({ page, front, context }) => {
    await withSession(page);
    const shifts = await watchShifts(page);
    await page.goto(`${front.url}/#contact`);
    await hydrated(page);
    await typeMessage(page);
    await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
    const before = await shifts();
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    expect(await shifts()).toEqual(before);
    await contactForm(page).getByLabel('Subject').fill('A shop');
    await expectMessage(page);
    await expect(page).toHaveURL(`${front.url}/#contact`);

    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expectMessage(page);
    await expect(contactForm(page).getByLabel('Subject')).toHaveValue('A shop');
    await expectSession(page);
  },
);

for (const width of [375, 768])
  test(`row 18: at ${width} pixels the notice does not cover the title of the page`, async ({
    page,
    front,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${front.url}/projects`);
    await hydrated(page);
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    const [title, covering] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      notice(page).boundingBox(),
    ]);
    expect(covering!.y).toBeGreaterThan(title!.y + title!.height);
  });

test('row 18: a page requested offline appears automatically when the connection is back', async ({
  page,
  front,
  context,
}) => {
  await page.goto(`${front.url}/services`);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'This page did not load' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/team') })).toBeVisible();
});

test('row 19: on slow 3G the next page shows its skeleton within 200 ms', async ({
  page,
  front,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // A late skeleton is a busy machine; a page that waits for its code is late every time.
  await expect(async () => {
    await session.send('Network.emulateNetworkConditions', unlimited);
    await page.goto(`${front.url}/services`);
    await hydrated(page);
    await session.send('Network.emulateNetworkConditions', slow3G);
    expect(await skeletonDelay(page, 'Team')).toBeLessThanOrEqual(200);
  }).toPass({ timeout: 300_000 });
});

/** Clicks a link of the header. @returns the milliseconds until a skeleton is visible, at most 2 s. */
const skeletonDelay = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const link = [...document.querySelectorAll<HTMLElement>('header a')].find(
      ({ textContent }) => textContent === wanted,
    )!;
    const start = performance.now();
    link.click();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const delay = performance.now() - start;
      const skeleton = document.querySelector('[aria-busy]')?.parentElement;
      const isVisible = skeleton?.checkVisibility() && Number(getComputedStyle(skeleton).opacity) > 0;
      if (isVisible || delay > 2000) return delay;
    }
  }, name);

test('row 19: impatient clicks while the code loads send a message once', async ({ page, front }) => {
  front.faults = [{ path: /\.js/, delay: 1500 }];
  await page.goto(front.url, { waitUntil: 'commit' });
  await typeMessage(page);
  await contactForm(page).getByLabel('Email').fill('ayesha@example.org');
  await contactForm(page).getByLabel('Subject').fill('A shop');
  for (let click = 0; click < 3; click++)
    await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Message Sent!' });
  await expect(thanks).toBeVisible();
  await page.waitForTimeout(500);
  await expect(thanks).toHaveCount(1);
});

test('row 24: missing pictures are replaced by a placeholder, without layout shifts', async ({
  page,
  front,
}) => {
  front.faults = [{ path: /^\/media\/.*\.(avif|webp|jpg|png)$/, status: 503 }];
  const shifts = await watchShifts(page);
  for (const path of ['/team', '/projects', '/']) {
    await page.goto(front.url + path);
    await hydrated(page);
    await scrollThrough(page);
    const picture = page.getByRole('main').locator('div[role=img][aria-label]').first();
    await expect(picture).toBeAttached();
    expect((await picture.boundingBox())!.height).toBeGreaterThan(40);
    const broken = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll(
          (images) =>
            (images as HTMLImageElement[]).filter(
              ({ complete, naturalWidth }) => complete && naturalWidth === 0,
            ).length,
        );
    await expect.poll(broken).toBe(0);
    const { sum, moved } = await shifts();
    expect(sum, `${path} moves:\n${moved}`).toBeLessThanOrEqual(0.01);
  }
});

const icon = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('row 24: offline, a placeholder of the same height replaces the map, which returns with the connection', async ({
  page,
  front,
  context,
}) => {
  await context.route('https://www.google.com/**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body: icon, contentType: 'image/gif' })
      : route.fulfill({ body: 'map' }),
  );
  await page.goto(`${front.url}/#contact`);
  await hydrated(page);
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  const map = page.getByTitle('Lahore Office Map');
  const panel = map.locator('..');
  await expect(map).toBeVisible();
  await restingPosition(page);
  await expect(page.getByText('The map is not available right now.')).toHaveCount(0);
  const box = await panel.boundingBox();

  await context.setOffline(true);
  await expect(map).toHaveCount(0);
  const placeholder = page.getByRole('tabpanel').locator('svg').last().locator('../..');
  await expect.poll(() => placeholder.boundingBox()).toEqual(box);
  const link = page.getByRole('link', { name: /^Open the map/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);

  await context.setOffline(false);
  await expect(map).toBeVisible();
  await expect.poll(() => panel.boundingBox()).toEqual(box);
  await expectFormAlive(page);
});

test('row 24: when the map host is down, the placeholder covers the frame', async ({
  page,
  front,
  context,
}) => {
  await context.route('https://www.google.com/**', (route) => route.abort('connectionrefused'));
  await page.goto(`${front.url}/#contact`);
  await hydrated(page);
  const panel = page.getByRole('tabpanel');
  for (const name of ['Lahore', 'Karachi']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const map = page.getByTitle(`${name} Office Map`);
    await map.scrollIntoViewIfNeeded();
    await expect(panel.getByText('The map is not available right now.')).toBeVisible();
    await expect(map).toHaveCount(1);
    const { height, isCovered } = await map.evaluate((frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      return { height, isCovered: document.elementFromPoint(x + width / 3, y + height / 2) !== frame };
    });
    expect({ height, isCovered }).toEqual({ height: 300, isCovered: true });
    await expect(panel.getByRole('link', { name: /^Open the map/ })).toBeVisible();
  }
  await expectFormAlive(page);
});

test('row 24: a map that never responds leaves the placeholder visible', async ({ page, front, context }) => {
  await context.route('https://www.google.com/**', () => undefined);
  await page.goto(`${front.url}/#contact`, { waitUntil: 'commit' });
  await hydrated(page);
  const map = page.getByTitle('Lahore Office Map');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('link', { name: /^Open the map/ })).toBeVisible();
});
