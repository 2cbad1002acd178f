import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, findingsOfState, resetLook, still, test } from '../site';
import { button, expectRows, goTo, notice, sidebar } from '../staff/desk';
import { editor, invite, join, manager, phone, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
test.beforeAll(async () => {
  site = await startLive();
});
test.afterAll(() => site?.stop());

test('the first manager joins by the printed link and invites an editor, who joins on a phone; wrong password, sign out, ended session', async ({
  page,
  browser,
  problems,
}) => {
  // The answers that refuse are in the browser's console.
  problems.expect(/status of 401/);
  const theirs = await phone(browser);

  await test.step('nobody is signed in: the login page, without demo credentials', async () => {
    await page.goto(`${site.url}/admin/people`);
    await expect(page).toHaveURL(/\/admin\/login\?to=%2Fadmin%2Fpeople$/);
    await expect(button(page, 'Login')).toBeVisible();
    await expect(page.getByText('Demo credentials')).toHaveCount(0);
  });

  await test.step('the first manager joins', async () => {
    await page.goto(site.firstLink);
    await expect(page.getByLabel('Name')).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await join(page, site.firstLink, manager);
    await expect(page).toHaveURL(`${site.url}/admin`);
    await expect(notice(page, `Welcome, ${manager.name}`)).toBeVisible();
  });

  const link = await test.step('invites an editor', async () => {
    await button(page, 'More settings').click();
    await goTo(page, 'People');
    const made = await invite(page, editor);
    await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(editor.email);
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    return made;
  });

  await test.step('the editor joins on a phone, and is not offered what managers do', async () => {
    await join(theirs, link, editor);
    await button(theirs, 'Open menu').click();
    await expect(theirs.locator('summary', { hasText: editor.name })).toBeVisible();
    await expect(sidebar(theirs).getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(button(theirs, 'More settings')).toHaveCount(0);
    await theirs.goto(`${site.url}/admin/people`);
    await expect(theirs.getByText('This page is for people with the role manager.')).toBeVisible();
    expect(await accessibilityFindings(theirs)).toEqual([]);
  });

  await test.step('signs out, is refused with a wrong password, and comes back to the page that asked', async () => {
    await button(theirs, 'Open menu').click();
    await button(theirs, 'Logout').click();
    await expect(theirs).toHaveURL(/\/admin\/login$/);
    await theirs.goto(`${site.url}/admin/sign-in`);
    await signIn(theirs, { ...editor, password: 'not the password' });
    await expect(notice(theirs, 'Login failed')).toContainText('The email address or the password is wrong.');
    await signIn(theirs, editor);
    await expect(theirs.getByRole('table', { name: 'Sessions' })).toContainText('Chrome on Linux (this one)');
    expect(await accessibilityFindings(theirs)).toEqual([]);
  });

  await test.step('a session that the manager ends: the next action asks to sign in again, over the page', async () => {
    await page.reload();
    await button(page, `Change ${editor.name}`).click();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await button(page, 'End sessions').click();
    await expect(notice(page, 'Sessions Ended')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(theirs, 'Sign out everywhere').click();
    const dialog = theirs.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    expect(await accessibilityFindings(theirs)).toEqual([]);
    await dialog.getByLabel('Password').fill(editor.password);
    await theirs.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(theirs.getByRole('heading', { name: 'My sign-in' })).toBeVisible();
  });

  await test.step('the headline of the home page is edited, and is there after a reload', async () => {
    await goTo(page, 'Content');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await page.getByRole('link', { name: 'Hero' }).click();
    await page.getByLabel('Headline').fill('New words,');
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, 'Save').click();
    await expect(notice(page, 'Content Updated')).toBeVisible();
    const opened = await page.goto(`${site.url}/admin/content/hero`);
    expect(opened!.status()).toBe(200);
    await expect(page.getByLabel('Headline')).toHaveValue('New words,');
  });

  await test.step('a setting is saved, and is under Changes until it is published', async () => {
    await goTo(page, 'Settings');
    await page.getByLabel('Site Name').fill('Quiet Valley');
    await button(page, 'Save').click();
    await expect(notice(page, 'Settings Updated')).toContainText('General');
    await page.reload();
    await expect(page.getByLabel('Site Name')).toHaveValue('Quiet Valley');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await goTo(page, 'Changes');
    await expect(
      page
        .getByRole('article', { name: 'Brand' })
        .getByRole('row', { name: /^Site Name Vibrant Peak Quiet Valley$/ }),
    ).toBeVisible();
  });

  await test.step('a server that is away: the panel with Retry, and never the default profile', async () => {
    problems.expect(/ERR_FAILED/);
    await page.route('**/api/session', (route) => route.abort());
    await page.goto(`${site.url}/admin/activity`);
    await expect(page.getByRole('alert')).toContainText('This page did not load');
    await expect(sidebar(page)).toHaveCount(0);
    await page.unroute('**/api/session');
    await button(page, 'Retry').click();
    await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  });

  await test.step('the log lists it; the last manager cannot go', async () => {
    await expect(page.getByRole('table', { name: 'Activity' })).toContainText(
      `invited${editor.email} as editor`,
    );
    await page.getByLabel('Person').selectOption(editor.name);
    await expect(page.getByRole('table', { name: 'Activity' })).not.toContainText('invited');
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await goTo(page, 'People');
    await button(page, `Remove ${manager.name}`).click();
    await button(page, 'Remove').click();
    problems.expect(/status of 409/);
    await expect(page.getByRole('alert')).toHaveText(/The site needs a manager/);
    await page.keyboard.press('Escape');
  });

  await test.step('the order of a list, by dragging and by buttons, is there for others', async () => {
    await goTo(page, 'Testimonials');
    await button(page, 'Change order').click();
    const dialog = page.getByRole('dialog', { name: 'Order of Testimonials' });
    const rows = dialog.getByRole('listitem');
    await rows.nth(0).locator('[data-handle]').dragTo(rows.nth(2));
    await button(page, 'Move Dr. Samina Raza up').click();
    await expect(button(page, 'Move Dr. Samina Raza up')).toBeFocused();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page, 'Order Saved')).toBeVisible();
    const titles = ['Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza', 'Farah Jamil'];
    await expectRows(page, titles);
    await theirs.goto(`${site.url}/admin/testimonials`);
    await expectRows(theirs, titles);
  });
  await theirs.context().close();
});
