import { chromium, type Page } from '@playwright/test';
import { chromiumPath, flags } from '../e2e/chromium';
import { phone } from '../e2e/measureFirstLoad';

/** Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Runs with a page in a browser of its own: slow 4G, a quarter of the CPU's speed. */
export async function onSlowPhone<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await run(page);
  } finally {
    await browser.close();
  }
}
