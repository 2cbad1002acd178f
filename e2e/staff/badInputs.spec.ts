import type { Locator, Page } from '@playwright/test';
import { expect, still, test as base } from '../site';
import { button, field, goTo, notice, openDesk } from './desk';
import { caseOf } from './entityCases';

/** A dialog opened by a script fails the test, like all events in `problems`. */
const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page, problems }, use) => {
      page.on('dialog', async (dialog) => {
        problems.add(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      // Pictures that fail to load show a placeholder.
      problems.expect(/Failed to load resource: net::ERR/);
      await use();
    },
    { auto: true },
  ],
});

test.use(still);

const texts = ['Name', 'Role', 'Bio'];
const addresses = ['Image URL', 'LinkedIn URL', 'Twitter URL'];
const isPicture = (label: string) => label === 'Image URL';

const messageOf = (label: string) =>
  isPicture(label)
    ? 'Must be the address of a picture that begins with https://'
    : 'Must be a web address, such as https://example.com/page';

const badTexts = {
  'a handler': '<img src=x onerror=alert(1)>',
  'a script': '<script>alert(1)</script>',
  'a way out of an attribute': '"><svg onload=alert(1)>',
  NUL: 'a\u0000b',
  'reversed direction': 'a\u202Egnp.exe',
  'two directions': 'Vibrant אבג پاکستان 3',
  'the prototype': '__proto__',
  '100 kB': 'long '.repeat(20_000).trim(),
};

const badAddresses = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'https://good@evil.example',
  `https://evil.example/${'a'.repeat(2100)}`,
];

/**
 * Unusual but safe: displayed unchanged. The second is a homograph, its first letter is Cyrillic.
 */
const strangeAddresses = ['http://[::1]', 'https://аpple.example/login'];

/** A text as the list displays it. */
const shown = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

/** Names in the list, with white space intact. */
const names = (page: Page) =>
  page
    .locator('td.title')
    .evaluateAll((cells) => cells.map((cell) => JSON.stringify(cell.textContent)))
    .then((found) => found.map((text) => JSON.parse(text) as string));

/** Sets the text of a field, including characters that cannot be typed. */
const put = (control: Locator, text: string) =>
  control.evaluate((element, json) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
    set!.call(element, JSON.parse(json));
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, JSON.stringify(text));

/** Expects that no input became an active element or an unsafe link. */
async function expectHarmless(page: Page) {
  await expect(page.locator('main :is(script, iframe, object, [onerror], [onload], base, meta)')).toHaveCount(
    0,
  );
  const links = await page
    .locator('main a[href]')
    .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map(({ href, rel }) => `${href} ${rel}`));
  for (const link of links) expect(link).toMatch(/^https?:\/\/(?!evil)[^@]* noopener noreferrer$/);
}

// Unit tests cover each kind of field; this test covers the rendering in a browser.
test('bad texts and addresses, from a file, in the form of a list and in settings, are shown as they are, or refused', async ({
  page,
}) => {
  const { path, heading, samples, entry } = caseOf('Team Members');
  await openDesk(page, path);
  const row = (values: Record<string, string>) =>
    Object.keys(entry)
      .map((label) => values[label] ?? String(entry[label]))
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(',');
  const all = Object.values(badTexts);
  const good = all.map((text) => row(Object.fromEntries(texts.map((label) => [label, text]))));
  const bad = addresses.flatMap((label) => badAddresses.map((address) => row({ [label]: address })));

  await test.step('a file', async () => {
    const file = [Object.keys(entry).join(','), ...good, ...bad].join('\r\n');
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const dialog = page.getByRole('dialog', { name: `Import ${heading}` });
    await expect(dialog).toContainText(`${good.length} of ${good.length + bad.length} rows can be imported.`);
    const problems = addresses.flatMap((label) => badAddresses.map(() => `${label}: ${messageOf(label)}`));
    await expect(dialog.getByRole('listitem')).toHaveText(
      problems.map((problem, index) => `Row ${good.length + 2 + index}${problem}`),
    );
    await expectHarmless(page);
    await dialog.getByRole('button', { name: `Import ${good.length} ${heading}`, exact: true }).click();
    await expect.poll(() => names(page)).toEqual([...samples, ...all.map(shown)]);
    await expectHarmless(page);
  });

  await test.step('100 kB in a form', async () => {
    await page.getByRole('button', { name: 'Edit long long' }).click();
    for (const label of texts) await expect(field(page, label)).toHaveValue(badTexts['100 kB']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    await button(page, 'Cancel').click();
  });

  await test.step('addresses in a form', async () => {
    await button(page, `Edit ${samples[0]}`).click();
    for (const label of addresses) await put(field(page, label), 'java\nscript:alert(1)');
    await button(page, 'Save').click();
    for (const label of addresses)
      await expect(field(page, label), label).toHaveAccessibleDescription(`Optional ${messageOf(label)}`);
    await put(field(page, 'Image URL'), '');
    await put(field(page, 'LinkedIn URL'), strangeAddresses[0]!);
    await put(field(page, 'Twitter URL'), strangeAddresses[1]!);
    await button(page, 'Save').click();
    for (const address of strangeAddresses) {
      const text = address.replace(/^https?:\/\//, '');
      await expect(page.getByRole('link', { name: text, exact: true })).toHaveCount(1);
    }
    await expectHarmless(page);
  });

  await test.step('settings', async () => {
    await goTo(page, 'Settings');
    const text = `${badTexts['a handler']}{{7*7}}`;
    await page.getByLabel('Tagline').fill(text);
    await button(page, 'Save').click();
    await expect(notice(page, 'Settings Updated')).toBeVisible();
    await expect(page.getByLabel('Tagline')).toHaveValue(text);
    await page.getByLabel('Contact Email').fill(text);
    await button(page, 'Save').click();
    await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription('Invalid email address');
    await expectHarmless(page);
  });
});
