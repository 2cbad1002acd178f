import type { Page } from '@playwright/test';
import { expect, still, test } from '../site';
import { button, goTo } from '../staff/desk';
import {
  addLine,
  control,
  itemNames,
  itemTable,
  openForm,
  partyField,
  paste,
  sheetOf,
  sum,
  template,
} from './form';

const discard = (page: Page) => page.getByRole('dialog', { name: 'Discard this invoice?' });

test.use(still);

async function addThree(page: Page) {
  for (const name of ['A', 'B', 'C']) await addLine(page, [name, '1', '5']);
}

test('lines are moved by buttons that keep the focus, dragged by a grip, duplicated and removed', async ({
  page,
}) => {
  await openForm(page);
  await addThree(page);
  await test.step('buttons move, and the ends hold', async () => {
    await button(page, 'Move C up').press('Enter');
    expect(await itemNames(page)).toEqual(['A', 'C', 'B']);
    await expect(button(page, 'Move C up')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await itemNames(page)).toEqual(['C', 'A', 'B']);
    await expect(button(page, 'Move C up')).toBeFocused();
    await expect(button(page, 'Move C up')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Move A down').click();
    expect(await itemNames(page)).toEqual(['C', 'B', 'A']);
  });

  await test.step('a grip drags', async () => {
    const row = (index: number) =>
      itemTable(page)
        .getByRole('row')
        .nth(index + 1);
    await row(2).scrollIntoViewIfNeeded();
    const grip = (await row(0).locator('.grip').boundingBox())!;
    const target = (await row(2).boundingBox())!;
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, target.y + target.height - 4, { steps: 12 });
    await expect(itemTable(page).locator('[data-dragged]')).toHaveCount(1);
    await page.mouse.up();
    expect(await itemNames(page)).toEqual(['B', 'A', 'C']);
    await expect(itemTable(page).locator('[data-dragged]')).toHaveCount(0);
    await page.mouse.move(grip.x + 100, grip.y);
    expect(await itemNames(page)).toEqual(['B', 'A', 'C']);
  });

  await test.step('removing keeps the focus in the list', async () => {
    await button(page, 'Remove A').press('Enter');
    await expect(button(page, 'Remove C')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove B')).toBeFocused();
  });

  await test.step('a duplicate has the same figures and a life of its own', async () => {
    await addLine(page, ['D', '2', '7.5']);
    await button(page, 'Move D up').click();
    await button(page, 'Duplicate D').click();
    expect(await itemNames(page)).toEqual(['D', 'D', 'B']);
    await expect(sum(page, 'Subtotal')).toHaveText('$35.00');
    await control(page, 'Quantity of D').nth(1).fill('1');
    await expect(control(page, 'Quantity of D').first()).toHaveValue('2');
    await expect(sum(page, 'Subtotal')).toHaveText('$27.50');
  });
});

test('in a long list Enter is answered by the emptied fields first, then comes the line', async ({
  page,
}) => {
  await openForm(page);
  await paste(page, sheetOf(120));
  await expect(control(page, 'Rate of Item 120')).toBeAttached();
  await control(page, 'Item Name').fill('Last');
  await control(page, 'Rate').fill('5');
  const answer = await control(page, 'Rate').evaluate(async (rate: HTMLInputElement) => {
    rate.focus();
    rate.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
    const lines = document.querySelectorAll('[aria-label="Items"] tbody tr').length;
    return { rate: rate.value, lines };
  });
  expect(answer).toEqual({ rate: '', lines: 120 });
  await expect(control(page, 'Item Name')).toBeFocused();
  await expect(control(page, 'Rate of Last')).toHaveValue('5');
  expect((await itemNames(page)).at(-1)).toBe('Last');
});

test('in a long list the focus goes with a line wherever it goes, its place is told, and a drag at the edge takes the page along', async ({
  page,
}) => {
  await openForm(page);
  await paste(page, sheetOf(45));
  const status = page.getByRole('main').getByRole('status');
  await button(page, 'Move Item 9 down').focus();
  for (let place = 10; place <= 12; place++) {
    await page.keyboard.press('Enter');
    await expect(button(page, 'Move Item 9 down')).toBeFocused();
    await expect(status.filter({ hasText: `Item 9: line ${place} of 45` })).toHaveCount(1);
  }
  await button(page, 'Move Item 31 up').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Item 31 up')).toBeFocused();

  for (const neighbour of ['Item 21', 'Item 22', 'Item 23']) {
    if (neighbour === 'Item 21') await button(page, 'Remove Item 20').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, `Remove ${neighbour}`)).toBeFocused();
  }
  expect(await itemNames(page)).toHaveLength(42);

  await page.evaluate(() => scrollTo(0, 0));
  const first = itemTable(page).getByRole('row').nth(1);
  await first.scrollIntoViewIfNeeded();
  const grip = (await first.locator('.grip').boundingBox())!;
  const start = await page.evaluate(() => window.scrollY);
  await page.mouse.move(grip.x + 5, grip.y + 5);
  await page.mouse.down();
  await page.mouse.move(grip.x + 5, 890, { steps: 8 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(start + 600);
  await page.mouse.up();
  const place = (await itemNames(page)).indexOf('Item 1');
  expect(place).toBeGreaterThan(10);
  await expect(itemTable(page).locator('[data-dragged]')).toHaveCount(0);
});

test('rows of a spreadsheet become items, any other text goes into the field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await page.evaluate(() => navigator.clipboard.writeText('Plain text'));
  await control(page, 'Item Name').focus();
  await page.keyboard.press('Control+V');
  await expect(control(page, 'Item Name')).toHaveValue('Plain text');
  await expect(itemTable(page)).toHaveCount(0);

  await paste(
    page,
    'Item\tQuantity\tRate\nDesign\t2\t$1,080.50\nGift\t1\t0\n"Two\nlines"\t3\t1\nHosting\t\t9.99\n',
  );
  expect(await itemNames(page)).toEqual(['Design', 'Two lines', 'Hosting']);
  await expect(sum(page, 'Subtotal')).toHaveText('$2173.99');
  await expect(page.getByText('3 items were added.')).toBeVisible();
});

test('what was typed is kept on another staff page and back, until a reload', async ({ page }) => {
  await openForm(page);
  await control(page, 'Due Date').fill('2026-12-31');
  await partyField(page, 'Bill To', 'Name').fill('Ayesha');
  await addLine(page, ['Design', '2', '10']);
  await control(page, 'Item Name').fill('Half typed');
  await control(page, 'Tax Rate (%)').fill('8.25');
  await control(page, 'Notes').fill('Thank you');
  await template(page, 'Executive').check();
  await goTo(page, 'Messages');
  await page.goBack();
  await goTo(page, 'Settings');
  await goTo(page, 'Receipts', 'Invoice Generator');
  await expect(control(page, 'Due Date')).toHaveValue('2026-12-31');
  await expect(partyField(page, 'Ship To', 'Name')).toHaveValue('Ayesha');
  await expect(control(page, 'Quantity of Design')).toHaveValue('2');
  await expect(control(page, 'Item Name')).toHaveValue('Half typed');
  await expect(sum(page, 'Grand Total')).toHaveText('$21.65');
  await expect(control(page, 'Notes')).toHaveValue('Thank you');
  await expect(template(page, 'Executive')).toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['adminAuth']);

  await page.reload();
  await expect(control(page, 'Notes')).toHaveValue('');
  await expect(itemTable(page)).toHaveCount(0);
});

test('"New invoice" asks only when something would be lost', async ({ page }) => {
  await openForm(page);
  const number = control(page, 'Receipt Number');
  const first = await number.inputValue();
  await button(page, 'New invoice').click();
  await expect(number).not.toHaveValue(first);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await control(page, 'Notes').fill('x');
  await control(page, 'Notes').fill('');
  await button(page, 'New invoice').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await addLine(page, ['Design', '1', '10']);
  const second = await number.inputValue();
  await button(page, 'New invoice').click();
  await discard(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(discard(page)).toHaveCount(0);
  await expect(number).toHaveValue(second);
  expect(await itemNames(page)).toEqual(['Design']);
  await expect(button(page, 'New invoice')).toBeFocused();

  await button(page, 'New invoice').click();
  await page.keyboard.press('Escape');
  await expect(discard(page)).toHaveCount(0);
  expect(await itemNames(page)).toEqual(['Design']);

  await button(page, 'New invoice').click();
  await discard(page).getByRole('button', { name: 'Discard' }).click();
  await expect(itemTable(page)).toHaveCount(0);
  await expect(number).not.toHaveValue(second);
});

test('the command palette prints the invoice and begins another from any staff page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const text = document.querySelector('.invoice-print')?.textContent ?? 'nothing';
      document.documentElement.dataset['printed'] = `${document.title}: ${text}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const choose = async (command: string) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Search pages and actions' }).fill(command);
    await page.getByRole('option', { name: command }).click();
  };
  await openForm(page);
  await control(page, 'Receipt Number').fill('B-1');
  await addLine(page, ['Design', '2', '10']);
  await goTo(page, 'Projects');
  await choose('Print invoice');
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^B-1: .*Design.*\$20\.00/s);
  await expect(page).toHaveURL('/admin/receipts');
  await expect(page).toHaveTitle('Receipts | Vibrant Peak');

  await goTo(page, 'Messages');
  await choose('New invoice');
  await discard(page).getByRole('button', { name: 'Discard' }).click();
  await expect(control(page, 'Receipt Number')).toHaveValue('B-2');
  await expect(page).toHaveURL('/admin/receipts');
});

test('at every width Preview is in reach, and notices cover neither buttons of lines nor sums', async ({
  page,
}) => {
  const sizes = [
    { width: 375, height: 667 },
    { width: 1024, height: 768 },
    { width: 1366, height: 768 },
  ];
  const isInReach = () => expect(button(page, 'Preview')).toBeInViewport({ ratio: 1 });
  await openForm(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await isInReach();
  }
  await addThree(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await isInReach();
    for (let count = 0; count < 3; count++) await button(page, 'Save file').click();
    const notices = page.getByRole('status').filter({ hasText: 'Invoice Saved' });
    await expect(notices.first()).toHaveCSS('opacity', '1');
    for (const place of ['Remove C', 'Preview']) {
      await button(page, place).scrollIntoViewIfNeeded();
      expect(await coveredBoxes(page), `${place} at ${size.width} px`).toBe(0);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
});

/** How many of the boxes that notices have to keep off lie below one. */
const coveredBoxes = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const toasts = boxes('[data-scope=toast][data-part=root]');
    // On phones a line's buttons can be scrolled from under a notice, which is as wide as the screen.
    const controls = window.innerWidth < 768 ? '' : 'main td.actions button, main dl dd, ';
    return boxes(`${controls}main button[aria-haspopup=dialog]`).filter((box) =>
      toasts.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ),
    ).length;
  });
