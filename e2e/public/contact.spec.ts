import type { Page } from '@playwright/test';
import { expect, open, still, test } from '../site';
import { restingPosition } from './look';

test.use(still);

const messages = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Subject: 'Subject must be at least 4 characters.',
  Message: 'Message must be at least 10 characters.',
};
type Field = keyof typeof messages;
const fields = Object.keys(messages) as Field[];

const valid: Record<Field, string> = {
  Name: 'Jo',
  Email: 'jo@firm.co',
  Subject: 'Shop',
  Message: 'Ten chars!',
};

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const field = (page: Page, name: Field) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message', exact: true }).click();

async function openForm(page: Page) {
  await open(page, '/#contact');
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await restingPosition(page);
}

async function fill(page: Page, values: Partial<Record<Field, string>>) {
  for (const name of fields) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
}

/** The message that describes a field, or none. */
async function expectMessage(page: Page, name: Field, message: string | undefined) {
  if (message === undefined) {
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription('');
  } else {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
}

test('validation starts with the first submit, then runs at each change, with messages in red', async ({
  page,
}) => {
  await openForm(page);
  await expect(form(page)).toHaveJSProperty('noValidate', true);
  for (const name of fields) await expect(field(page, name)).toHaveValue('');
  await fill(page, { Name: 'J', Email: 'a@b' });
  await field(page, 'Subject').focus();
  for (const name of fields) await expectMessage(page, name, undefined);

  await test.step('four messages in red below their fields, and the focus on the first field', async () => {
    await fill(page, { Name: '', Email: '' });
    await send(page);
    for (const name of fields) {
      await expectMessage(page, name, messages[name]);
      const message = form(page).getByText(messages[name], { exact: true });
      const [red, green, blue] = (await message.evaluate((element) => getComputedStyle(element).color))
        .match(/\d+/g)!
        .map(Number) as [number, number, number];
      expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
      const below = await message.evaluate((element) => element.getBoundingClientRect().top);
      expect(below).toBeGreaterThan(
        await field(page, name).evaluate((element) => element.getBoundingClientRect().bottom - 1),
      );
    }
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  await test.step('lengths count characters as typed', async () => {
    const limits: [Field, number][] = [
      ['Name', 2],
      ['Subject', 4],
      ['Message', 10],
    ];
    for (const [name, least] of limits) {
      for (const character of ['x', ' ']) {
        await field(page, name).fill(character.repeat(least - 1));
        await expectMessage(page, name, messages[name]);
        await field(page, name).fill(character.repeat(least));
        await expectMessage(page, name, undefined);
      }
    }
  });

  await test.step('an email needs a local part, an @ and a domain with a dot, in up to 254 characters', async () => {
    const domain = '@firm.example';
    const longest = 'a'.repeat(254 - domain.length) + domain;
    expect(longest).toHaveLength(254);
    for (const refused of [
      `a${longest}`,
      '',
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@b.',
      'a@.co',
      'a b@c.de',
      'a@b@c.de',
    ]) {
      await field(page, 'Email').fill('ok@firm.co');
      await expectMessage(page, 'Email', undefined);
      await field(page, 'Email').fill(refused);
      await expectMessage(page, 'Email', messages.Email);
    }
    for (const accepted of [longest, 'jo@firm.co', 'jo+x@mail.firm.example']) {
      await field(page, 'Email').fill(accepted);
      await expectMessage(page, 'Email', undefined);
    }
  });
});

test(
  'an invalid field prevents sending; a valid message is confirmed once, the form is cleared, and nothing leaves the page',
  { tag: '@smoke' },
  async ({ page }) => {
    await openForm(page);
    await test.step('one invalid field', async () => {
      await fill(page, { ...valid, Email: 'a@b' });
      await send(page);
      await expectMessage(page, 'Email', messages.Email);
      await expect(field(page, 'Email')).toBeFocused();
      for (const name of fields) {
        if (name !== 'Email') await expectMessage(page, name, undefined);
      }
      await expect(field(page, 'Message')).toHaveValue(valid.Message);
      await expect(page.getByRole('status')).toHaveCount(0);
    });

    const calls: string[] = [];
    page.on('request', (request) => {
      // The page loads its content meanwhile: files named by a hash.
      if (/\/media\/[\w-]{43}\.json$/.test(request.url()) && request.method() === 'GET') return;
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType()) || request.method() !== 'GET')
        calls.push(`${request.method()} ${request.url()}`);
    });
    const toast = page.getByRole('status').filter({ hasText: 'Message Sent!' });
    await test.step('a valid message, sent by a double click', async () => {
      await field(page, 'Email').fill(valid.Email);
      await form(page).getByRole('button', { name: 'Send Message' }).dblclick();
      await expect(toast).toHaveCount(2);
      await expect(toast.first().getByText('Message Sent!', { exact: true })).toBeVisible();
      await expect(
        toast
          .first()
          .getByText("Thank you for contacting us. We'll respond to you shortly.", { exact: true }),
      ).toBeVisible();
      for (const name of fields) {
        await expect(field(page, name)).toHaveValue('');
        await expectMessage(page, name, undefined);
      }
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await expect(page).toHaveURL('/#contact');

      // Validation starts again with the next submit.
      await field(page, 'Name').fill('J');
      await field(page, 'Email').focus();
      await expectMessage(page, 'Name', undefined);
    });
  },
);

const submits: Record<string, (page: Page) => Promise<void>> = {
  pointer: send,
  Enter: (page) => field(page, 'Subject').press('Enter'),
  'element.click()': (page) =>
    form(page)
      .getByRole('button')
      .evaluate((button: HTMLElement) => button.click()),
  'form.requestSubmit()': (page) =>
    form(page).evaluate((element: HTMLFormElement) => element.requestSubmit()),
};

for (const [name, submit] of Object.entries(submits))
  test(`a submit by ${name} right after a success is answered`, async ({ page }) => {
    await openForm(page);
    for (const pause of [10, 200, 900]) {
      await fill(page, valid);
      await submit(page);
      await expect(field(page, 'Name')).toHaveValue('');
      await page.waitForTimeout(pause);
      await submit(page);
      for (const label of fields) await expectMessage(page, label, messages[label]);
    }
    const notices = page.getByRole('status').filter({ hasText: 'Message Sent!' });
    await expect(notices.first()).toBeVisible();
  });
