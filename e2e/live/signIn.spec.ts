import type { Page } from '@playwright/test';
import { startIssuer } from '../../live/src/testing/startIssuer';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, findingsOfState, hydrated, resetLook, still, test } from '../site';
import { button, notice, sidebar } from '../staff/desk';
import { addAuthenticator } from './authenticator';
import { fillAsManager } from './passwordManager';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

const person = { name: 'Ayesha', email: 'ayesha@the.site', email_verified: true };

let site: LiveSite;
let company: Awaited<ReturnType<typeof startIssuer>>;
test.beforeAll(async () => {
  site = await startLive(async (url) => {
    company = await startIssuer(`${url}/api/session/company/callback`, person);
    const { issuer, clientId, clientSecret } = company.settings;
    return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  });
});
test.afterAll(() => Promise.all([site.stop(), company.stop()]));

async function signOut(page: Page) {
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

const isIn = (page: Page) => expect(sidebar(page)).toBeVisible();

test('a person joins with a passkey, adds and removes others, and signs in with it by every input method and with the company account', async ({
  page,
  problems,
}) => {
  // The count of messages is asked for while the session ends.
  problems.expect(/401/);
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const phone = await addAuthenticator(browser);

  const companyLink = page.getByRole('link', { name: 'Sign in with your company account' });
  await test.step('the company’s login lets in nobody whose address is not known here', async () => {
    await page.goto(`${site.url}/admin/sign-in`);
    await companyLink.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Nobody here has the address of your company account. Ask a manager for an invitation.',
    );
    await expect(page).toHaveURL(/\/admin\/login\?company=unknown&to=%2Fadmin%2Fsign-in$/);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  await test.step('a closed prompt leaves the form as it was, then the person joins', async () => {
    await page.goto(site.firstLink);
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await phone.recognise(false);
    await button(page, 'Join with a passkey').click();
    await expect(page.getByText('No passkey was made. You can try again.')).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await expect(page.getByLabel('Name')).toHaveValue(person.name);
    await phone.recognise(true);
    await button(page, 'Join with a passkey').click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  let redKey = phone;
  await test.step('the only way to sign in is not removed; another passkey is added by keyboard', async () => {
    problems.expect(/status of 409/);
    await page.locator('summary', { hasText: person.name }).click();
    await page.getByRole('link', { name: 'My sign-in' }).click();
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
    redKey = await addAuthenticator(browser);
    await page.getByLabel('Name').fill('Red key');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Red key' })).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);

    await button(page, 'Remove Chrome on Linux').click();
    await button(page, 'Remove').click();
    await expect(notice(page, 'Passkey Removed')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('rowheader')).toHaveText([
      'Red key',
    ]);
  });

  await test.step('signs in by keyboard, and as assistive technology clicks', async () => {
    // Otherwise the authenticator would take the suggestion before anybody presses the button.
    await page.evaluate(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const signIn = button(page, 'Sign in with a passkey');
    await signOut(page);
    await signIn.press('Enter');
    await isIn(page);
    await signOut(page);
    await signIn.evaluate((target: HTMLElement) => target.click());
    await isIn(page);
  });

  await test.step('signs in from the suggestions of the username, without a button', async () => {
    await page.reload();
    await button(page, 'Logout').click();
    await expect(notice(page, 'Logged out')).toBeVisible();
    await expect(notice(page, 'Login successful')).toBeVisible();
    await isIn(page);
    await redKey.remove();
  });

  await test.step('signs in with the company account, and comes to the page that was asked for', async () => {
    await signOut(page);
    await page.goto(`${site.url}/admin/sign-in`);
    await companyLink.press('Enter');
    await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('(this one)');
    await expect(page).toHaveURL(`${site.url}/admin/sign-in`);
  });

  await test.step('sets a first password by keyboard; a password manager changes it, after a refusal', async () => {
    problems.expect(/status of 422/);
    await button(page, 'Set a password').press('Enter');
    await expect(page.getByLabel('New password')).toBeFocused();
    await page.keyboard.type('the first sentence');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Password Set')).toBeVisible();

    await button(page, 'Change the password').evaluate((target: HTMLElement) => target.click());
    await fillAsManager(page, 'Current password', 'another sentence');
    await fillAsManager(page, 'New password', 'correct horse battery');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The current password is wrong.')).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await fillAsManager(page, 'Current password', 'the first sentence');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Password Changed')).toContainText('Your other sessions have ended.');
  });

  await test.step('a password manager signs in before any script has loaded', async () => {
    await signOut(page);
    await page.goto(`${site.url}/admin/login`, { waitUntil: 'commit' });
    await fillAsManager(page, 'Username', person.email);
    await fillAsManager(page, 'Password', 'correct horse battery');
    await page.keyboard.press('Enter');
    await isIn(page);
  });

  await test.step('the login page has the button, without a finding and without moving the form', async () => {
    await signOut(page);
    await page.goto(`${site.url}/admin/login`);
    const login = button(page, 'Login');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await login.boundingBox();
    await hydrated(page);
    await expect(button(page, 'Sign in with a passkey')).toBeVisible();
    expect(await login.boundingBox()).toEqual(before);
    expect(await findingsOfState(page)).toEqual([]);
  });
});
