import type { Locator, Page } from '@playwright/test';
import { locate, type Part } from './parts';

const isTyped = ({ role }: Part) => ['searchbox', 'spinbutton', 'textbox'].includes(role);
const isToggled = ({ role }: Part) => ['checkbox', 'radio', 'switch'].includes(role);

/** Valid in fields of every type. */
const typed = '7';

const isChosenFrom = ({ role }: Part) => role === 'combobox';

/**
 * Uses the focused part by a key: Enter for buttons, the space bar for switches, an arrow for lists
 * of options.
 */
function press(page: Page, part: Part): Promise<void> {
  if (isTyped(part)) return typeInto(page);
  if (isChosenFrom(part)) return page.keyboard.press('ArrowDown');
  return page.keyboard.press(isToggled(part) ? 'Space' : 'Enter');
}

async function typeInto(page: Page): Promise<void> {
  // Tab selects the text of a field, a pointer does not.
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

/**
 * How long a part may take to be reached by the pointer, in milliseconds. A skip link is not: it is
 * hidden until it has the focus.
 */
const reachTime = 3000;

/** Uses a part by the pointer, the reference for all other input methods. */
export async function byPointer(page: Page, part: Part): Promise<void> {
  // The options of a `select` are a native popup.
  if (isChosenFrom(part)) await locate(page, part).selectOption({ index: 1 });
  else await locate(page, part).click({ timeout: reachTime });
  if (isTyped(part)) await typeInto(page);
}

const isFocused = (element: Locator) => element.evaluate((target) => target === document.activeElement);

interface InputMethod {
  /** Parts to which the method does not apply. */
  excludes?: (part: Part) => boolean;
  use: (page: Page, part: Part) => Promise<void>;
}

/** Input methods other than the pointer. */
export const inputMethods = {
  keyboard: {
    // Arrow keys reach the other tabs and radio buttons of a group from the selected one.
    excludes: ({ role }) => role === 'tab' || role === 'radio',
    use: async (page, part) => {
      const element = locate(page, part);
      let stops = 0;
      while (!(await isFocused(element))) {
        if (++stops > 150) throw new Error('Tab does not reach it');
        await page.keyboard.press('Tab');
      }
      await press(page, part);
    },
  },

  /** As used by password managers and programs that fill in forms. */
  script: {
    use: async (page, part) => {
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

  /** As used by screen readers and voice control. */
  click: {
    excludes: (part) => isTyped(part) || isChosenFrom(part),
    use: (page, part) => locate(page, part).evaluate((target: HTMLElement) => target.click()),
  },

  touch: {
    excludes: isChosenFrom,
    use: async (page, part) => {
      await locate(page, part).tap();
      if (isTyped(part)) await typeInto(page);
    },
  },
} satisfies Record<string, InputMethod>;

export const inputMethodNames = Object.keys(inputMethods) as (keyof typeof inputMethods)[];

/** Whether an input method applies to a part. */
export const applies = (method: keyof typeof inputMethods, part: Part) =>
  !(inputMethods[method] as InputMethod).excludes?.(part);
