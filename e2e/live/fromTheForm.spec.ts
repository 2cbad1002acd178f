import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { button, expectRows, goTo, notice } from '../staff/desk';
import { join, manager, phoneWidth } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, hasTouch: true });

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

/** Drags by a finger from one place to another, in steps. */
async function dragByFinger(page: Page, from: [number, number], to: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [[fromX, fromY], [toX, toY]] = [from, to];
  await send('touchStart', [{ x: fromX, y: fromY }]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part }]);
  await send('touchEnd', []);
}

test('from the form to visitors: a word, and a picture that is there already; on a phone, and by touch', async ({
  page,
}) => {
  await join(page, site.firstLink, manager);

  await test.step('a word is live after three presses, and no other draft with it', async () => {
    await goTo(page, 'Team', 'Team Members');
    await button(page, 'Edit Bilal Khan').click();
    await page.getByLabel('Bio').fill('This is a draft.');
    await button(page, 'Save').click();
    await button(page, 'Edit Ayesha Siddiqui').click();
    await page.getByLabel('Bio').fill('Words from the form.');
    await button(page, 'Save and publish').click();
    await expect(button(page, 'Publishing …')).toHaveAttribute('aria-busy', 'true');
    await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
    await expect(button(page, 'Add Team Member')).toBeVisible();
    await page.goto(`${site.url}/team`);
    await expect(page.getByText('Words from the form.')).toBeVisible();
    await expect(page.getByText('This is a draft.')).toHaveCount(0);
  });

  await test.step('a picture that is there is chosen by keyboard, on a phone', async () => {
    await page.goto(`${site.url}/admin/pictures`);
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#268' } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'Harbor.jpg', mimeType: 'image/jpeg', buffer });
    await expect(notice(page, 'Picture Uploaded')).toBeVisible();
    await page.setViewportSize({ width: phoneWidth, height: 740 });
    await page.goto(`${site.url}/admin/projects?edit=4`);
    const choose = button(page, 'Choose a picture: Picture');
    await choose.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByLabel('Search pictures').fill('harb');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(choose).toBeFocused();
    await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/^\/media\/harbor\./);
    await button(page, 'Save and publish').click();
    await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
    await page.goto(`${site.url}/projects`);
    const picture = page.getByRole('article').filter({ hasText: 'Greenline' }).getByRole('img');
    await expect(picture).toHaveAttribute('src', /\/media\/harbor\./);
  });

  await test.step('a list is arranged by a finger on the handle', async () => {
    await page.goto(`${site.url}/admin/testimonials`);
    await button(page, 'Change order').click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    await rows.nth(2).scrollIntoViewIfNeeded();
    const handle = (await rows.nth(0).locator('[data-handle]').boundingBox())!;
    const target = (await rows.nth(2).boundingBox())!;
    const x = handle.x + handle.width / 2;
    await dragByFinger(page, [x, handle.y + handle.height / 2], [x, target.y + target.height / 2]);
    await button(page, 'Save').click();
    await expect(notice(page, 'Order Saved')).toBeVisible();
    await expectRows(page, ['Sofia Lindqvist', 'Imran Yousafzai', 'Farah Jamil', 'Dr. Samina Raza']);
  });
});
