import type { Page } from '@playwright/test';
import { expect, logIn, open } from '../site';

/** Values of a form: texts and checkboxes by label. */
export type Entry = Record<string, string | boolean>;

/** Logs in and opens a staff page. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await logIn(page);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens another staff page from the sidebar, without a page load. */
export async function goTo(page: Page, label: string, heading = label): Promise<void> {
  await sidebar(page).getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Notices with this title, newest first. */
export const notice = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Names of the records, in list order. */
const rowTitles = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')!.slice('Edit '.length)),
    );

export const expectRows = (page: Page, titles: readonly string[]) =>
  expect.poll(() => rowTitles(page)).toEqual(titles);

/** The row of a record, by its name. */
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${title}`, exact: true }) });

export const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function fillIn(page: Page, entry: Entry): Promise<void> {
  for (const [label, value] of Object.entries(entry)) {
    if (typeof value === 'string') await field(page, label).fill(value);
    else await field(page, label).setChecked(value);
  }
}

export async function expectEntry(page: Page, entry: Entry): Promise<void> {
  for (const [label, value] of Object.entries(entry)) {
    if (typeof value === 'string') await expect(field(page, label), label).toHaveValue(value);
    else await expect(field(page, label), label).toBeChecked({ checked: value });
  }
}

/** Adds a record through the form. */
export async function add(page: Page, singular: string, entry: Entry): Promise<void> {
  await button(page, `Add ${singular}`).click();
  await fillIn(page, entry);
  await button(page, 'Save').click();
  await expect(page.getByRole('form')).toHaveCount(0);
}

/** Where the lines begin on which the search of a list and its tools stand. */
export const toolLines = (page: Page) =>
  page
    .getByRole('searchbox')
    .first()
    .evaluate((search) => [
      ...new Set(
        [...search.parentElement!.children]
          .filter((tool) => tool.matches('input, select, button, details') && tool.checkVisibility())
          .map((tool) => Math.round(tool.getBoundingClientRect().top)),
      ),
    ]);
