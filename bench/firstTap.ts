import { chromium } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { phone } from './measureFirstLoad';

/** Lighthouse's slow 4G, and a processor four times slower. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * Taps the theme's button as soon as it can be seen. @returns how long after the tap it was answered, and how long after
 * the page was ready, in milliseconds; the latter is negative when the tap came later than that.
 */
export async function firstTap(address: string): Promise<{ afterTap: number; afterReady: number }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      new MutationObserver(() => {
        if (document.querySelector('#root[data-ready]')) times['ready'] ??= performance.now();
        if (document.documentElement?.classList.contains('dark')) times['dark'] ??= performance.now();
      }).observe(document, { attributes: true, childList: true, subtree: true });
      addEventListener('click', () => (times['tap'] ??= performance.now()), true);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: 'Switch to dark mode' })
      .click({ timeout: 60_000, noWaitAfter: true });
    await page.locator('html.dark').waitFor({ state: 'attached' });
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    const { tap, dark, ready } = await page.evaluate(
      () => (window as unknown as { times: { tap: number; dark: number; ready: number } }).times,
    );
    return { afterTap: Math.round(dark - tap), afterReady: Math.round(dark - Math.max(ready, tap)) };
  } finally {
    await browser.close();
  }
}
