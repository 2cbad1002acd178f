import { mergeTests } from '@playwright/test';
import { expect, hydrated, open, test as siteTest } from '../site';
import { needsTestStore, serverNames, test as serverTest } from './bothServers';

const test = mergeTests(serverTest, siteTest);

needsTestStore();

for (const server of serverNames) {
  test.describe(server, () => {
    test.use({ server });

    test('visitors and staff reach their pages by links and after a reload', async ({ page, problems }) => {
      problems.expect(/404/, /no-such-page/);

      await test.step('the home page hydrates, with its pictures and fonts', async () => {
        await open(page, '/');
        await expect(page).toHaveTitle('Modern Software Solutions');
        await expect
          .poll(() =>
            page.evaluate(() => {
              const pictures = [...document.images].filter(
                ({ complete, loading }) => complete || loading === 'eager',
              );
              return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
            }),
          )
          .toBe(true);
        const fonts = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
        });
        expect(fonts.join()).toMatch(/Sora.*Inter|Inter.*Sora/);
      });

      await test.step('links work without a page load, and a deep link can be reloaded', async () => {
        await open(page, '/services');
        await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeVisible();
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
        await page.reload();
        await hydrated(page);
        await expect(page).toHaveURL(/\/team$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeVisible();
      });

      await test.step('staff log in and reach the invoice of another remote', async () => {
        await open(page, '/admin/receipts');
        await expect(page).toHaveURL(/\/admin\/login$/);
        await page.getByLabel('Username').fill('admin');
        await page.getByLabel('Password').fill('admin123');
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page).toHaveURL(/\/admin$/);
        await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Receipts' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
      });

      await test.step('an unknown address shows the 404 page', async () => {
        const answer = await page.goto('/no-such-page');
        expect(answer?.status()).toBe(404);
        await hydrated(page);
        await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
        await page.getByRole('link', { name: 'Return to Home' }).click();
        await expect(page).toHaveTitle('Modern Software Solutions');
      });
    });
  });
}
