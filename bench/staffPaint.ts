import { logInBefore } from './measureFirstLoad';
import { onSlowPhone } from './slowPhone';

/** Pages of the staff area that are opened directly, by somebody who is logged in. */
export const staffPages = ['/admin/login', '/admin/projects', '/admin/receipts'];

/** When a page of the staff area shows its first and its largest part on a slow phone, in milliseconds. */
export async function staffPaint(address: string): Promise<Record<string, number>> {
  return onSlowPhone(async (page) => {
    if (!address.endsWith('/login')) await logInBefore(page);
    await page.goto(address);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
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
