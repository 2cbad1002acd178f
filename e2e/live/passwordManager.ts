import type { Page } from '@playwright/test';

/** Fills a field as a password manager does: by script, with no key before. */
export const fillAsManager = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, value) => {
    field.focus({ preventScroll: true });
    // Not the property of the element, through which React would take the value for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
