import { expect, open, still, test } from '../site';
import { scrollPosition, scrollTo, topOf } from './look';

test('the copyright line has the year in which the page is read', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await open(page, '/blog');
  await expect(page.getByRole('contentinfo').getByText('©')).toContainText('2031');
});

test('scroll to top is smooth', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 100_000);
  const start = await scrollPosition(page);
  await page.evaluate(() => {
    const record = window as unknown as { stops: number[] };
    record.stops = [];
    addEventListener('scroll', () => record.stops.push(window.scrollY));
  });
  await page.getByRole('button', { name: 'Scroll to top', exact: true }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops);
  // A slow machine draws few frames; a jump has no stop at all.
  expect(stops.filter((top) => top > 0 && top < start).length).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test.use(still);

  test('the footer has brand, links, services and contact details; its social links have no target', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    for (const path of ['/', '/no-such-page']) {
      await open(page, path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading')).toHaveText(['Quick Links', 'Services', 'Contact']);
      await expect(footer.getByRole('link', { name: 'Vibrant Peak', exact: true })).toHaveAttribute(
        'href',
        '/',
      );

      for (const [index, label] of ['Home', 'About', 'Services', 'Portfolio', 'Contact'].entries()) {
        const link = footer.getByRole('listitem').getByRole('link', { name: label, exact: true });
        await expect(link).toHaveAttribute('href', `/#${label.toLowerCase()}`);
        await expect(footer.locator('a[href^="/#"]').nth(index)).toHaveText(label);
      }
      for (const service of ['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps', 'Custom Software']) {
        const item = footer.getByRole('listitem').filter({ hasText: service });
        await expect(item).toHaveText(service);
        await expect(item.locator('a, button')).toHaveCount(0);
      }
      for (const text of ['Lahore, Pakistan', 'Mon-Fri 9:00 AM - 6:00 PM']) {
        await expect(footer.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
      }
      await expect(footer.getByText('©')).toContainText(String(new Date().getFullYear()));
      await expect(footer.locator('a[href^="tel:"]')).toHaveText(/^\+92 [\d ]+$/);
      await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+\.\S+$/);
    }
    await scrollTo(page, 100_000);
    const social = page
      .getByRole('contentinfo')
      .getByRole('list', { name: 'Social media' })
      .getByRole('link');
    await expect(social).toHaveCount(4);
    const before = await scrollPosition(page);
    const steps = await page.evaluate(() => history.length);
    for (const link of await social.all()) {
      await expect(link.locator('svg')).toBeVisible();
      await expect(link).toHaveAccessibleName(/.+/);
      await link.click();
      await link.press('Enter');
    }
    await page.waitForTimeout(200);
    await expect(page).toHaveURL('/no-such-page');
    expect(await scrollPosition(page)).toBe(before);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(page.context().pages()).toHaveLength(1);

    await test.step('scroll to top jumps', async () => {
      await scrollTo(page, 100_000);
      await page.getByRole('button', { name: 'Scroll to top' }).click();
      expect(await scrollPosition(page)).toBe(0);
      await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0);
    });
  });
});
