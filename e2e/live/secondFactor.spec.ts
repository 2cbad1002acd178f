import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf, step } from '../../live/src/testing/testSecondFactor';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, findingsOfState, hydrated, resetLook, still, test } from '../site';
import { button, notice, sidebar } from '../staff/desk';
import { join, manager, signIn } from './people';
import { fillAsManager } from './passwordManager';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive(async () => ({ SECOND_FACTOR: 'required' }));
});
test.afterAll(() => site?.stop());

async function signOut(page: Page) {
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

test('where it is required, somebody sets up a second factor, and signs in with its codes and a recovery code', async ({
  page,
  problems,
}) => {
  problems.expect(/status of (401|403|422)/);
  let secret = '';
  let recovery: string[] = [];

  await test.step('the password alone opens the way to set it up; a phone reads the key', async () => {
    await join(page, site.firstLink, manager);
    const card = page.getByRole('region', { name: 'Set up a second factor first' });
    await card.getByRole('link', { name: 'Go to My sign-in' }).click();
    await button(page, 'Set up a second factor').press('Enter');
    const key = page.getByRole('dialog').locator('code');
    await expect(key).not.toBeEmpty();
    secret = (await key.innerText()).replaceAll(' ', '');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await page.getByLabel('Code that the app shows').fill('000 000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    // Far from the end of a step: a busy machine, too, sends the code within it.
    await expect.poll(() => Date.now() % step).toBeLessThan(step / 2);
    // The step before: the present code is for the next sign-in.
    await page.getByLabel('Code that the app shows').fill(codeOf(secret, -1));
    await page.keyboard.press('Enter');
  });

  await test.step('the recovery codes are downloaded, and printed alone', async () => {
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    const download = page.waitForEvent('download');
    await button(page, 'Download').click();
    const text = readFileSync(await (await download).path(), 'utf8');
    recovery = text.match(/^\d{5}( \d{5}){3}$/gm)!;
    expect(recovery).toHaveLength(10);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(recovery[9]!)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await expect(button(page, 'Download')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'I have saved them').click();
    await expect(page.getByText(/Recovery codes left: 10\./)).toBeVisible();
  });

  await test.step('signs in with the password and then a code, by keyboard', async () => {
    await signOut(page);
    await signIn(page, manager);
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveValue(manager.password);
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await codeField(page).fill(codeOf(secret, 0));
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Login successful')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });

  await test.step('a password manager fills all three, with a recovery code that works once', async () => {
    await signOut(page);
    await page.goto(`${site.url}/admin/login`);
    await fillAsManager(page, 'Username', manager.email);
    await fillAsManager(page, 'Password', manager.password);
    await page.keyboard.press('Enter');
    await hydrated(page);
    await expect(codeField(page)).toBeFocused();
    await fillAsManager(page, 'Code', recovery[0]!);
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await signOut(page);
    await signIn(page, manager);
    await codeField(page).fill(recovery[0]!);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await codeField(page).fill(recovery[1]!);
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
  });
});
