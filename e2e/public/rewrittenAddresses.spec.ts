import { expect, hydrated, still, test } from '../site';

test.use(still);

/** As a proxy that hides mail addresses from robots. */
const rewritten = (html: string) =>
  html.replace(
    /<a([^>]*) href="mailto:[^"]*"([^>]*)>[^<]*@[^<]*<\/a>/g,
    '<a$1 href="/cdn-cgi/l/email-protection#00"$2><span class="__cf_email__" data-cfemail="00">[email&#160;protected]</span></a>',
  );

test('mail addresses that a proxy has rewritten are right after hydration', async ({ page, problems }) => {
  problems.expect(/#418|#423|hydrat/i);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    expect(response.headers()['cache-control']).toContain('no-transform');
    const body = rewritten(await response.text());
    expect(body).toContain('__cf_email__');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+\.\S+$/);
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[href*="cdn-cgi"], .__cf_email__')).toHaveCount(0);
});
