import { flags, testBrowserPath } from '../chromium';
import { expect, open, test } from '../site';
import { everyLayout, outside } from './look';

/** A browser with twice the default font size. */
test.use({
  launchOptions: {
    executablePath: testBrowserPath(),
    args: [...flags, '--blink-settings=defaultFontSize=32'],
  },
});

test('everything fits on a phone, a tablet and a desktop', async ({ page, problems }) => {
  problems.expect(/404/);
  const found: string[] = [];
  for (const path of everyLayout) {
    await open(page, path);
    if (path === '/') await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      for (const what of await outside(page)) found.push(`${path} at ${width}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});
