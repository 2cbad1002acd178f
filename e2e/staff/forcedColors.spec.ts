import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../site';
import { openDesk } from './desk';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const outlineOf = (element: Locator) =>
  element.evaluate((target) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
  });

/** Removes the focus first, because focused elements have an outline too. */
async function expectMarked(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => outlineOf(chosen)).not.toBe(await outlineOf(other));
}

/** Standard deviation of the pixels of an element; 0 for a single colour. */
async function variation(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test('in forced colours every selection is marked: tabs, options, messages, templates, switches; the logo shows', async ({
  page,
}) => {
  await test.step('the tab and the switches of the settings', async () => {
    await openDesk(page, '/admin/settings');
    expect(await variation(page.locator('svg[viewBox="0 0 16 16"]:visible').first())).toBeGreaterThan(20);
    const tabs = page.getByRole('tab');
    await expectMarked(page, tabs.first(), tabs.nth(1));
    await page.getByRole('tab', { name: 'Footer' }).click();
    const switches = page.getByRole('switch');
    const on = switches.first();
    await on.check();
    expect(await variation(on)).toBeGreaterThan(20);
    const picture = await on.screenshot();
    await on.uncheck();
    expect(await variation(on)).toBeGreaterThan(20);
    expect(picture.equals(await on.screenshot())).toBe(false);
  });

  await test.step('the option of the palette', async () => {
    await page.keyboard.press('Control+k');
    const options = page.getByRole('option');
    await expect.poll(() => outlineOf(options.first())).not.toBe(await outlineOf(options.nth(1)));
    await page.keyboard.press('Escape');
  });

  await test.step('the open message', async () => {
    await openDesk(page, '/admin/messages');
    const messages = page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
    await messages.first().getByRole('button').first().click();
    const openers = [0, 1].map((place) => messages.nth(place).getByRole('button').first());
    await expectMarked(page, openers[0]!, openers[1]!);
  });

  await test.step('the template of the invoice', async () => {
    await openDesk(page, '/admin/receipts');
    const frames = page.locator('[data-template]');
    await frames.first().scrollIntoViewIfNeeded();
    await expectMarked(page, frames.first(), frames.nth(1));
    await page.getByRole('radio', { name: 'Modern Blue' }).check();
    await expectMarked(page, frames.nth(1), frames.first());
  });
});
