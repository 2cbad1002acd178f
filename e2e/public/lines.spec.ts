import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';

test.use(still);

/** Windows of common phones, tablets and desktops. */
const widths = [320, 360, 375, 390, 402, 412, 430, 768, 820, 1024, 1280, 1440, 1920];

const paths = [
  '/',
  '/services',
  '/projects',
  '/team',
  '/careers',
  '/how-we-work',
  '/privacy',
  '/blog',
  '/services/devops',
  '/services/web-development',
  '/services/database-solutions',
  '/services/cybersecurity',
  '/services/it-consulting',
  '/projects/bazaar-insight',
  '/projects/harbor-design-system',
  '/projects/open-clinic',
  '/careers/senior-react-engineer',
];

/** Number of lines of each visible text in the first view, by width of the window. */
async function linesOf(page: Page): Promise<Record<number, string[]>> {
  const lines: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    lines[width] = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, a, dd, span')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .filter((text) => text.getBoundingClientRect().top < innerHeight)
          .map((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return `${new Set(tops).size} ${text.textContent}`;
          }),
      );
  }
  return lines;
}

for (const path of paths)
  test(`no text in the first view of ${path} changes its lines when the fonts arrive`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...still.contextOptions, baseURL: baseURL! });
    await context.route(/\.woff2$/, (route) => route.abort());
    const withoutFonts = await context.newPage();
    await withoutFonts.goto(path);
    await page.goto(path);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await linesOf(withoutFonts)).toEqual(await linesOf(page));
    await context.close();
  });
