import type { Browser, Page } from '@playwright/test';
import { accessibilityFindings, expect, still } from '../site';
import { button } from '../staff/desk';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const manager: Person = {
  name: 'Ayesha',
  email: 'ayesha@the.site',
  password: 'correct horse battery',
};
export const editor: Person = { name: 'Bilal', email: 'bilal@the.site', password: 'staple battery horse' };

/** Joins by the link of an invitation, with a password; ends on the dashboard. */
export async function join(page: Page, link: string, { name, email, password }: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  if (await page.getByLabel('Email').isEditable()) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Join').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Sends the login form. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

/** Makes an invitation on the page People. @returns its link. */
export async function invite(page: Page, { email }: Person): Promise<string> {
  await button(page, 'Invite').click();
  await page.getByLabel('Email').fill(email);
  expect(await accessibilityFindings(page)).toEqual([]);
  await button(page, 'Create invitation').click();
  const link = await page.getByLabel('Link').inputValue();
  await button(page, 'Done').click();
  return link;
}

/** Width of a phone, in CSS pixels. */
export const phoneWidth = 375;

/** Somebody else's browser, on a phone. */
export async function phone(browser: Browser): Promise<Page> {
  const viewport = { width: phoneWidth, height: 740 };
  const context = await browser.newContext({ ...still.contextOptions, viewport });
  return context.newPage();
}
