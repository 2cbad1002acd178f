import type { Page } from '@playwright/test';
import { endAnimations } from '../endAnimations';
import { headingOf } from '../headingOf';
import { jobs } from '../../shared/src/content/jobs';
import { expect, open, still, test } from '../site';
import { openStopped, passUntil } from './clock';
import { restingPosition, scrollPosition, topOf } from './look';

test.use(still);

const positions = jobs.map(({ title }) => title);

const messages = {
  'Full Name': 'Full name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Phone: 'Phone number must be at least 10 digits',
  Resume: 'Please upload your resume',
};

const header = (page: Page, position: string) => page.getByRole('button', { name: position, exact: true });
const applyNow = (page: Page) => page.getByRole('button', { name: 'Apply Now', exact: true });
const application = (page: Page, position: string) =>
  page.getByRole('region', { name: `Apply for: ${position}`, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Apply for: / }).getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application', exact: true });
const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

async function apply(page: Page, position: string) {
  if ((await header(page, position).getAttribute('aria-expanded')) === 'false') {
    await header(page, position).click();
    await expect(applyNow(page)).toHaveCount(1);
  }
  await endAnimations(page);
  await applyNow(page).click();
  // The page has scrolled: a press that meets the scroll begins and ends on different elements.
  await expect(application(page, position)).toBeFocused();
  await expect(field(page, 'Position')).toHaveValue(position);
}

async function fillWell(page: Page) {
  await field(page, 'Full Name').fill('Jo');
  await field(page, 'Email').fill('jo@firm.co');
  await field(page, 'Phone').fill('0300123456');
  await field(page, 'Resume').setInputFiles(resume);
}

test('at most one opening is open, closed ones are hidden from everyone, and there are six benefits', async ({
  page,
}) => {
  await open(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/careers')]);
  const openings = page.getByRole('region', { name: 'Current Openings', exact: true });
  await expect(openings.getByRole('heading', { level: 3 })).toHaveText(positions);
  await expect(openings.getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(openings.getByRole('button')).toHaveCount(jobs.length);
  for (const { description } of jobs) await expect(page.getByText(description)).toBeHidden();

  for (const { title, department, location, type, description, responsibilities, requirements } of jobs) {
    await header(page, title).click();
    await expect(openings.getByRole('button', { expanded: true })).toHaveText([title]);
    const card = openings.getByRole('article').filter({ has: header(page, title) });
    for (const text of [department, location, type, description, ...responsibilities, ...requirements]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(applyNow(page)).toHaveCount(1);
    for (const other of jobs) {
      if (other.title !== title) await expect(page.getByText(other.description)).toBeHidden();
    }
  }
  await header(page, positions[3]!).click();
  await expect(openings.getByRole('button', { expanded: true })).toHaveCount(0);
  // A closed panel must never scroll, as a focused element in it would make it while it opens.
  const folded = page.getByText(jobs[0]!.description).locator('..').locator('..');
  expect(await folded.evaluate((panel) => ((panel.scrollTop = 40), panel.scrollTop))).toBe(0);
  await expect(applyNow(page)).toHaveCount(0);

  await header(page, positions[0]!).focus();
  await page.keyboard.press('Tab');
  await expect(header(page, positions[1]!)).toBeFocused();

  const benefits = page.getByRole('region', { name: 'Why Join Us?', exact: true });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Competitive Salary',
    'Flexible Work',
    'Health Benefits',
    'Learning Budget',
    'Growth Path',
    'Team Events',
  ]);
});

test('Apply Now scrolls to the form after 100 ms and reveals it after 300 ms', async ({ page }) => {
  await openStopped(page, '/careers');
  const position = positions[1]!;
  await header(page, position).click();
  await expect(applyNow(page)).toBeVisible();
  await endAnimations(page);
  await applyNow(page).click();
  await expect(header(page, position)).toHaveAttribute('aria-expanded', 'true');
  const section = application(page, position);
  await expect(section).toBeAttached();
  const start = await scrollPosition(page);

  await page.clock.runFor(90);
  await page.waitForTimeout(300);
  expect(await scrollPosition(page)).toBe(start);
  await page.clock.runFor(20);
  await expect.poll(() => topOf(section)).toBeLessThan(200);
  await expect(section).not.toHaveClass(/\brevealed\b/);
  await page.clock.runFor(180);
  await expect(section).not.toHaveClass(/\brevealed\b/);
  await page.clock.runFor(20);
  await expect(section).toHaveClass(/\brevealed\b/);
  await expect(section).toHaveCSS('opacity', '1');
  await passUntil(page, () => field(page, 'Position').count());
  await expect(field(page, 'Position')).toHaveValue(position);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`with motion "${reducedMotion}" the form lands 24 to 32 pixels below the header`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/careers');
    await apply(page, positions[0]!);
    await restingPosition(page);
    const panel = await topOf(application(page, positions[0]!).locator('h2').locator('..'));
    const air = panel - (await page.getByRole('banner').evaluate((header) => header.clientHeight));
    expect(air).toBeGreaterThanOrEqual(24);
    expect(air).toBeLessThanOrEqual(32);
  });

for (const path of ['/services/devops', `/careers/${jobs[0]!.id}`, '/privacy'])
  test(`title and text of ${path} share one left edge`, async ({ page }) => {
    await open(page, path);
    const lefts = await page
      .getByRole('main')
      .locator('h1, h2')
      .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)));
    expect(lefts.slice(0, 2)).toEqual([lefts[0], lefts[0]]);
  });

test(
  'an empty application shows its messages, each valid value removes its message',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/careers');
    await apply(page, positions[0]!);
    await expect(page.locator('form').filter({ has: submit(page) })).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'Position')).not.toBeEditable();
    await expect(field(page, 'Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await field(page, 'Email').fill('a@b');
    await field(page, 'Full Name').focus();
    await expect(page.getByText(messages.Email, { exact: true })).toHaveCount(0);

    await submit(page).click();
    for (const [name, message] of Object.entries(messages)) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Application' })).toHaveCount(0);

    const limits: [keyof typeof messages, string, string][] = [
      ['Full Name', 'J', 'Jo'],
      ['Email', 'a@b', 'jo@firm.co'],
      ['Phone', '030012345', 'abcdefghij'],
    ];
    for (const [name, refused, accepted] of limits) {
      await field(page, name).fill(accepted);
      await expect(page.getByText(messages[name], { exact: true })).toHaveCount(0);
      await field(page, name).fill(refused);
      await expect(page.getByText(messages[name], { exact: true })).toBeVisible();
    }
    await field(page, 'Email').fill('@firm.example'.padStart(255, 'a'));
    await expect(page.getByText(messages.Email, { exact: true })).toBeVisible();
    await field(page, 'Resume').setInputFiles(resume);
    await expect(page.getByText(messages.Resume, { exact: true })).toHaveCount(0);
    await field(page, 'Resume').setInputFiles([]);
    await expect(page.getByText(messages.Resume, { exact: true })).toBeVisible();
  },
);

test('a valid application is logged once, confirmed, and cleared', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/careers');
  const logged: Promise<unknown>[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(Promise.all(message.args().map((value) => value.jsonValue())));
  });
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping'].includes(request.resourceType()) || request.method() !== 'GET')
      calls.push(request.url());
  });
  await apply(page, positions[0]!);
  await fillWell(page);
  // The position is that of the last press on Apply Now.
  await apply(page, positions[2]!);
  await submit(page).click();
  const toast = page.getByRole('status').filter({ hasText: 'Application' });
  await expect(toast.getByText('Application submitted successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Apply for/ })).toHaveCount(0);
  await expect(page.getByLabel('Cover Letter')).toBeHidden();
  expect(logged).toHaveLength(1);
  const [values] = (await logged[0]) as [Record<string, string>];
  expect(values).toEqual({
    fullName: 'Jo',
    email: 'jo@firm.co',
    phone: '0300123456',
    position: 'Product Designer',
    resume: 'cv.pdf',
    coverLetter: '',
  });
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await apply(page, positions[2]!);
  for (const name of ['Full Name', 'Email', 'Phone', 'Resume', 'Cover Letter']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await fillWell(page);
  await field(page, 'Cover Letter').fill('Please.');
  await submit(page).click();
  await expect.poll(() => logged.length).toBe(2);
  expect(await logged[1]).toEqual([expect.objectContaining({ resume: 'cv.pdf', coverLetter: 'Please.' })]);
});

test('applying for another opening changes the position and preserves typed text; Cancel hides the form', async ({
  page,
}) => {
  await open(page, '/careers');
  await apply(page, positions[0]!);
  await field(page, 'Full Name').fill('Jo');
  await field(page, 'Resume').setInputFiles(resume);
  await header(page, positions[3]!).click();
  await expect(page.getByText(jobs[0]!.description)).toBeHidden();
  await apply(page, positions[3]!);
  await expect(page.getByRole('region', { name: /^Apply for/ })).toHaveCount(1);
  await expect(header(page, positions[3]!)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page, 'Position')).toHaveValue(positions[3]!);
  await expect(field(page, 'Full Name')).toHaveValue('Jo');
  await expect(field(page, 'Resume')).toHaveValue(/cv\.pdf$/);

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Apply for/ })).toBeHidden();
  await expect(submit(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Application' })).toHaveCount(0);
  await expect(header(page, positions[3]!)).toBeFocused();
  await applyNow(page).click();
  await expect(application(page, positions[3]!)).toBeVisible();
});

test('on the page of an opening, Cancel and a submit give the focus back to Apply Now', async ({ page }) => {
  await open(page, '/careers');
  await header(page, positions[0]!).click();
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(positions[0]!);
  await applyNow(page).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(applyNow(page)).toBeFocused();
  await applyNow(page).click();
  await fillWell(page);
  await submit(page).click();
  await expect(page.getByText('Application submitted successfully!', { exact: true })).toBeVisible();
  await expect(applyNow(page)).toBeFocused();
});
