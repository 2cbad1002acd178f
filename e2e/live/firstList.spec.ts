import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { join, manager, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

test('a staff page asks for its list before the answer about the session has arrived', async ({ page }) => {
  await join(page, site.firstLink, manager);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/api/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/admin/projects`);
  await expect.poll(() => requested).toContain('/api/session');
  await expect.poll(() => requested).toContain('/api/records/projects');
  const before = requested.length;
  release();
  await expect(page.getByRole('row', { name: /Bazaar Insight/ })).toBeVisible();
  const late = requested.slice(before);
  expect(late.filter((path) => path === '/api/records/projects')).toEqual([]);
});

test('at 1280 pixels the team shows whole roles', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/admin/login`);
  await signIn(page, manager);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  const roles = page.locator('td[data-label=Role]');
  await expect(roles.first()).toBeVisible();
  const cut = await roles.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
