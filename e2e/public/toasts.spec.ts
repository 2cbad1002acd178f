import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, open, still, test } from '../site';
import { openStopped, passUntil } from './clock';

test.use(still);

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Message Sent!' });

async function sendMessage(page: Page) {
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Name', { exact: true }).fill('Jo');
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await form.getByLabel('Email', { exact: true }).fill('jo@firm.co');
  await form.getByLabel('Message', { exact: true }).fill('We need a shop.');
  const subject = form.getByLabel('Subject', { exact: true });
  await subject.fill('Shop');
  // Not by a click: smooth scrolling to the address's section may still move the button from under
  // the pointer.
  await subject.press('Enter');
}

test('a success notice stays for 5000 ms', async ({ page }) => {
  await openStopped(page, '/');
  await sendMessage(page);
  await passUntil(page, () => toast(page).count());
  await page.clock.runFor(4700);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(400);
  await expect(toast(page)).not.toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
});

test('notices are at the bottom right, survive navigations and take the focus by Alt+T', async ({ page }) => {
  // The clock stands still, so that the notice stays.
  await openStopped(page, '/#contact');
  await sendMessage(page);
  await passUntil(page, () => toast(page).count());
  await page.clock.runFor(500);
  await expect(toast(page)).toBeVisible();
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await toast(page).boundingBox())!;
      return x > 720 && y > 450 && 1440 - (x + width) < 60 && 900 - (y + height) < 60;
    })
    .toBe(true);

  await page.keyboard.press('Alt+KeyT');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.querySelector('[role=status]')?.textContent ?? ''),
    )
    .toContain('Message Sent!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();

  await page.getByRole('link', { name: 'View All Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/projects'));
  await expect(toast(page)).toBeVisible();
  await page.clock.resume();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a notice fits the screen', async ({ page }) => {
    await open(page, '/#contact');
    await sendMessage(page);
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await toast(page).boundingBox())!;
        return x >= 0 && x + width <= 375 && y > 370 && y + height <= 740;
      })
      .toBe(true);
  });
});
