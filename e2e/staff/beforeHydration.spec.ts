import { expect, hydrated, logIn, sampled, still, test } from '../site';

test.use(still);

const headings = {
  '/admin/projects?edit=1': 'Projects',
  '/admin/receipts': 'Invoice Generator',
  '/admin': 'Dashboard',
  '/admin/team': 'Team Members',
  '/admin/services': 'Services',
  '/admin/testimonials': 'Testimonials',
  '/admin/jobs': 'Jobs',
  '/admin/messages': 'Messages',
  '/admin/settings': 'Settings',
  '/admin/platform': 'Platform',
};

test('the document of a staff page has its heading, which stays the only one', async ({ page, request }) => {
  await logIn(page);
  for (const [address, heading] of Object.entries(headings)) {
    const html = await (await request.get(address)).text();
    const sent = html.match(/<h1[^>]*>[^<]*/g) ?? [];
    expect(
      sent.map((tag) => tag.replace(/.*>/, '')),
      address,
    ).toEqual([heading]);
  }
  for (const [address, heading] of sampled(Object.entries(headings), 2)) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText([heading]);
  }
});

for (const [name, happen] of Object.entries({
  'a return from the cache': () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'a logout in another tab': () => dispatchEvent(new StorageEvent('storage', { key: 'adminAuth' })),
}))
  test(`${name} without the login marker hides a list at once, and shows the login`, async ({ page }) => {
    await page.goto('/admin/login');
    await page.evaluate(() => localStorage.setItem('adminAuth', 'authenticated'));
    await page.goto('/admin/projects');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('adminAuth'));
    await page.evaluate(happen);
    expect(await page.locator('table').isVisible()).toBe(false);
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
  });

test('a page that arrives before React draws its frame does not change what React finds there', async ({
  page,
}) => {
  await logIn(page);
  // As on a busy machine: React's first tasks come late.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let late = 3;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, message);
      if (late-- > 0) setTimeout(post, 3000);
      else post();
    };
  });
  // A mismatch is an error of the page, which fails the test.
  await page.goto('/admin/projects');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});
