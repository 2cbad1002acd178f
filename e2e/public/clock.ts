import { expect, type Page } from '@playwright/test';

const start = new Date('2026-03-04T10:00:00');

/** Opens an address with a stopped clock: time passes by `page.clock.runFor` only. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await passUntil(page, () => page.locator('#root[data-ready]').count());
}

/** Stops the clock of an open page, on which `page.clock.install` was called: notices stay. */
export async function stopClock(page: Page): Promise<void> {
  // Well ahead of the time at which a busy machine takes this command.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Advances the clock in steps of 10 ms until the condition holds. */
export async function passUntil(page: Page, condition: () => Promise<unknown>): Promise<void> {
  const passAndLook = async () => {
    await page.clock.runFor(10);
    return Boolean(await condition());
  };
  await expect.poll(passAndLook, { intervals: [20] }).toBe(true);
}
