import type { Request } from '@playwright/test';
import { expect, hydrated, logIn, open, still, test } from '../site';
import { goTo } from './desk';

test.use(still);

// One guard covers all of them; each belongs to a different remote.
const staffPaths = ['/admin/team', '/admin/receipts', '/admin/no-such-page'];

test(
  'staff pages send a visitor without the marker, or with junk for it, to the login page, and back does not return',
  { tag: '@smoke' },
  async ({ page, problems }) => {
    problems.expect(/404/);
    await open(page, '/team');
    await page.evaluate(() => localStorage.setItem('adminAuth', 'true'));
    for (const path of staffPaths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/admin/login');
        await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
        await page.goBack();
        await expect(page).toHaveURL('/team');
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
        await page.evaluate(() => localStorage.removeItem('adminAuth'));
      });
    }
  },
);

test(
  'login: refused by the form, refused by the storage, taken; a look around, the public site and back, logout',
  { tag: '@smoke' },
  async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto('/admin/projects?q=harbor');
    await expect(page).toHaveURL('/admin/login');
    await hydrated(page);
    const notices = page.getByRole('status');
    const login = page.getByRole('button', { name: 'Login' });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('wrong');
    await login.click();
    await expect(notices.filter({ hasText: 'Login failed' })).toContainText('Invalid username or password');
    await expect(notices.filter({ hasText: 'Login failed' })).toHaveAttribute('data-type', 'error');
    expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull();

    await page.getByLabel('Password').fill('admin123');
    await test.step('a storage that refuses gives a notice, not a crash', async () => {
      await page.evaluate(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function () {
          Storage.prototype.setItem = setItem;
          throw new DOMException('denied', 'SecurityError');
        };
      });
      await login.click();
      await expect(notices.filter({ hasText: 'Login error' })).toContainText(
        'An error occurred during login',
      );
      await expect(notices.filter({ hasText: 'Login error' })).toHaveAttribute('data-type', 'error');
      await expect(page).toHaveURL('/admin/login');
      await expect(page.getByLabel('Username')).toHaveValue('admin');
    });

    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/admin');
    await expect(notices.filter({ hasText: 'Login successful' })).toContainText('Welcome to the admin panel');
    await expect(notices.filter({ hasText: 'Login successful' })).toHaveCount(1);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ adminAuth: 'authenticated' });

    await test.step('the dashboard leads on to the page that was opened before the login, once', async () => {
      const onwards = page.getByRole('link', { name: 'Continue to Projects' });
      await onwards.press('Enter');
      await expect(page).toHaveURL('/admin/projects?q=harbor');
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(onwards).toHaveCount(0);
    });

    await test.step('the public site, an address that no staff page answers, and back preserve the marker', async () => {
      await page.goto('/');
      await hydrated(page);
      const response = await page.goto('/admin/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(notices.filter({ hasText: 'Logged out' })).toContainText(
      'You have been logged out successfully',
    );
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test(
  'a staff page loads what it needs; the dashboard shows its fixed figures, and analytics are to come; the sidebar comes from the registry, collapses, and retains its names',
  { tag: '@smoke' },
  async ({ page }) => {
    await test.step('nothing of remote-public and, beside receipts, nothing of remote-invoice; a list at most 300 kB of JavaScript', async () => {
      const scripts: Request[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') scripts.push(request);
      });
      await logIn(page);
      await open(page, '/admin/projects');
      await page.waitForLoadState('networkidle');
      const urls = scripts.map((script) => script.url());
      expect(urls.filter((url) => /remote-public|remote-invoice/.test(url))).toEqual([]);
      expect(urls.some((url) => url.includes('/r/remote-admin/'))).toBe(true);
      const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThanOrEqual(300_000);
    });

    await goTo(page, 'Dashboard');
    for (const [label, figure] of Object.entries({
      'Team Members': '8',
      Projects: '12',
      Services: '4',
      Testimonials: '24',
    })) {
      const card = page
        .getByRole('tabpanel', { name: 'Overview' })
        .locator(':is(article, li, dl > div, [role=group])', { hasText: label });
      await expect(card.first()).toContainText(figure);
    }
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toContainText('coming soon');

    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    await expect(sidebar.getByRole('link')).toHaveText([
      'Dashboard',
      'Team',
      'Projects',
      'Services',
      'Testimonials',
      'Jobs',
      'Receipts',
      'Messages',
      'Settings',
    ]);
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    const width = async () => (await sidebar.boundingBox())!.width;
    await expect.poll(width).toBe(256);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(64);

    const receipts = sidebar.getByRole('link', { name: 'Receipts' });
    await receipts.hover();
    await expect(page.getByRole('tooltip', { name: 'Receipts' })).toBeVisible();
    await receipts.click();
    await expect(page.getByRole('heading', { name: 'Invoice Generator' })).toBeVisible();
    await expect(receipts).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(width).toBe(256);
  },
);

test('Enter that is pressed twice before hydration logs in once', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/r/remote-admin/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Login successful' })).toHaveCount(1);
});
