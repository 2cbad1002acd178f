import type { CDPSession, Page } from '@playwright/test';
import { startLive, type LiveSite } from '../liveSite';
import {
  accessibilityFindings,
  expect,
  findingsInEveryLook,
  hydrated,
  resetLook,
  still,
  test,
} from '../site';
import { button, goTo, notice, sidebar } from '../staff/desk';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);
// The first start builds remote-live.
test.setTimeout(180_000);
// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site.stop());

/** Chromium's authenticator in software, which answers by itself. @returns a function that has it recognise its user, or not. */
async function addAuthenticator(browser: CDPSession) {
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

async function signOut(page: Page) {
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

const isIn = (page: Page) => expect(sidebar(page)).toBeVisible();

test('a person joins with a passkey, adds and removes others, and signs in by every input method', async ({
  page,
  problems,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const phone = await addAuthenticator(browser);

  await test.step('a closed prompt leaves the form as it was, then the person joins', async () => {
    await page.goto(site.firstLink);
    await page.getByLabel('Name').fill('Ayesha');
    await page.getByLabel('Email').fill('ayesha@the.site');
    await phone.recognise(false);
    await button(page, 'Join with a passkey').click();
    await expect(page.getByText('No passkey was made. You can try again.')).toBeVisible();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await expect(page.getByLabel('Name')).toHaveValue('Ayesha');
    await phone.recognise(true);
    await button(page, 'Join with a passkey').click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('the only way to sign in is not removed; another passkey is added by keyboard', async () => {
    problems.expect(/status of 409/);
    await goTo(page, 'My sign-in');
    await button(page, 'Remove Chrome on Linux').click();
    await button(page, 'Remove').click();
    await expect(page.getByRole('alert')).toContainText('This is your only way to sign in');
    await button(page, 'Cancel').click();

    await button(page, 'Add a passkey').press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('One of your passkeys is on this device already.');
    await phone.remove();
    await addAuthenticator(browser);
    await page.getByLabel('Name').fill('Red key');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Red key' })).toBeVisible();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);

    await button(page, 'Remove Chrome on Linux').click();
    await button(page, 'Remove').click();
    await expect(notice(page, 'Passkey Removed')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('rowheader')).toHaveText('Red key');
  });

  await test.step('signs in by keyboard, and as assistive technology clicks', async () => {
    await signOut(page);
    const signIn = button(page, 'Sign in with a passkey');
    await expect(signIn).toBeVisible();
    await signIn.press('Enter');
    await isIn(page);
    await signOut(page);
    await signIn.evaluate((target: HTMLElement) => target.click());
    await isIn(page);
  });

  await test.step('a password manager signs in before any script has loaded', async () => {
    await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ password: 'correct horse battery' });
      await fetch('/api/password', { method: 'PUT', headers, body });
    });
    await signOut(page);
    await page.goto(`${site.url}/admin/login`, { waitUntil: 'commit' });
    const fill = (label: string, text: string) =>
      page.getByLabel(label).evaluate((field: HTMLInputElement, value) => {
        field.focus({ preventScroll: true });
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
    await fill('Username', 'ayesha@the.site');
    await fill('Password', 'correct horse battery');
    await page.keyboard.press('Enter');
    await isIn(page);
  });

  await test.step('the login page has the button, without a finding and without moving the form', async () => {
    await signOut(page);
    await page.goto(`${site.url}/admin/login`);
    const login = button(page, 'Login');
    const before = await login.boundingBox();
    await hydrated(page);
    await expect(button(page, 'Sign in with a passkey')).toBeVisible();
    expect(await login.boundingBox()).toEqual(before);
    expect(await findingsInEveryLook(page)).toEqual([]);
  });
});
