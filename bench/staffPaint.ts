import { logInBefore } from '../e2e/measureFirstLoad';
import { onSlowPhone } from './slowPhone';

/** Staff pages opened directly with the login marker. */
export const staffPages = ['/admin/login', '/admin/projects', '/admin/receipts'];

/** First and largest contentful paint of a staff page on a slow phone, in milliseconds. */
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
