import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { pictures } from '../../shared/src/content/pictures';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { button, goTo, notice } from '../staff/desk';
import { join, manager } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

/** Drops a file on an element, as from the desktop. */
async function drop(target: Locator, bytes: Buffer, name: string) {
  const dataTransfer = await target.page().evaluateHandle(
    ([text, fileName]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(text!), (character) => character.charCodeAt(0));
      transfer.items.add(new File([data], fileName!));
      return transfer;
    },
    [bytes.toString('base64'), name],
  );
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

test('a picture is uploaded in a form, seen before it is on the site, listed and removed; its focal point stays in view', async ({
  page,
  problems,
}) => {
  await join(page, site.firstLink, manager);
  await goTo(page, 'Projects');
  await button(page, 'Edit Greenline').click();
  const address = page.getByLabel('Picture', { exact: true });
  const preview = page.getByRole('img', { name: 'Preview' }).first();

  await test.step('the site’s own picture is shown', async () => {
    await address.fill(pictures.greenline);
    await isLoaded(preview);
  });

  await test.step('a file that is not a picture is refused with the reason', async () => {
    problems.expect(/status of 422/);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await drop(address, Buffer.from(svg), 'photo.jpg');
    await expect(page.getByRole('alert')).toContainText('use JPEG, PNG, WebP or AVIF');
    await expect(address).toHaveValue(pictures.greenline);
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
  });

  await test.step('a picture that is chosen by keyboard is there at once', async () => {
    const chosen = page.waitForEvent('filechooser');
    await button(page, 'Upload picture: Picture').focus();
    await page.keyboard.press('Enter');
    const buffer = await photo('#268');
    await (await chosen).setFiles({ name: 'Harbor.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('Uploaded: 1200 × 800 pixels.')).toBeVisible();
    await expect(address).toHaveValue(/^\/media\/harbor\.[0-9a-f]{8}-1200\.avif$/);
    await isLoaded(preview);
  });

  await test.step('so is one that is dropped', async () => {
    await drop(address, await photo('#862'), 'detail.jpg');
    await expect(address).toHaveValue(/^\/media\/detail\./);
    await isLoaded(preview);
    await button(page, 'Cancel').click();
  });

  await test.step('the page of pictures has both, newest first; one is described, one removed', async () => {
    await goTo(page, 'Pictures');
    const cards = page.getByRole('main').getByRole('listitem', { name: /^(harbor|detail)$/ });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('detail');
    await isLoaded(cards.first().getByRole('img'));
    await cards
      .nth(1)
      .getByRole('button', { name: /^Describe/ })
      .click();
    await page.getByLabel('Alternative Text').fill('The harbor');
    await button(page, 'Save').click();
    await expect(cards.nth(1)).toContainText('The harbor');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await cards
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(cards).toHaveCount(1);
  });

  await test.step('a focal point is set by keyboard and by pressing on the picture, and stays in view on the site', async () => {
    await goTo(page, 'Projects');
    await button(page, 'Edit Greenline').click();
    // The name of the record is in the first view.
    for (const part of [page.getByRole('heading', { name: 'Edit Greenline' }), page.getByLabel('Title')])
      await expect(part).toBeInViewport({ ratio: 1 });
    const focalPoint = page.getByRole('group', { name: 'Focal Point' }).first();
    await focalPoint.locator('summary').click();
    const top = focalPoint.getByRole('slider', { name: 'From the top' });
    await focalPoint.getByRole('slider', { name: 'From the left' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await expect(top).toHaveAttribute('aria-valuetext', '0%');
    await focalPoint.getByRole('presentation').first().click();
    await expect(top).toHaveAttribute('aria-valuetext', /^(49|50)%$/);
    await top.focus();
    await page.keyboard.press('End');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await button(page, 'Save').click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await goTo(page, 'Changes');
    await expect(page.getByText('50% from the left, 100% from the top')).toBeVisible();
    await page.getByLabel('Choose Projects: Greenline').check();
    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
    await page.goto(`${site.url}/projects`);
    const picture = page.getByRole('article').filter({ hasText: 'Greenline' }).getByRole('img');
    await expect(picture).toHaveCSS('object-position', '50% 100%');
  });
});
