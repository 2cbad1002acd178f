import type { Locator, Page } from '@playwright/test';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { button } from '../staff/desk';
import {
  addLine,
  control,
  itemNames,
  itemTable,
  openForm,
  openPreview,
  partyField,
  paste,
  pasteText,
  sheetOf,
} from './form';

test.use(still);

const sizes = [
  { width: 375, height: 667 },
  { width: 768, height: 800 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 800 },
];

/** A wide spreadsheet; two of its rows need a correction. */
const unfitRows = [
  'SKU\tItem\tHours\tPrice\tVAT\tTotal',
  'D-1\tDesign of a website\t2\t80.00\t19%\t160.00',
  'H-9\tHosting for a year\t0\t50.00\t19%\t50.00',
  'S-3\tSupport\tten\t5.00\t7%\t50.00',
].join('\n');

const outcomes = [
  'D-1 Design of a website: 2 × $80.00 = $160.00, tax 19%',
  'A quantity of 0 is invalid and would become 1.',
  '“ten” is not a quantity.',
];

/** The page itself never scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// The paper and the dialog around it are checked for each template in `preview.spec.ts`.
test('no accessibility findings; at every width no sideways scrolling, every figure has a caption, Preview is in reach and notices cover no controls; long input breaks nothing', async ({
  page,
}) => {
  const isInReach = () => expect(button(page, 'Preview')).toBeInViewport({ ratio: 1 });
  await openForm(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await isInReach();
  }

  await test.step('the form and the discard dialog have no accessibility findings in any colour scheme', async () => {
    await addLine(page, ['Design', '12.5', '1234.5']);
    await addLine(page, ['Hosting for a whole year, with a daily backup', '12', '9.99']);
    expect(await findingsOfState(page), 'form with items').toEqual([]);
    await button(page, 'New invoice').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await resetLook(page);
    expect(await findingsOfState(page, 'dialog'), 'question').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the result of each pasted row is fully visible, also on a phone', async () => {
    await pasteText(page, unfitRows);
    const dialog = page.getByRole('dialog', { name: 'Paste items' });
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 1000 });
      for (const outcome of outcomes) await expect(dialog.getByText(outcome)).toBeInViewport({ ratio: 1 });
      expect(await sideways(page)).toBe(0);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await paste(page, sheetOf(20));
  const head = itemTable(page).getByRole('columnheader', { name: 'Quantity', includeHidden: true });
  const notices = page.getByRole('status').filter({ hasText: 'Invoice Saved' });
  for (const size of sizes) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await isInReach();
      expect(await sideways(page)).toBe(0);
      // Without a table head, each figure has a caption.
      for (const caption of ['Quantity', 'Rate', 'Amount'])
        expect(await isCaptioned(page, caption)).toBe(!(await head.isVisible()));
      if (size.width === 1280) await expectSumsInView(page);
      if (![375, 1024, 1366].includes(size.width)) return;
      for (let count = 0; count < 3; count++) await button(page, 'Save file').click();
      await expect(notices.first()).toHaveCSS('opacity', '1');
      for (const place of ['Remove Item 20', 'Preview']) {
        // Notices stand in the corner. A control below them can be scrolled into the open.
        await button(page, place).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        expect(await isCovered(button(page, place)), place).toBe(false);
        expect(await coveredBoxes(page), place).toBe(0);
      }
    });
  }

  await test.step('on a phone everything is in reach, whatever is typed', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    expect(await isCaptioned(page, 'Quantity')).toBe(true);
    await addLine(page, ['Unbroken'.repeat(30), '1', '99999999999999999999.99']);
    expect(await sideways(page)).toBe(0);
    for (const label of ['Quantity of Design', 'Rate of Design'] as const) {
      await control(page, label).scrollIntoViewIfNeeded();
      expect(await hiddenWidth(control(page, label)), label).toBe(0);
    }
    expect(await smallControls(page)).toEqual([]);
  });

  await test.step('at 320 px with tax per line every figure is shown in full', async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: 'Tax per line' }).check();
    await control(page, 'Rate of Design').fill('123456.50');
    await control(page, 'Tax of Design').fill('19.25');
    for (const label of ['Quantity of Design', 'Rate of Design', 'Tax of Design'] as const)
      expect(await hiddenWidth(control(page, label)), label).toBe(0);
    expect(await sideways(page)).toBe(0);
    await page.getByRole('checkbox', { name: 'Tax per line' }).uncheck();
  });

  await test.step('a hundred kilobytes in a field break neither the page nor its layout', async () => {
    const long = 'lorem'.repeat(20_000);
    await control(page, 'Notes').fill(long);
    await partyField(page, 'Bill To', 'Name').fill(long);
    await addLine(page, [long, '1', '5']);
    await expect.poll(async () => (await itemNames(page)).at(-1)).toBe(long);
    expect(await sideways(page)).toBe(0);
    const dialog = await openPreview(page);
    await expect(dialog.getByRole('article')).toContainText(long.slice(0, 500));
    expect(await sideways(page)).toBe(0);
    for (const name of ['Print', 'Download PDF', 'Close']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
});

/** Width in pixels of the text that a field clips. */
const hiddenWidth = (field: Locator) => field.evaluate((input) => input.scrollWidth - input.clientWidth);

/** The sums stay in view below the top bar. */
async function expectSumsInView(page: Page): Promise<void> {
  await control(page, 'Notes').scrollIntoViewIfNeeded();
  const top = await page.getByText('Tax Rate (%)').evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar);
}

/** How many controls and sums that must stay free are covered by a notice. */
const coveredBoxes = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const toasts = boxes('[data-scope=toast][data-part=root]');
    // Below a wide screen a line's buttons can be scrolled out from under the corner.
    const controls = window.innerWidth < 1280 ? '' : 'main td.actions button, main dl dd, ';
    return boxes(`${controls}main button[aria-haspopup=dialog]`).filter((box) =>
      toasts.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ),
    ).length;
  });

/** Whether something else takes a press at its middle. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/**
 * Whether the cells of a column show its caption, as they do on phones, where there is no table
 * head.
 */
const isCaptioned = (page: Page, caption: string) =>
  itemTable(page)
    .locator(`[data-caption="${caption}"]`)
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').display === 'block');

/** Controls that are too small to tap. */
const smallControls = (page: Page) =>
  page.locator('main :is(button, input, textarea)').evaluateAll((controls) =>
    controls
      .filter((element) => !(element as HTMLInputElement).hidden)
      .map((element) => ({
        name: element.outerHTML.slice(0, 90),
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width, height }) => width < 20 || height < 20)
      .map(({ name }) => name),
  );
