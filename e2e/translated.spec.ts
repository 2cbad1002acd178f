import type { Page } from '@playwright/test';
import { pasteText } from './invoice/form';
import { expect, hydrated, logIn, open, still, test } from './site';

test.use(still);

/**
 * As a browser's translator, for as long as the page is open: each text node gives way to nested
 * `font` elements with other text.
 */
function translateTexts(): void {
  const wrap = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (!data.trim() || !parent || parent.closest('font, script, style, noscript, textarea, title, svg'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    // Other text for hydration, but the same words for the queries of a test.
    inner.textContent = `${data}\u00a0`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const start = () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

for (const when of ['before', 'after'] as const) {
  const openTranslated = async (page: Page, path: string) => {
    if (when === 'before') await page.addInitScript(translateTexts);
    await open(page, path);
    if (when === 'after') await page.evaluate(translateTexts);
  };
  const isWhole = (page: Page) =>
    expect(page.getByText(/stopped working|Unexpected Application Error|went wrong/)).toHaveCount(0);

  test.describe(`translated ${when} hydration`, () => {
    test.beforeEach(({ problems }) => problems.expect(/#418|#423|hydrat/i, /Failed to load resource/));

    test('public pages work', async ({ page }) => {
      await openTranslated(page, '/');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      await page.getByRole('tab', { name: 'Lahore' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('lahore@');
      await page.getByRole('tab', { name: 'Karachi' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('karachi@');
      await expect(page.getByRole('tabpanel')).not.toContainText('lahore@');
      await isWhole(page);

      await openTranslated(page, '/projects');
      const count = await page.getByRole('button', { name: /View Details/ }).count();
      await page
        .getByRole('group', { name: /categor/i })
        .getByRole('button')
        .nth(1)
        .click();
      await expect.poll(() => page.getByRole('button', { name: /View Details/ }).count()).toBeLessThan(count);
      await page
        .getByRole('button', { name: /View Details/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await isWhole(page);
    });

    test('an application can be sent', async ({ page }) => {
      await openTranslated(page, '/careers');
      for (const opening of ['Senior React Engineer', 'Product Designer']) {
        await page.getByRole('button', { name: opening }).click();
        await page.getByRole('button', { name: 'Apply Now' }).click();
        await expect(page.getByRole('heading', { name: `Apply for: ${opening}` })).toBeVisible();
        await expect(page.getByLabel('Position')).toHaveValue(opening);
        await page.getByRole('button', { name: 'Submit Application' }).click();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
      }
      await page.getByLabel('Full Name').fill('Jo Smith');
      await page.getByLabel('Email', { exact: true }).fill('jo@firm.co');
      await page.getByLabel('Phone').fill('0300 1234567');
      await page
        .getByLabel('Resume')
        .setInputFiles({ name: 'jo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('Application submitted successfully!')).toBeVisible();
      await isWhole(page);
    });

    test('a list works', async ({ page }) => {
      await logIn(page);
      await openTranslated(page, '/admin/team');
      const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
      for (const box of [0, 1, 2]) await boxes.nth(box).check();
      await expect(page.getByText('3 selected')).toBeVisible();
      await expect(page.getByText('1 selected')).toHaveCount(0);
      await boxes.nth(2).uncheck();
      await expect(page.getByText('2 selected')).toBeVisible();
      const first = page.getByRole('row').nth(1);
      await page.getByLabel('Field to change').selectOption({ label: 'Role' });
      await page.getByLabel('New Role').fill('Pilot');
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(first).toContainText('Pilot');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect(first).not.toContainText('Pilot');
      await first.getByRole('button', { name: /^Edit/ }).click();
      await page.locator('input[name=role]').fill('Captain');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(first).toContainText('Captain');
      await isWhole(page);
    });

    test('settings are saved', async ({ page }) => {
      await logIn(page);
      await openTranslated(page, '/admin/settings');
      const save = page.getByRole('button', { name: 'Save' });
      await save.click();
      await expect(page.getByText('Settings Updated')).toBeVisible();
      await isWhole(page);
      await expect(save).toBeEnabled();
    });

    test('an invoice can be written', async ({ page }) => {
      await logIn(page);
      await openTranslated(page, '/admin/receipts');
      await pasteText(page, 'Item\tQty\tRate\tTax\nDesign\t2\t100\t10%\nTests\t3\t50\t10%');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').last().selectOption({ label: 'Ignored' });
      await expect(dialog.getByText('Design: 2 × $100')).toBeVisible();
      await isWhole(page);
      await dialog.getByRole('button', { name: /^Add 2/ }).click();
      await expect(page.getByText('$350.00').first()).toBeVisible();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(page.getByText('$350.00')).toHaveCount(0);
      await isWhole(page);
    });
  });
}

/** What an extension for spelling or passwords does to a form before hydration. */
function insertBesideFields(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('grammarly-extension'));
    }
  });
}

test('text, focus and selection survive the hydration of a form that an extension has changed', async ({
  page,
  problems,
}) => {
  problems.expect(/#418|#423|hydrat/i);
  await page.addInitScript(insertBesideFields);
  await page.goto('/');
  const name = page.getByLabel('Name', { exact: true });
  await name.evaluate((field) => field.focus());
  const text = 'Josephine Elisabeth Montgomery';
  await page.keyboard.type(text, { delay: 25 });
  await hydrated(page);
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(text);
  await page.keyboard.type(' Jr');
  await expect(name).toHaveValue(`${text} Jr`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
});
