import { expect } from '@playwright/test';
import { headingOf } from '../headingOf';
import { blink } from './chromium';
import { keys, type EngineKind } from './engine';
import { gecko } from './firefox';
import { testIn } from './testIn';
import { webkit } from './webkit';

const titles: Record<string, string> = {
  '/': headingOf('/'),
  '/projects': headingOf('/projects'),
  '/careers': headingOf('/careers'),
  '/blog': 'Blog',
  '/nowhere': 'Oops! Page not found',
  '/services': headingOf('/services'),
};

for (const kind of [blink, gecko, webkit]) journeysIn(kind);

function journeysIn(kind: EngineKind): void {
  const test = testIn(kind);
  const missing = kind.missing();

  // All other browser tests run in Blink: its journeys are for `npm run engines` and the long tests.
  test.describe(`in ${kind.name}`, { tag: kind === blink ? '@long' : [] }, () => {
    test.skip(Boolean(missing) && !process.env['CI'], `${kind.name} needs the package ${missing}`);

    test('a page without any event reveals, follows the theme, and answers a first press', async ({
      visitor,
      front,
    }) => {
      front.faults = [{ path: /\.js/, delay: 20_000 }];
      await visitor.resize(480, 844);
      await visitor.open('/');
      const opacity = `getComputedStyle(document.querySelector('#contact [data-fades]')).opacity`;
      await visitor.waitFor(opacity, '0');
      await visitor.evaluate(`document.querySelector('#contact').scrollIntoView()`);
      await visitor.waitFor(opacity, '1');
      const press = `(() => {
        const [theme, menu] = document.querySelectorAll('[data-first-press]');
        theme.click();
        menu.click();
        return [localStorage.theme, document.documentElement.className.includes('dark'), menu.ariaExpanded];
      })()`;
      expect(await visitor.evaluate(press)).toEqual(['dark', true, 'true']);
      await visitor.sees('navigation', 'Mobile');
      await visitor.open('/team');
      await visitor.waitFor(`document.documentElement.className.includes('dark')`, true);
      front.faults = [];
    });

    test('every public page hydrates', async ({ visitor }) => {
      for (const [path, title] of Object.entries(titles)) {
        await visitor.openAlive(path);
        await visitor.sees('heading', title);
      }
    });

    test('pages hydrate, and remember the theme', async ({ visitor }) => {
      await visitor.openAlive('/');
      await visitor.sees('heading', headingOf('/'));
      await visitor.click('button', 'Switch to dark mode');
      await visitor.waitFor(`document.documentElement.classList.contains('dark')`, true);
      await visitor.openAlive('/team');
      await visitor.sees('heading', headingOf('/team'));
      await visitor.waitFor(`document.documentElement.classList.contains('dark')`, true);
    });

    test('menu and contact form, before the scripts arrive and after, and a dialog', async ({
      visitor,
      front,
    }) => {
      front.faults = [{ path: /shell\.js/, delay: 20_000 }];
      await visitor.resize(480, 844);
      await visitor.open('/');
      await visitor.click('button', 'Open menu');
      await visitor.type('Name', 'Ayesha');
      expect(await visitor.evaluate(`document.querySelector('#root[data-ready]') === null`)).toBe(true);
      await visitor.waitFor(`document.querySelector('[data-island=contact][data-ready]') !== null`, true);
      front.faults = [];
      await visitor.expectValue('Name', 'Ayesha');
      await visitor.sees('navigation', 'Mobile');
      await visitor.click('button', 'Close menu');
      await visitor.sees('button', 'Open menu');

      await visitor.click('button', 'Send Message');
      await visitor.waitFor(
        `document.body.textContent.includes('Please enter a valid email address.')`,
        true,
      );
      await visitor.type('Email', 'ayesha@example.com');
      await visitor.type('Subject', 'A shop');
      await visitor.type('Message', 'Please call.');
      await visitor.click('button', 'Send Message');
      await visitor.waitFor(`document.body.textContent.includes('Message Sent!')`, true);

      await visitor.resize(1280, 900);
      await visitor.openAlive('/projects');
      await visitor.click('button', 'Mobile Development');
      await visitor.waitFor(`document.querySelectorAll('main article').length < 5`, true);
      await visitor.click('button', 'View Details');
      await visitor.waitFor(`document.querySelector('dialog') !== null`, true);
      await visitor.press(keys.escape);
      await visitor.waitFor(`document.querySelector('dialog') === null`, true);
    });

    test('a password manager logs in, and a screen reader presses: scripts are the first interaction', async ({
      visitor,
    }) => {
      await visitor.resize(1280, 900);
      await visitor.open('/admin/login');
      await visitor.evaluate(`void [['username', 'admin'], ['password', 'admin123']].forEach(([name, value]) => {
        const field = document.querySelector('[name=' + name + ']');
        field.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      })`);
      await visitor.press(keys.enter);
      await visitor.sees('heading', 'Dashboard');

      await visitor.open('/');
      const karachi = `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.includes('Karachi'))`;
      await visitor.evaluate(`${karachi}.click()`);
      await visitor.waitFor(`${karachi}.ariaSelected`, 'true');
      await visitor.open('/');
      await visitor.evaluate(`document.querySelector('form').requestSubmit()`);
      await visitor.waitFor(
        `document.body.textContent.includes('Please enter a valid email address.')`,
        true,
      );
    });

    test('staff log in, save a record, recover a failed remote by Retry, and preview an invoice', async ({
      visitor,
      front,
    }) => {
      front.faults = [{ path: /remote-invoice\/.*\.js/, status: 503, body: '{}', type: 'application/json' }];
      await visitor.resize(1280, 900);
      await visitor.openAlive('/admin/team');
      await visitor.type('Username', 'admin');
      await visitor.type('Password', 'admin123');
      await visitor.click('button', 'Login');
      await visitor.sees('heading', 'Dashboard');

      await visitor.click('link', 'Team');
      await visitor.click('button', 'Add Team Member');
      await visitor.type('Name', 'Nadia Aziz');
      await visitor.type('Role', 'Engineer');
      await visitor.type('Bio', 'Builds bridges.');
      await visitor.click('button', 'Save');
      await visitor.click('button', 'Delete Nadia Aziz');
      await visitor.waitFor(`document.body.textContent.includes('Team Member Removed')`, true);

      await visitor.click('link', 'Receipts');
      await visitor.sees('button', 'Retry');
      await visitor.sees('navigation', 'Admin');
      front.faults = [];
      await visitor.click('button', 'Retry');
      await visitor.sees('heading', 'Invoice Generator');
      await visitor.type('Item Name', 'Design');
      await visitor.type('Rate', '100');
      await visitor.click('button', 'Add Item');
      await visitor.sees('button', 'Remove Design');
      await visitor.click('button', 'Preview');
      await visitor.sees('dialog', 'Invoice Preview');
      await visitor.waitFor(
        `document.querySelector('dialog').textContent.includes('$100.00') || [...document.querySelectorAll('dialog *')].some((part) => part.shadowRoot?.textContent.includes('$100.00'))`,
        true,
      );
    });
  });
}
