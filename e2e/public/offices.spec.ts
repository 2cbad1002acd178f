import type { Page } from '@playwright/test';
import { offices } from '../../shared/src/content/offices';
import { expect, open, still, test } from '../site';
import { scrollPosition, scrollTo, topOf } from './look';

test.use(still);

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Offices' }).getByRole('tab', { name, exact: true });

const map = (page: Page) => page.getByTitle(/ Map$/);

test.beforeEach(async ({ context, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await context.route('https://www.google.com/**', (route) => route.abort());
});

async function expectOffice(page: Page, index: number) {
  const { name, email, phone, address, mapUrl } = offices[index]!;
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('link', { name: email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  await expect(panel.getByRole('link', { name: phone, exact: true })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(panel.getByText(address, { exact: true })).toBeVisible();
  await expect(map(page)).toHaveCount(1);
  await expect(map(page)).toHaveAttribute('title', `${name} Map`);
  await expect(map(page)).toHaveAttribute('src', mapUrl);
  await expect(map(page)).toHaveAttribute('loading', 'lazy');
  for (const other of offices) {
    if (other.name !== name) await expect(panel.getByText(other.email)).toHaveCount(0);
  }
}

test('the tabs select one of three offices, and the map adds no history entries', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  const tabs = page.getByRole('tablist', { name: 'Offices' }).getByRole('tab');
  await expect(tabs).toHaveText(['Lahore', 'Karachi', 'Islamabad']);
  await expect(tab(page, 'Lahore')).toHaveAttribute('aria-selected', 'true');
  await expectOffice(page, 0);
  const steps = await page.evaluate(() => history.length);

  for (const [name, index] of [
    ['Karachi', 1],
    ['Islamabad', 2],
    ['Lahore', 0],
    ['Karachi', 1],
  ] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expectOffice(page, index);
    await expect(page.getByRole('contentinfo')).toContainText('Lahore, Pakistan');
  }
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL('/services');
});

test('the map loads when it comes near, not with the page; it is as wide as its panel and 300 pixels high; arrow keys move between tabs', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://')) asked.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('src', offices[0]!.mapUrl);
  await expect.poll(() => asked).toContain(offices[0]!.mapUrl);

  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollTo(page, (await topOf(page.locator('#contact'))) + (await scrollPosition(page)) + 400);
    const panel = (await page.getByRole('tabpanel').boundingBox())!;
    const frame = (await map(page).boundingBox())!;
    expect(frame.height).toBe(300);
    expect(Math.abs(panel.width - frame.width)).toBeLessThanOrEqual(2);
  }

  await tab(page, 'Lahore').focus();
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Karachi')).toBeFocused();
  await expectOffice(page, 1);
  await page.keyboard.press('End');
  await expectOffice(page, 2);
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Lahore')).toBeFocused();
  await expectOffice(page, 0);
});

/** On how many lines a part of a text stands. */
function linesOf(element: Element, part: string): number {
  const text = element.firstChild!;
  const at = text.textContent!.indexOf(part);
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + part.length);
  return range.getClientRects().length;
}

test('the parts of an address stay on one line', async ({ page }) => {
  await open(page, '/#contact');
  for (const width of [320, 375, 430, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ['27-B Main Boulevard', 'Gulberg III', 'Lahore 54660']) {
      const lines = await page.getByText(part).last().evaluate(linesOf, part);
      expect(lines, `${part}, ${width} pixels wide`).toBe(1);
    }
  }
});
