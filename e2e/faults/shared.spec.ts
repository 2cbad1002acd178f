import type { Page } from '@playwright/test';
import { hydrated, still } from '../site';
import {
  alert,
  expect,
  expectFormAlive,
  expectMessage,
  expectSession,
  providerOf,
  test,
  typeMessage,
  withSession,
} from './front';

test.use(still);

/** Parts that need a shared module which the shell provides on demand: how to call them up, and what then shows. */
const parts: Record<
  string,
  {
    shared: string;
    from: string;
    callUp: (page: Page) => Promise<void>;
    shows: (page: Page) => Promise<void>;
  }
> = {
  'a part of the page': {
    shared: 'shared/forms',
    from: '/',
    callUp: typeMessage,
    shows: async (page) => {
      await expectFormAlive(page);
      await expectMessage(page);
    },
  },
  'a dialog': {
    shared: 'shared/ui-overlay',
    from: '/projects',
    callUp: (page) =>
      page
        .getByRole('button', { name: /^View Details/ })
        .first()
        .click(),
    shows: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'another page': {
    shared: 'shared/content/team',
    from: '/services',
    callUp: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click(),
    shows: (page) => expect(page.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeVisible(),
  },
};

for (const [name, { shared, from, callUp, shows }] of Object.entries(parts)) {
  test(`row 11: ${shared} is lost once, and ${name} does not notice`, async ({ page, front }) => {
    const path = await providerOf(front.url, shared);
    await withSession(page);
    await page.goto(front.url + from, { waitUntil: 'networkidle' });
    const fault = { path, hits: [1], status: 503 };
    front.faults = [fault];
    await hydrated(page);
    await callUp(page);
    await shows(page);
    expect(front.hitsOf(fault)).toBeGreaterThan(1);
    await expect(page.getByRole('alert').filter({ hasText: /did not load|not available/ })).toHaveCount(0);
    await expectSession(page);
  });

  test(`row 11: ${shared} is lost, ${name} says so, and Retry brings it without a reload`, async ({
    page,
    front,
  }) => {
    const path = await providerOf(front.url, shared);
    await page.goto(front.url + from, { waitUntil: 'networkidle' });
    front.faults = [{ path, status: 503 }];
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await callUp(page);
    const panel = alert(page, 'connection may be weak');
    await expect(panel).toBeVisible({ timeout: 12_000 });
    if (from === '/') await expectMessage(page);

    front.faults = [];
    await panel.getByRole('button', { name: 'Retry' }).click();
    await shows(page);
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}
