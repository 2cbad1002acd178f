import type { Page } from '@playwright/test';
import { expect, still, test as base } from '../site';
import {
  badAddresses,
  badNumbers,
  badTexts,
  blankTexts,
  put,
  putAll,
  strangeAddresses,
  strangeNumbers,
  valuesOf,
} from './badInputs';
import { button, field, notice, openDesk } from './desk';
import { entityCases, type EntityCase } from './entityCases';

/** A question that a script asks fails the test, as everything does that `problems` watches. */
const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page, problems }, use) => {
      page.on('dialog', async (dialog) => {
        problems.add(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      // Strange addresses of pictures lead nowhere: a placeholder shows.
      problems.expect(/Failed to load resource: net::ERR/);
      await use();
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 120_000 });
test.use(still);

const isAddress = (label: string) => label.endsWith(' URL');
const isPicture = (label: string) => /^(Image|Avatar) URL$/.test(label);
const isNumber = (label: string) => label.startsWith('Rating');

/** Labels of the fields that take text, sorted by what they make of it. */
function labelsOf({ entry }: EntityCase) {
  const labels = Object.keys(entry).filter((label) => typeof entry[label] === 'string');
  return {
    texts: labels.filter((label) => !isAddress(label) && !isNumber(label)),
    addresses: labels.filter(isAddress),
  };
}

const messageOf = (label: string) =>
  isPicture(label)
    ? 'Must be the address of a picture that begins with https://'
    : 'Must be a web address, such as https://example.com/page';

/** What the list makes of a text. */
const shown = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

/** Names in the list, as they are: no white space taken away. */
const names = (page: Page) =>
  page
    .locator('td.title')
    .evaluateAll((cells) => cells.map((cell) => JSON.stringify(cell.textContent)))
    .then((texts) => texts.map((text) => JSON.parse(text) as string));

/** Nothing that was typed became an element that acts, or a link that leads elsewhere than the web. */
async function expectHarmless(page: Page) {
  await expect(page.locator('main :is(script, iframe, object, [onerror], [onload], base, meta)')).toHaveCount(
    0,
  );
  const links = await page
    .locator('main a[href]')
    .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map(({ href, rel }) => `${href} ${rel}`));
  for (const link of links) expect(link).toMatch(/^https?:\/\/(?!evil)[^@]* noopener noreferrer$/);
}

// A list's form and its import are made of the kinds of its fields: every list reads a file with all of it, where one
// form takes what is typed into any. Unit tests hold each kind to all of its rules.
for (const entity of entityCases) {
  const { path, heading, samples, entry } = entity;
  const { texts, addresses } = labelsOf(entity);

  test(`${heading}: bad texts and addresses from a file are shown as they are, or refused row by row`, async ({
    page,
  }) => {
    await openDesk(page, path);
    const row = (values: Record<string, string>) =>
      Object.keys(entry)
        .map((label) => values[label] ?? (typeof entry[label] === 'string' ? entry[label] : ''))
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(',');
    const all = Object.values(badTexts);
    const good = all.map((text) => row(Object.fromEntries(texts.map((label) => [label, text]))));
    const bad = addresses.flatMap((label) => badAddresses.map((address) => row({ [label]: address })));
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

    await page.getByRole('button', { name: 'Edit long long' }).click();
    for (const label of texts) await expect(field(page, label)).toHaveValue(badTexts['100 kB']!);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    await button(page, 'Cancel').click();
    await page.getByRole('searchbox').fill('<script>');
    await expect.poll(() => names(page)).toEqual([badTexts['a script']]);
  });
}

const caseOf = (heading: string) => entityCases.find((entity) => entity.heading === heading)!;

test('bad texts in every field of the form are shown as they are', async ({ page }) => {
  const { path, singular, samples } = caseOf('Testimonials');
  const { texts } = labelsOf(caseOf('Testimonials'));
  await openDesk(page, path);
  const all = Object.values({ ...badTexts, ...blankTexts });
  for (const text of all) {
    await button(page, `Add ${singular}`).dispatchEvent('click');
    await putAll(page.getByRole('form'), texts, text);
    await button(page, 'Save').dispatchEvent('click');
    await expect(page.getByRole('table')).toBeVisible();
  }
  await expect.poll(() => names(page)).toEqual([...samples, ...all.map(shown)]);
  await expectHarmless(page);
});

test('bad addresses in every field of the form get a clear message, strange ones are shown', async ({
  page,
}) => {
  const { path, samples } = caseOf('Team Members');
  const { addresses } = labelsOf(caseOf('Team Members'));
  await openDesk(page, path);
  await button(page, `Edit ${samples[0]}`).click();
  for (const address of badAddresses) {
    await putAll(page.getByRole('form'), addresses, address);
    await button(page, 'Save').dispatchEvent('click');
    for (const label of addresses) {
      await expect(field(page, label), `${label}: ${address}`).toHaveAccessibleDescription(
        `Optional ${messageOf(label)}`,
      );
    }
  }
  for (const label of addresses.filter(isPicture)) {
    await put(field(page, label), 'http://vibrantpeak.example/a.png');
    await expect(field(page, label)).toHaveAccessibleDescription(`Optional ${messageOf(label)}`);
  }
  for (const address of strangeAddresses) {
    const isOpen = await page.getByRole('form').isVisible();
    if (!isOpen) await button(page, `Edit ${samples[0]}`).click();
    for (const label of addresses) {
      await put(field(page, label), isPicture(label) && address.startsWith('http:') ? '' : address);
    }
    await button(page, 'Save').click();
    await expect(page.getByRole('table')).toBeVisible();
    const links = addresses.filter((label) => !isPicture(label));
    const text = address.replace(/^https?:\/\//, '');
    await expect(page.getByRole('link', { name: text, exact: true })).toHaveCount(links.length);
    await expectHarmless(page);
  }
});

test('a rating takes any number and nothing else', async ({ page }) => {
  const { path, samples } = caseOf('Testimonials');
  const label = 'Rating (1-5)';
  await openDesk(page, path);
  for (const [typed, text] of strangeNumbers) {
    await button(page, `Edit ${samples[0]}`).click();
    for (const number of badNumbers) {
      await put(field(page, label), number);
      await button(page, 'Save').dispatchEvent('click');
      await expect(field(page, label), number).toHaveAccessibleDescription('Must be a number');
    }
    await put(field(page, label), typed);
    await button(page, 'Save').click();
    await expect(page.getByRole('row').nth(1)).toContainText(text);
  }
});

interface SettingsCase {
  texts: readonly string[];
  /** Fields that refuse what they cannot use, with their message. */
  strict: Readonly<Record<string, string>>;
  refused: readonly string[];
}

const settingsCases: Readonly<Record<string, SettingsCase>> = {
  General: {
    texts: ['Site Name', 'Tagline', 'Phone Number', 'Address'],
    strict: { 'Contact Email': 'Invalid email address' },
    refused: [
      ...Object.values({ ...badTexts, ...blankTexts }),
      ...badAddresses.filter((address) => !address.includes('@')),
      'a@b',
      `${'a'.repeat(250)}@b.co`,
    ],
  },
  'Social Media': {
    texts: ['YouTube Channel ID'],
    strict: Object.fromEntries(
      ['Facebook', 'Twitter', 'LinkedIn', 'Instagram', 'GitHub'].map((label) => [
        label,
        'Must be a profile name or a web address',
      ]),
    ),
    refused: [...badAddresses, badTexts['a script']!, badTexts['a handler']!],
  },
  Footer: { texts: ['Copyright Text'], strict: {}, refused: [] },
  SEO: {
    texts: ['Meta Title', 'Meta Description', 'Google Analytics ID'],
    strict: { 'OG Image': messageOf('Image URL') },
    refused: [...badAddresses, 'http://[::1]'],
  },
};

test('settings: bad inputs are kept as they are or get a clear message', async ({ page }) => {
  await page.clock.install();
  await openDesk(page, '/admin/settings');
  for (const [tab, settings] of Object.entries(settingsCases))
    await test.step(tab, () => expectSettings(page, tab, settings));
  await expect(page).toHaveTitle('Settings | Vibrant Peak');
});

async function expectSettings(page: Page, tab: string, { texts, strict, refused }: SettingsCase) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: tab, exact: true });
  const save = panel.getByRole('button', { name: 'Save' });
  for (const text of Object.values({ ...badTexts, ...blankTexts })) {
    await putAll(panel, texts, text);
    await save.dispatchEvent('click');
    await page.clock.fastForward(6000);
    await expect(save).toBeEnabled();
    expect(await valuesOf(panel, texts)).toEqual(texts.map(() => text));
  }
  await expect(notice(page, 'Settings Updated').first()).toBeVisible();
  for (const text of refused) {
    await putAll(panel, Object.keys(strict), text);
    await save.dispatchEvent('click');
    for (const [label, message] of Object.entries(strict)) {
      await expect(panel.getByLabel(label, { exact: true }), text.slice(0, 80)).toHaveAccessibleDescription(
        message,
      );
    }
  }
  await expectHarmless(page);
}
