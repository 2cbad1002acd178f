import type { Page } from '@playwright/test';
import { expect } from '../site';
import { phoneWidth } from './people';

/** Amounts that begin on one line and end on another. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: amount, index } of node.textContent!.matchAll(
        /(?:−\u2060?\p{Sc})?\d[\d,]*\.\d{2,3}/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`${amount} in ${node.parentElement!.outerHTML.slice(0, 90)}`);
      }
    return broken;
  });

/** Tries all widths. @param name of the page. */
export async function expectWholeAmounts(page: Page, name: string): Promise<void> {
  for (const width of [1440, 1280, 768, phoneWidth, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await brokenAmounts(page), `${name} at ${width}`).toEqual([]);
    const own = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(own, `width of ${name}`).toBeLessThanOrEqual(width);
  }
}
