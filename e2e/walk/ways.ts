import type { Locator, Page } from '@playwright/test';
import { locate, type Part } from './parts';

const isTyped = ({ role }: Part) => ['searchbox', 'spinbutton', 'textbox'].includes(role);
const isToggled = ({ role }: Part) => ['checkbox', 'radio', 'switch'].includes(role);

/** Read by fields of every kind. */
const typed = '7';

const isChosenFrom = ({ role }: Part) => role === 'combobox';

/** A key for what has the focus: buttons take Enter, switches the space bar, lists of options an arrow. */
function press(page: Page, part: Part): Promise<void> {
  if (isTyped(part)) return typeInto(page);
  if (isChosenFrom(part)) return page.keyboard.press('ArrowDown');
  return page.keyboard.press(isToggled(part) ? 'Space' : 'Enter');
}

async function typeInto(page: Page): Promise<void> {
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

/** The pointer, to which all other ways are compared. */
export async function point(page: Page, part: Part): Promise<void> {
  // The list of a `select` is the browser's own window.
  if (isChosenFrom(part)) await locate(page, part).selectOption({ index: 1 });
  else await locate(page, part).click();
  if (isTyped(part)) await typeInto(page);
}

const isFocused = (element: Locator) => element.evaluate((target) => target === document.activeElement);

interface FirstMove {
  /** Parts that cannot be used in this way by anybody. */
  excludes?: (part: Part) => boolean;
  make: (page: Page, part: Part) => Promise<void>;
}

/** The ways in which visitors begin to use a page without a pointer. */
export const ways = {
  keyboard: {
    // The arrow keys go from the chosen tab to the others.
    excludes: ({ role }) => role === 'tab',
    make: async (page, part) => {
      const element = locate(page, part);
      let stops = 0;
      while (!(await isFocused(element))) {
        if (++stops > 150) throw new Error(`Tab does not reach it`);
        await page.keyboard.press('Tab');
      }
      await press(page, part);
    },
  },

  /** As password managers and programs that fill forms do. */
  script: {
    make: async (page, part) => {
      const element = locate(page, part);
      await element.evaluate((target: HTMLElement) => target.focus({ preventScroll: true }));
      if (!isTyped(part)) return press(page, part);
      await element.evaluate((target: HTMLInputElement, value) => {
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!;
        set!.call(target, target.value + value);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }, typed);
      await page.keyboard.press('Enter');
    },
  },

  /** As screen readers and voice control do. */
  click: {
    excludes: (part) => isTyped(part) || isChosenFrom(part),
    make: (page, part) => locate(page, part).evaluate((target: HTMLElement) => target.click()),
  },

  touch: {
    excludes: isChosenFrom,
    make: async (page, part) => {
      await locate(page, part).tap();
      if (isTyped(part)) await typeInto(page);
    },
  },
} satisfies Record<string, FirstMove>;

export const wayNames = Object.keys(ways) as (keyof typeof ways)[];

/** Whether a part that a pointer can use can be used in this way, too. */
export const applies = (way: keyof typeof ways, part: Part) => !(ways[way] as FirstMove).excludes?.(part);
