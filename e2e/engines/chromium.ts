import { chromium } from '@playwright/test';
import { flags, testBrowserPath } from '../chromium';
import { asJson, type EngineKind, keys } from './engine';

const names: Record<string, string> = { [keys.enter]: 'Enter', [keys.escape]: 'Escape', [keys.tab]: 'Tab' };

/** Blink, through Playwright as in all other browser tests. */
export const blink: EngineKind = {
  name: 'Chromium',
  missing: () => (testBrowserPath() ? undefined : 'chromium'),
  open: async () => {
    const browser = await chromium.launch({ executablePath: testBrowserPath(), args: flags });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    return {
      name: 'Chromium',
      goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      evaluate: async (expression) => JSON.parse(await page.evaluate<string>(asJson(expression))) as unknown,
      clickAt: (x, y) => page.mouse.click(x, y),
      type: async (text) => {
        for (const key of text) await page.keyboard.press(names[key] ?? key);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: async () => (await page.screenshot()).toString('base64'),
      close: () => browser.close(),
    };
  },
};
