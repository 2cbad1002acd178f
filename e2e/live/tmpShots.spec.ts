import sharp from 'sharp';
import { startLive, type LiveSite } from '../liveSite';
import { still, test } from '../site';
import { button } from '../staff/desk';
import { join, manager } from './people';
test.use(still);
test.setTimeout(240_000);
let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site.stop());
test('shots', { tag: '@long' }, async ({ page }) => {
  await join(page, site.firstLink, manager);
  await page.goto(`${site.url}/admin/pictures`);
  for (const [name, background] of [
    ['Harbor.jpg', '#268'],
    ['Office with a rather long name.jpg', '#862'],
    ['Team.jpg', '#393'],
  ] as const) {
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Picture file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page
      .getByRole('listitem')
      .filter({ hasText: name.slice(0, 4).toLowerCase() })
      .first()
      .waitFor();
  }
  for (const [w, h] of [
    [320, 640],
    [375, 740],
    [1440, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.url}/admin/projects?edit=4`);
      const choose = button(page, 'Choose a picture: Image URL');
      await choose.waitFor();
      await choose.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/form-${w}-${colorScheme}.png` });
      await choose.click();
      await page.getByLabel('Search pictures').waitFor();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/shots/dialog-${w}-${colorScheme}.png` });
      await page.keyboard.press('Escape');
      if (colorScheme === 'dark') continue;
      await page.getByLabel('Title', { exact: true }).fill(`Greenline ${w}`);
      await page.route('**/api/publications', (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail: '/projects does not render.' }),
        }),
      );
      await page.route('**/api/changes', async (route) => {
        await new Promise((r) => setTimeout(r, 1500));
        await route.continue();
      });
      await button(page, 'Save and publish').click();
      await button(page, 'Publishing …').waitFor();
      await page.screenshot({ path: `/tmp/shots/publishing-${w}-${colorScheme}.png` });
      await page.getByRole('alert').waitFor();
      await page.getByRole('alert').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `/tmp/shots/failed-${w}-${colorScheme}.png` });
      await page.unroute('**/api/publications');
      await page.unroute('**/api/changes');
      await page.goto(`${site.url}/admin/testimonials`);
      await button(page, 'Change order').click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/order-${w}-${colorScheme}.png` });
    }
});
