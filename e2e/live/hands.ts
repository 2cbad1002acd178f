import type { Locator, Page } from '@playwright/test';
import { expect } from '../site';
import type { databaseKinds } from './databaseOf';

/** A way to use a page. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses the option of a select. */
  choose: (field: Locator, option: string) => Promise<void>;
}

/** Stops of Tab on a page, at most. */
const MAX_STOPS = 150;

/**
 * Walks to an element by Tab, past the end of the page to its start. It waits until notices close:
 * behind one, Tab leads back to the element before.
 */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

const byKeyboard: Hand = {
  press: async (target) => {
    await walkTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  type: async (field, text) => {
    await walkTo(field.page(), field);
    await field.page().keyboard.insertText(text);
  },
  choose: async (field, option) => {
    await walkTo(field.page(), field);
    await field.page().keyboard.type(option);
    await expect(field.locator('option:checked')).toHaveText(option);
  },
};

const byProgram: Hand = {
  press: (target) => target.evaluate((element: HTMLElement) => element.click()),
  type: (field, text) => field.fill(text),
  choose: async (field, option) => void (await field.selectOption(option)),
};

/** In a context with `hasTouch`. */
const byTouch: Hand = {
  press: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.page().keyboard.insertText(text);
  },
  choose: async (field, option) => void (await field.selectOption(option)),
};

/** By name; `element.click()` is how assistive technology presses. */
export const hands = { keyboard: byKeyboard, 'element.click()': byProgram, touch: byTouch };

/** How and on which database a journey is made. The long tests try presses without events before them. */
export const journeys = [
  { kind: 'SQLite', by: 'keyboard', tag: [] },
  { kind: 'SQLite', by: 'element.click()', tag: '@long' },
  { kind: 'PostgreSQL', by: 'touch', tag: '@long' },
] satisfies { kind: (typeof databaseKinds)[number]; by: keyof typeof hands; tag: string | string[] }[];

/** Chooses a suggestion of a combobox that has the focus. */
export async function chooseOption(by: keyof typeof hands, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  if (by !== 'keyboard') return hands[by].press(option);
  await option.page().keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await option.page().keyboard.press('Enter');
}
