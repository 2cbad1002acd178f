import { expect, hydrated, open, still, test } from '../site';

test.use(still);

test('an unknown path shows the 404 page, which logs it', { tag: '@smoke' }, async ({ page, problems }) => {
  problems.expect(/404/);
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  for (const path of ['/no-such-page', '/services/web', '/Blog%20post', '/%E2%9C%93']) {
    errors = [];
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Oops! Page not found']);
    await expect.poll(() => errors.length).toBe(1);
    expect([path, decodeURI(path)].some((form) => errors[0]?.includes(form))).toBe(true);
    await expect(page).toHaveTitle('Page not found | Vibrant Peak');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('Return to Home leads home, which is indexed again', async ({ page, problems }) => {
  problems.expect(/404/);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, '/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Modern Software Solutions');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);

  const before = errors.length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await expect.poll(() => errors.slice(before).join()).toContain('/no-such-page');
});
