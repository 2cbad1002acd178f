import { logInBefore } from '../e2e/measureFirstLoad';
import { onSlowPhone } from './slowPhone';

/** What the remotes of staff pages render, by page. They are opened directly, with the login marker. */
const contents = {
  '/admin/login': 'main form',
  '/admin/projects': 'main tbody tr',
  '/admin/receipts': 'main input:not([hidden])',
};

export const staffPages = Object.keys(contents) as (keyof typeof contents)[];

/** First and largest contentful paint of a staff page on a slow phone, in milliseconds. */
export async function staffPaint(
  origin: string,
  path: keyof typeof contents,
): Promise<Record<string, number>> {
  return onSlowPhone(async (page) => {
    if (path !== '/admin/login') await logInBefore(page);
    await page.goto(origin + path);
    await page.locator(contents[path]).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { fcp: Math.round(first?.startTime ?? NaN), lcp: Math.round(largest) };
    });
  });
}
