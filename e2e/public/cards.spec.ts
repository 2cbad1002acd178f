import type { Locator, Page } from '@playwright/test';
import { jobs } from '../../shared/src/content/jobs';
import { services } from '../../shared/src/content/services';
import { expect, logIn, open, still, test } from '../site';

test.use(still);

const [service] = services;
const [job] = jobs;
const card = (page: Page) => page.getByRole('article', { name: service!.title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const header = (page: Page) => page.getByRole('button', { name: job!.title, exact: true });

/** Selects text as a pointer does: from the start of an element's text to its middle. */
async function select(page: Page, text: Locator): Promise<string> {
  await text.scrollIntoViewIfNeeded();
  const { x, y, width } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(document.createNodeIterator(element, NodeFilter.SHOW_TEXT).nextNode()!);
    const [line] = range.getClientRects();
    return { x: line!.x, y: line!.y + line!.height / 2, width: line!.width };
  });
  await page.mouse.move(x + 1, y);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y, { steps: 5 });
  await page.mouse.up();
  return page.evaluate(() => String(window.getSelection()));
}

test('a card of a service is pressed at its text, which can be selected', async ({ page }) => {
  await page.goto('/services', { waitUntil: 'commit' });
  await card(page).getByText(service!.title, { exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(service!.title);
  await expect(page).toHaveURL('/services');
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('button')).toBeFocused();

  for (const text of [service!.title, service!.description]) {
    await card(page).getByText(text, { exact: true }).click();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  for (const text of [service!.title, service!.description]) {
    const selected = await select(page, card(page).getByText(text, { exact: true }));
    expect(selected.length).toBeGreaterThan(3);
    expect(text).toContain(selected.trim());
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the head of an opening is pressed at its text, which can be selected', async ({ page }) => {
  await open(page, '/careers');
  const head = page.getByRole('article').filter({ has: header(page) });
  const texts = [head.getByText(job!.department, { exact: true }), head.getByText(/^Posted /)];
  for (const [index, text] of [...texts, header(page)].entries()) {
    await text.click();
    await expect(header(page)).toHaveAttribute('aria-expanded', String(index % 2 === 0));
    await expect(header(page)).toBeFocused();
  }
  for (const text of [...texts, header(page)]) {
    expect((await select(page, text)).length).toBeGreaterThan(3);
    await expect(header(page)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('details of an opening that are closing take no press and no focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/careers');
  await header(page).click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(1);
  const shown = await page.evaluate(async (other) => {
    document.querySelector<HTMLElement>(`#job-${other}`)!.click();
    const counts = [];
    for (let frame = 0; frame < 12; frame++) {
      await new Promise(requestAnimationFrame);
      const visible = [...document.querySelectorAll('button')].filter(
        (button) =>
          button.textContent === 'Apply Now' && button.checkVisibility({ visibilityProperty: true }),
      );
      counts.push(visible.length);
    }
    return Math.max(...counts);
  }, jobs[1]!.id);
  expect(shown).toBe(1);
});

test("the dashboard's tiles are pressed at their figures", async ({ page }) => {
  await logIn(page);
  await open(page, '/admin');
  const tile = page.getByRole('main').getByRole('link', { name: 'Projects 12', exact: true });
  await tile.getByText('12', { exact: true }).click();
  await expect(page).toHaveURL('/admin/projects');
});

for (const width of [768, 1024, 1440])
  test(`at ${width} pixels services stand in columns, and the panel is as high as they`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/services');
    // A font that arrives later may break a line elsewhere.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const boxes = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.filter(({ top }) => Math.abs(top - boxes[0]!.top) < 1)).toHaveLength(2);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    if (width < 1024) return;
    const panel = page
      .getByText(/ delivers$/)
      .filter({ visible: true })
      .locator('..');
    const { bottom } = await panel.evaluate((element) => element.getBoundingClientRect());
    expect(Math.abs(bottom - boxes.at(-1)!.bottom)).toBeLessThan(2);
    const steps = await panel.locator('div > div').evaluateAll((all) => all.map((step) => step.clientHeight));
    expect(steps.at(-1)).toBeGreaterThan(60);
  });

test('benefits are six cards in three columns', async ({ page }) => {
  await open(page, '/careers');
  const cards = page.getByRole('region', { name: 'Why Join Us?' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  const lefts = await cards.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(3);
});
