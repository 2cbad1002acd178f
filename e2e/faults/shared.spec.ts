import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
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

/**
 * Parts that need a shared module provided on demand: how to open them, and how to see that they
 * work.
 */
const parts: Record<
  string,
  {
    shared: string;
    from: string;
    show: (page: Page) => Promise<void>;
    expectShown: (page: Page) => Promise<void>;
  }
> = {
  'a part of the page': {
    shared: '@vibrant-peak/shared/forms',
    from: '/',
    show: typeMessage,
    expectShown: async (page) => {
      await expectFormAlive(page);
      await expectMessage(page);
    },
  },
  'a dialog': {
    shared: '@vibrant-peak/shared/ui-overlay',
    from: '/projects',
    show: (page) =>
      page
        .getByRole('button', { name: /^View Details/ })
        .first()
        .click(),
    expectShown: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'another page': {
    shared: '@vibrant-peak/shared/content/team',
    from: '/services',
    show: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click(),
    expectShown: (page) =>
      expect(page.getByRole('heading', { level: 1, name: headingOf('/team') })).toBeVisible(),
  },
};

for (const [name, { shared, from, show, expectShown }] of Object.entries(parts)) {
  test(`row 11: ${name} works although ${shared} is lost once`, async ({ page, front }) => {
    const path = await providerOf(front.url, shared);
    await withSession(page);
    await page.goto(front.url + from, { waitUntil: 'networkidle' });
    const fault = { path, hits: [1], status: 503 };
    front.faults = [fault];
    await hydrated(page);
    await show(page);
    await expectShown(page);
    expect(front.hitsOf(fault)).toBeGreaterThan(1);
    await expect(page.getByRole('alert').filter({ hasText: /did not load|not available/ })).toHaveCount(0);
    await expectSession(page);
  });

  test(`row 11: ${name} says that ${shared} is missing, and Retry loads it without a reload`, async ({
    page,
    front,
  }) => {
    const path = await providerOf(front.url, shared);
    await page.goto(front.url + from, { waitUntil: 'networkidle' });
    front.faults = [{ path, status: 503 }];
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await show(page);
    const panel = alert(page, 'connection may be weak');
    await expect(panel).toBeVisible();
    if (from === '/') await expectMessage(page);

    front.faults = [];
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expectShown(page);
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}
