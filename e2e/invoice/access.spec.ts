import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  findingsInEveryLook,
  findingsOfState,
  resetLook,
  still,
  test,
} from '../site';
import { button } from '../staff/desk';
import {
  addLine,
  closePreview,
  control,
  itemTable,
  openForm,
  openPreview,
  paste,
  sheetOf,
  template,
  templateNames,
} from './form';

test.describe.configure({ timeout: 120_000 });
test.use(still);

/** The page itself never scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no accessibility findings on the form and in the question, in any look', async ({ page }) => {
  await openForm(page);
  expect(await findingsInEveryLook(page), 'empty form').toEqual([]);
  await resetLook(page);
  await addLine(page, ['Design', '2', '80']);
  await addLine(page, ['Hosting for a whole year, with a daily backup', '12', '9.99']);
  expect(await findingsOfState(page), 'form with items').toEqual([]);
  await resetLook(page);
  await button(page, 'New invoice').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findingsOfState(page), 'question').toEqual([]);
});

// Paper is the same by day and by night; what stands around it is not, and that is the same for all papers.
for (const { look, width, colorScheme, papers } of [
  { look: 'in any preview, by day on a desk', width: 1440, colorScheme: 'light', papers: templateNames },
  {
    look: 'around a preview, by night on a phone',
    width: 375,
    colorScheme: 'dark',
    papers: templateNames.slice(0, 1),
  },
] as const) {
  test(`no accessibility findings ${look}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openForm(page);
    await addLine(page, ['Design', '2', '80']);
    await addLine(page, ['Hosting for a whole year, with a daily backup', '12', '9.99']);
    for (const name of papers) {
      await template(page, name).check();
      await openPreview(page);
      expect(await accessibilityFindings(page), name).toEqual([]);
      await closePreview(page);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('everything is in reach and nothing scrolls the page sideways', async ({ page }) => {
    await openForm(page);
    await addLine(page, ['Design', '12.5', '1234.5']);
    await addLine(page, ['Unbroken'.repeat(30), '1', '99999999999999999999.99']);
    expect(await sideways(page)).toBe(0);
    for (const label of ['Quantity of Design', 'Rate of Design'] as const) {
      const field = control(page, label);
      await field.scrollIntoViewIfNeeded();
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), label).toBe(
        0,
      );
    }
    // Columns have no heads here: each figure says what it is.
    for (const caption of ['Quantity', 'Rate', 'Amount']) {
      const cell = itemTable(page).locator(`[data-caption="${caption}"]`).first();
      expect(await cell.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('block');
    }
    const small = await page.locator('main :is(button, input, textarea)').evaluateAll((controls) =>
      controls
        .filter((element) => !(element as HTMLInputElement).hidden)
        .map((element) => ({
          name: element.outerHTML.slice(0, 90),
          ...element.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => width < 20 || height < 20)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    const dialog = await openPreview(page);
    expect(await sideways(page)).toBe(0);
    for (const name of ['Print', 'Download PDF', 'Close']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(dialog).toHaveCount(0);
  });
});

test('at any width the page does not scroll sideways, and every figure is named', async ({ page }) => {
  await openForm(page);
  await paste(page, sheetOf(5));
  const head = itemTable(page).getByRole('columnheader', { name: 'Quantity', includeHidden: true });
  const caption = itemTable(page).locator('[data-caption="Quantity"]').first();
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toBe(0);
    const isCaptioned = await caption.evaluate(
      (element) => getComputedStyle(element, '::before').display === 'block',
    );
    expect(await head.isVisible(), `${width} px`).toBe(!isCaptioned);
  }
});

test('the sums stay in view below the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page);
  await paste(page, sheetOf(20));
  await control(page, 'Notes').scrollIntoViewIfNeeded();
  const top = await page.getByText('Tax Rate (%)').evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar);
});
