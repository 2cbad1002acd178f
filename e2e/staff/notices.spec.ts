import type { Locator, Page } from '@playwright/test';
import { passUntil, stopClock } from '../public/clock';
import { expect, still, test } from '../site';
import { button, notice, openDesk } from './desk';

test.use({ ...still, viewport: { width: 375, height: 860 }, hasTouch: true });

/** Whether a press at its middle reaches an element. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** Opens a staff page whose notices stay. */
async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openDesk(page, path);
  await stopClock(page);
}

async function expectThree(page: Page, title: string): Promise<void> {
  await passUntil(page, async () => (await notice(page, title).count()) === 3);
  await page.clock.runFor(500);
}

test('on a phone three notices cover neither Save of an entity form nor the field that has the focus', async ({
  page,
}) => {
  await openStopped(page, '/admin/projects');
  await page
    .getByRole('button', { name: /^Delete / })
    .evaluateAll((buttons) => (buttons as HTMLElement[]).slice(0, 3).forEach((one) => one.click()));
  await expectThree(page, 'Project Removed');
  await button(page, 'Add Project').click();
  await expect(button(page, 'Save')).toBeVisible();
  for (const name of ['Save', 'Cancel']) await passUntil(page, () => isReached(button(page, name)));
  await expect(notice(page, 'Project Removed')).toHaveCount(3);
  await button(page, 'Save').click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
});

test('on a phone three notices do not cover Save at the end of a short page', async ({ page }) => {
  await openStopped(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Footer' }).click();
  for (const name of ['Social Icons', 'Contact Info', 'Newsletter']) await page.getByLabel(name).click();
  await expectThree(page, 'Setting Updated');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const saveOf = (form: string) =>
    page.getByRole('form', { name: form }).getByRole('button', { name: 'Save' });
  await passUntil(page, () => isReached(saveOf('Footer')));
  await page.getByRole('tab', { name: 'General' }).click();
  await passUntil(page, () => isReached(saveOf('General')));
  await expect(notice(page, 'Setting Updated')).toHaveCount(3);
});
