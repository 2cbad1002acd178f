import { printed, textOf } from '../invoice/pdf';
import { expect, open, still, test } from '../site';

test.use({ ...still, colorScheme: 'dark' });

test('a printed page has its headline, no skip link, its header once, and dark text on white, also from dark mode', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  for (const path of ['/', '/careers', '/nowhere']) {
    await open(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        document.documentElement.dataset['printed'] = JSON.stringify([color, backgroundColor]);
      }),
    );
    const pages = (await printed(page, 'A4')).map(textOf);
    const whole = pages.join('');
    expect(whole).toContain(heading!.replace(/\s+/g, ''));
    expect(whole).not.toContain('Skiptocontent');
    expect(whole.split('GetaQuote').length - 1).toBeLessThanOrEqual(1);
    const colors = (await page.locator('html').getAttribute('data-printed'))!;
    const [color, ground] = (JSON.parse(colors) as string[]).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(color).toBeLessThan(80);
    expect(ground).toBeGreaterThan(240);
    await expect(page.locator('html')).toHaveClass(/dark/);
  }
});

test('on paper controls are left out, and cards stand in two columns', async ({ page }) => {
  await open(page, '/services');
  expect((await printed(page, 'A4')).map(textOf).join('')).not.toContain('LearnMore');
  await open(page, '/');
  expect((await printed(page, 'A4')).map(textOf).join('')).not.toContain('SendMessage');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await open(page, '/team');
  expect((await printed(page, 'A4')).length).toBeLessThanOrEqual(7);
});
