import type { Locator } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, notice, openDesk } from './desk';

test.use({ ...still, viewport: { width: 375, height: 860 }, hasTouch: true });

/** Whether a press at its middle reaches an element. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

test('on a phone three notices cover neither Save of an entity form nor the field that has the focus', async ({
  page,
}) => {
  await openDesk(page, '/admin/projects');
  // At once: the first notice must not close before the third is there.
  await page
    .getByRole('button', { name: /^Delete / })
    .evaluateAll((buttons) => (buttons as HTMLElement[]).slice(0, 3).forEach((one) => one.click()));
  await expect(notice(page, 'Project Removed')).toHaveCount(3);
  await button(page, 'Add Project').click();
  await expect(button(page, 'Save')).toBeVisible();
  for (const name of ['Save', 'Cancel']) expect(await isReached(button(page, name)), name).toBe(true);
  await button(page, 'Save').click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
});

test('on a phone three notices do not cover Save at the end of a short page', async ({ page }) => {
  await openDesk(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Footer' }).click();
  for (const name of ['Social Icons', 'Contact Info', 'Newsletter']) await page.getByLabel(name).click();
  await expect(notice(page, 'Setting Updated')).toHaveCount(3);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isReached(button(page, 'Save'))).toBe(true);
  await page.getByRole('tab', { name: 'General' }).click();
  await expect.poll(() => isReached(button(page, 'Save'))).toBe(true);
});
