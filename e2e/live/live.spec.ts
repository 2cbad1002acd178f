import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { proofs } from '../../shared/src/content/vision';
import { openStore } from '../../release/store/openStore';
import { apps, defaultApps } from '../../webpack/apps';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, findingsInEveryLook, resetLook, still, test } from '../site';
import { testStore } from '../testStore';
import { button, expectRows, fillIn, goTo, notice, row, sidebar } from '../staff/desk';

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

const manager = { name: 'Ayesha', email: 'ayesha@the.site', password: 'correct horse battery' };
const editor = { name: 'Bilal', email: 'bilal@the.site', password: 'staple battery horse' };

async function join(page: Page, link: string, { name, email, password }: typeof manager) {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  if (await page.getByLabel('Email').isEditable()) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Join').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin`);
}

async function signIn(page: Page, { email }: typeof manager, password: string) {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Login').click();
}

/** Somebody else, on a phone. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...still.contextOptions,
    viewport: { width: 375, height: 740 },
  });
  return context.newPage();
}

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
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await join(page, site.firstLink, manager);
    await expect(notice(page, `Welcome, ${manager.name}`)).toBeVisible();
  });

  const link = await test.step('invites an editor', async () => {
    await goTo(page, 'People');
    await button(page, 'Invite').click();
    await page.getByLabel('Email').fill(editor.email);
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, 'Make the invitation').click();
    const made = await page.getByLabel('Link').inputValue();
    await button(page, 'Done').click();
    await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(editor.email);
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    return made;
  });

  await test.step('the editor joins on a phone, and is not offered what managers do', async () => {
    await join(theirs, link, editor);
    await button(theirs, 'Open menu').click();
    await expect(sidebar(theirs).getByRole('link', { name: 'My sign-in' })).toBeVisible();
    await expect(sidebar(theirs).getByRole('link', { name: 'People' })).toHaveCount(0);
    await theirs.goto(`${site.url}/admin/people`);
    await expect(theirs.getByText('This page is for people with the role manager.')).toBeVisible();
    expect(await accessibilityFindings(theirs)).toEqual([]);
  });

  await test.step('signs out, is refused with a wrong password, and comes back to the page that asked', async () => {
    await button(theirs, 'Open menu').click();
    await button(theirs, 'Logout').click();
    await expect(theirs).toHaveURL(/\/admin\/login$/);
    await theirs.goto(`${site.url}/admin/sign-in`);
    await signIn(theirs, editor, 'not the password');
    await expect(notice(theirs, 'Login failed')).toContainText('The address or the password is not right.');
    await signIn(theirs, editor, editor.password);
    await expect(theirs.getByRole('table', { name: 'Sessions' })).toContainText('Chrome on Linux (this one)');
    expect(await accessibilityFindings(theirs)).toEqual([]);
  });

  await test.step('a session that the manager ends: the next action asks to sign in again, over the page', async () => {
    await page.reload();
    await button(page, `End sessions of ${editor.name}`).click();
    await expect(notice(page, 'Sessions Ended')).toBeVisible();
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
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await page.getByRole('link', { name: 'Hero' }).click();
    await page.getByLabel('Headline').fill('New words,');
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, 'Save').click();
    await expect(notice(page, 'Content Updated')).toBeVisible();
    await page.goto(`${site.url}/admin/content/hero`);
    await expect(page.getByLabel('Headline')).toHaveValue('New words,');
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

  await test.step('the log tells it; the last manager cannot go', async () => {
    await expect(page.getByRole('table', { name: 'Activity' })).toContainText(
      `invited${editor.email} as editor`,
    );
    await page.getByLabel('Person').selectOption(editor.name);
    await expect(page.getByRole('table', { name: 'Activity' })).not.toContainText('invited');
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await goTo(page, 'People');
    await button(page, `Remove ${manager.name}`).click();
    await button(page, 'Remove').click();
    problems.expect(/status of 409/);
    await expect(page.getByRole('alert')).toHaveText(/One manager has to remain/);
    await page.keyboard.press('Escape');
  });

  await test.step('what is saved in a list is there after a reload, and for others', async () => {
    await goTo(page, 'Testimonials');
    await button(page, 'Edit Farah Jamil').click();
    await fillIn(page, { Position: 'Director, Meherban' });
    await button(page, 'Save').click();
    await expect(notice(page, 'Testimonial Updated')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Farah Jamil')).toContainText('Director, Meherban');
    await theirs.goto(`${site.url}/admin/testimonials`);
    await expect(row(theirs, 'Farah Jamil')).toContainText('Director, Meherban');
  });

  await test.step('changes of two people to different fields of one record are both kept', async () => {
    for (const each of [page, theirs]) await button(each, 'Edit Farah Jamil').click();
    await fillIn(theirs, { Name: 'Farah J.' });
    await button(theirs, 'Save').click();
    await expect(row(theirs, 'Farah J.')).toBeVisible();
    await fillIn(page, { Position: 'Chair, Meherban' });
    await button(page, 'Save').click();
    await expect(row(page, 'Farah J.')).toContainText('Chair, Meherban');
  });

  await test.step('where both have changed the same field, the second is asked', async () => {
    await theirs.reload();
    for (const each of [page, theirs]) await button(each, 'Edit Farah J.').click();
    await expect(theirs.getByText(`${manager.name} is editing this record, too.`)).toBeVisible();
    await fillIn(theirs, { Position: 'By the editor', Name: 'By the editor' });
    await button(theirs, 'Save').click();
    await expect(row(theirs, 'By the editor')).toBeVisible();
    await fillIn(page, { Position: 'By the manager', Name: 'By the manager' });
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: `${editor.name} has changed By the manager, too` });
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await dialog.getByRole('group', { name: 'Name' }).getByLabel(`By ${editor.name}`).check();
    await button(page, 'Save').last().click();
    await expect(row(page, 'By the editor')).toContainText('By the manager');
  });

  await test.step('the order of a list, by dragging and by buttons, is there for others', async () => {
    await button(page, 'Change order').click();
    const dialog = page.getByRole('dialog', { name: 'Order of Testimonials' });
    const rows = dialog.getByRole('listitem');
    await rows.nth(0).locator('[data-handle]').dragTo(rows.nth(2));
    await button(page, 'Move Dr. Samina Raza up').click();
    await expect(button(page, 'Move Dr. Samina Raza up')).toBeFocused();
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page, 'Order Saved')).toBeVisible();
    const titles = ['Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza', 'By the editor'];
    await expectRows(page, titles);
    await theirs.reload();
    await expectRows(theirs, titles);
  });
  await theirs.context().close();
});

/** The live composition of a store: names of the documents' files by path, and releases. */
async function liveIn(folder: string) {
  const store = await openStore(folder);
  const composition = await store.composition((await store.pointer())!.live);
  const { documents, files } = await store.inventory(composition);
  const read = (file: string) => readFileSync(joinPath(folder, file), 'utf8');
  return { releases: composition.releases, documents, files, read };
}

test('public documents and scripts of both profiles are the same files; remote-live is in the staff documents of one', async () => {
  const [plain, live] = await Promise.all([liveIn(testStore), liveIn(site.store)]);
  expect(Object.keys(plain.releases).sort()).toEqual(defaultApps.map(({ name }) => name).sort());
  expect(Object.keys(live.releases).sort()).toEqual(apps.map(({ name }) => name).sort());
  expect(live.releases).toMatchObject(plain.releases);

  const isStaff = (path: string) => /^\/?(admin|staff)(\/|$)/.test(path);
  const publicOnes = Object.keys(plain.documents).filter((path) => !isStaff(path));
  expect(publicOnes.length).toBeGreaterThan(20);
  expect(Object.keys(live.documents).filter((path) => !isStaff(path))).toEqual(publicOnes);
  for (const path of publicOnes) expect(live.documents[path], path).toEqual(plain.documents[path]);
  expect(live.files).toEqual(plain.files);

  for (const path of Object.keys(live.documents).filter(isStaff))
    expect(live.read(live.documents[path]!.file), path).toContain('"adapters":{"remote":"remote-live"');
  for (const path of Object.keys(plain.documents))
    expect(plain.read(plain.documents[path]!.file), path).not.toMatch(/remote-live|"adapters"/);
});

/** Saves a draft as the lists do. @param place such as `team/1`. */
const saveDraft = (page: Page, place: string, change: object) =>
  page.evaluate(
    async ([address, fields]) => {
      const { value, version } = await (await fetch(address)).json();
      const headers = {
        ...{ 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
        'Idempotency-Key': crypto.randomUUID(),
      };
      const body = JSON.stringify({ ...value, ...fields });
      return (await fetch(address, { method: 'PUT', headers, body })).status;
    },
    [`/api/records/${place}`, change] as const,
  );

/** Words that would be code if the site did not take them as words. */
const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} words';

test('a draft is looked at, previewed and published; a visitor sees it, history has it and restores what was there', async ({
  page,
  browser,
  problems,
}) => {
  const visitor = await (await browser.newContext(still.contextOptions)).newPage();
  const bioOn = (host: string) =>
    visitor.goto(new URL('/team', host).href).then(() => visitor.getByText(attack));

  await page.goto(`${site.url}/admin/changes`);
  await signIn(page, manager, manager.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  expect(await saveDraft(page, 'team/1', { bio: attack })).toBe(200);
  await page.reload();
  const change = page.getByRole('article', { name: 'Team: Ayesha Siddiqui' });
  await expect(change.getByRole('row', { name: /^Bio Started Vibrant Peak .* words$/ })).toBeVisible();
  expect(await findingsInEveryLook(page)).toEqual([]);
  await resetLook(page);

  await test.step('what cannot go live is refused with links to the forms that mend it', async () => {
    problems.expect(/status of (401|422)/);
    const first = await page.evaluate(
      async () => (await (await fetch('/api/records/proofs')).json()).records[0].id,
    );
    expect(await saveDraft(page, `proofs/${first}`, { slug: 'gone' })).toBe(200);
    await page.reload();
    await page.getByLabel(/^Choose Proofs/).check();
    await button(page, 'Preview').click();
    const link = page.getByRole('alert').getByRole('link', { name: /^Proofs: / });
    expect(await accessibilityFindings(page)).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Project').selectOption(proofs[0]!.slug);
    await button(page, 'Save').click();
    await expect(notice(page, 'Proof Updated')).toBeVisible();
    await goTo(page, 'Changes');
  });

  await test.step('a preview has it, the site does not', async () => {
    await page.getByLabel('Choose Team: Ayesha Siddiqui').check();
    await button(page, 'Preview').click();
    const link = page.getByRole('link', { name: 'Open the preview' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await button(page, 'On a phone').click();
    const address = await page.getByLabel('Address of the preview').inputValue();
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveJSProperty('complete', true);
    expect(await findingsInEveryLook(page)).toEqual([]);
    await resetLook(page);
    const theirs = await phone(browser);
    await theirs.goto(address);
    await signIn(theirs, editor, editor.password);
    await expect(theirs.getByText(/^Preview of composition/)).toBeVisible();
    await theirs.context().close();
    const opening = page.waitForEvent('popup');
    await link.click();
    const preview = await opening;
    await expect(preview.getByText(/^Preview of composition/)).toBeVisible();
    await preview.goto(new URL('/team', preview.url()).href);
    await expect(preview.getByText(attack)).toBeVisible();
    const refused = await visitor.goto(preview.url());
    expect(refused?.status()).toBe(401);
    await expect(visitor.getByText('This preview is for people who are signed in.')).toBeVisible();
    await expect(await bioOn(site.url)).toHaveCount(0);
  });

  await test.step('it goes live as it was looked at, as words', async () => {
    await button(page, 'Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByLabel('Note').fill('As agreed');
    expect(await accessibilityFindings(page)).toEqual([]);
    await button(page, 'Publish').last().click();
    await expect(notice(page, 'Published')).toBeVisible();
    await expect(change).toHaveCount(0);
    await expect(await bioOn(site.url)).toBeVisible();
    await expect(visitor.locator('img[src=x]')).toHaveCount(0);
  });

  await test.step('a checkout cannot take it back', () => {
    const command = ['release/vibrant-peak.mjs', 'publish', 'shared', '--json'];
    const env = { ...process.env, STORE: site.store };
    const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, expect.stringContaining('publish them there, under Changes')]);
  });

  await test.step('history tells it, and what was there becomes a draft that is published in seconds', async () => {
    await goTo(page, 'History');
    const newest = page.getByRole('article').first();
    await expect(newest).toContainText('As agreed');
    await newest.getByRole('button', { name: 'Show fields' }).click();
    await expect(newest.getByRole('row', { name: /^Bio Started Vibrant Peak/ })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await newest.getByRole('button', { name: 'Restore' }).click();
    await button(page, 'Values it replaced').click();
    await expect(notice(page, 'Drafts Restored')).toBeVisible();
    await goTo(page, 'Changes');
    await page.getByLabel('Choose Team: Ayesha Siddiqui').check();
    await button(page, 'Publish').click();
    await button(page, 'Publish').last().click();
    await expect(
      page.getByRole('status').filter({ hasText: /^Step 3 of 5: Composing the pages/ }),
    ).toBeVisible();
    await expect(notice(page, 'Published')).toBeVisible({ timeout: 30_000 });
    await expect(change).toHaveCount(0);
    await expect(await bioOn(site.url)).toHaveCount(0);
  });
  await visitor.context().close();
});
