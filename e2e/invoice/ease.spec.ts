import { expect, still, test } from '../site';
import { button } from '../staff/desk';
import { control, itemNames, itemTable, openForm, partyField, partyFields, paste, sheetOf } from './form';

test.use(still);

test('a long list: pasting, Enter clears the fields before the line is drawn, lines move by buttons and by dragging, and the focus moves with them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);

  await test.step('plain text is pasted into the field, spreadsheet rows become items', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('Last'));
    await control(page, 'Item Name').focus();
    await page.keyboard.press('Control+V');
    await expect(control(page, 'Item Name')).toHaveValue('Last');
    await paste(page, sheetOf(100));
    await expect.poll(() => itemNames(page)).toHaveLength(100);
    await expect(page.getByRole('status').filter({ hasText: '100 items were added.' })).toBeVisible();
  });

  await test.step('Enter clears the fields at once, then the line appears', async () => {
    await control(page, 'Rate').fill('5');
    const answer = await control(page, 'Rate').evaluate(async (rate: HTMLInputElement) => {
      rate.focus();
      rate.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await Promise.resolve();
      const lines = document.querySelectorAll('[aria-label="Items"] tbody tr').length;
      return { rate: rate.value, lines };
    });
    expect(answer).toEqual({ rate: '', lines: 100 });
    await expect(control(page, 'Item Name')).toBeFocused();
    await expect(control(page, 'Rate of Last')).toHaveValue('5');
    await expect.poll(async () => (await itemNames(page)).at(-1)).toBe('Last');
  });

  await test.step('the focus moves with a line, its new position is announced, and the ends of the list hold', async () => {
    const status = page.getByRole('main').getByRole('status');
    await button(page, 'Move Item 9 down').focus();
    for (const place of [10, 11]) {
      await page.keyboard.press('Enter');
      await expect(button(page, 'Move Item 9 down')).toBeFocused();
      await expect(status.filter({ hasText: `Item 9: line ${place} of 101` })).toHaveCount(1);
    }
    await button(page, 'Move Item 2 up').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Move Item 2 up')).toBeFocused();
    await expect(button(page, 'Move Item 2 up')).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await itemNames(page)).slice(0, 2)).toEqual(['Item 2', 'Item 1']);
  });

  await test.step('removing leaves the focus in the list', async () => {
    await button(page, 'Remove Item 20').focus();
    for (const neighbour of ['Item 21', 'Item 22']) {
      await page.keyboard.press('Enter');
      await expect(button(page, `Remove ${neighbour}`)).toBeFocused();
    }
    await button(page, 'Remove Last').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove Item 100')).toBeFocused();
  });

  await test.step('the grip drags a line, and at the edge scrolls the page', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const first = itemTable(page).getByRole('row').nth(1);
    await first.scrollIntoViewIfNeeded();
    const grip = (await first.locator('.grip').boundingBox())!;
    const start = await page.evaluate(() => window.scrollY);
    await page.mouse.move(grip.x + 5, grip.y + 5);
    await page.mouse.down();
    await page.mouse.move(grip.x + 5, 890, { steps: 8 });
    await expect(itemTable(page).locator('[data-dragged]')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(start + 600);
    await page.mouse.up();
    await expect(itemTable(page).locator('[data-dragged]')).toHaveCount(0);
    await expect.poll(async () => (await itemNames(page))[0]).toBe('Item 1');
    const names = await itemNames(page);
    expect(names.indexOf('Item 2')).toBeGreaterThan(10);
    await page.mouse.move(grip.x + 100, grip.y);
    expect(await itemNames(page)).toEqual(names);
  });
});

test('fields of the three parties stand in equal rows', async ({ page }) => {
  await openForm(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of partyFields) {
      const topIn = async (party: string) => (await partyField(page, party, name).boundingBox())!.y;
      const top = await topIn('Bill To');
      for (const party of ['Your Company', 'Ship To'])
        expect(await topIn(party), `${party}, ${name} at ${width}`).toBeCloseTo(top, 0);
    }
  }
});
