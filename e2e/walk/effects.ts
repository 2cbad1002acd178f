import type { Page } from '@playwright/test';

/** Records effects of a page outside of its document: files, new tabs, prints. */
export async function watchEffects(page: Page): Promise<string[]> {
  const outside: string[] = [];
  page.on('filechooser', () => outside.push('asks for a file'));
  page.on('download', () => outside.push('gives a file'));
  page.on('popup', () => outside.push('opens a tab'));
  await page.exposeFunction('recordPrint', () => outside.push('prints'));
  await page.addInitScript(() => {
    window.print = () => (window as unknown as { recordPrint: () => void }).recordPrint();
  });
  return outside;
}

/**
 * The observable state of a page: address, theme, messages, and everything open, selected or typed.
 */
export const factsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elementName = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const facts = [
      `address ${location.pathname}${location.search}${location.hash}`,
      `title ${document.title}`,
      `dark ${document.documentElement.classList.contains('dark')}`,
    ];
    for (const element of document.querySelectorAll('[role=dialog], [role=alertdialog], dialog, [role=menu]'))
      if (isShown(element)) facts.push(`open ${element.role ?? element.localName}`);
    for (const element of document.querySelectorAll('[role=alert], [role=status], [aria-live]'))
      for (const line of element.textContent.split('\n')) if (line) facts.push(`says ${line}`);
    const states = ['expanded', 'pressed', 'selected', 'checked', 'invalid', 'sort'];
    for (const state of states)
      for (const element of document.querySelectorAll(`[aria-${state}]`))
        facts.push(`${elementName(element)} ${state} ${element.getAttribute(`aria-${state}`)}`);
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
      facts.push(
        `${field.name || field.id} holds ${field.type === 'file' ? '' : field.value} ${field.checked}`,
      );
    for (const details of document.querySelectorAll('details')) facts.push(`details ${details.open}`);
    const { activeElement } = document;
    if (activeElement?.closest('dialog, [role=dialog], [role=menu]')) facts.push('focus in what opened');
    // Invoice numbers come from the clock.
    return facts.map((fact) => fact.replace(/INV-\d+/, 'INV-…'));
  });
