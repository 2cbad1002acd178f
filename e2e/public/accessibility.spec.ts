import type { Page } from '@playwright/test';
import {
  expect,
  findingsInEveryLook,
  findingsOfState,
  headingLevels,
  open,
  resetLook,
  still,
  test,
} from '../site';
import { outside, scrollThrough, scrollTo, settled } from './look';

test.use(still);

const dialog = (page: Page) => page.getByRole('dialog');

/** What changes a part of the page alone: only that part is looked at again. The page behind a dialog is looked at once. */
const partOf: Record<string, string> = {
  'messages of the contact form': '#contact',
  'another office': '#contact',
  notice: '[role=status]',
  popup: 'dialog',
  'dialog of a project': 'dialog',
  'messages of the application form': 'main',
};

/** What can be opened on a page, each with a name. Each leaves the page ready for the next. */
const states: Partial<Record<string, Record<string, (page: Page) => Promise<void>>>> = {
  '/': {
    'messages of the contact form': async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Subject must be at least 4 characters.')).toBeVisible();
    },
    'another office': async (page) => {
      await page.getByRole('tab', { name: 'Karachi' }).click();
      await expect(page.getByTitle('Karachi Office Map')).toBeVisible();
    },
    notice: async (page) => {
      const form = page.getByRole('form', { name: 'Contact form' });
      for (const [label, value] of [
        ['Name', 'Jo'],
        ['Email', 'jo@firm.co'],
        ['Subject', 'Shop'],
        ['Message', 'We need a shop.'],
      ] as const) {
        await form.getByLabel(label, { exact: true }).fill(value);
      }
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    },
    popup: async (page) => {
      const portfolio = page.getByRole('region', { name: 'Portfolio', exact: true });
      await portfolio
        .getByRole('button', { name: /^View Details/ })
        // Which card is in view depends on the time: the others do not take a click.
        .and(page.locator(':not([inert] *)'))
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  '/services': {
    dialog: async (page) => {
      await page.getByRole('button', { name: 'Learn More' }).first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  '/projects': {
    'dialog of a project': async (page) => {
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  '/careers': {
    'messages of the application form': async (page) => {
      await page.getByRole('button', { name: 'Product Designer' }).click();
      await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
      await settled(page);
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('Please upload your resume')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Apply for/ })).toHaveCSS('opacity', '1');
    },
  },
};

/** One of the four pages of what is coming, which differ in a word, and the page for what is not there. */
const quietPaths = ['/blog', '/no-such-page'];

/** Headings go down one step at a time, and landmarks are there once. */
async function expectSoundOutline(page: Page, path: string): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), `${path} ${landmark}`).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  const levels = await headingLevels(page);
  for (const [index, level] of levels.entries())
    expect(level, `${path}, heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

/** What is tapped that is neither 24 pixels wide and high, nor has as much room around it. */
const tight = (page: Page) =>
  page
    .locator('a, button, input, textarea, [role=tab]')
    .filter({ visible: true })
    .evaluateAll((controls) => {
      const boxes = controls.map((control) => control.getBoundingClientRect());
      return controls
        .filter((_, index) => {
          const { x, y, width, height } = boxes[index]!;
          if (width >= 24 && height >= 24) return false;
          const reach = { left: x + width / 2 - 12, top: y + height / 2 - 12 };
          return boxes.some(
            (other, place) =>
              place !== index &&
              other.right > reach.left &&
              other.left < reach.left + 24 &&
              other.bottom > reach.top &&
              other.top < reach.top + 24,
          );
        })
        .map(({ textContent }) => textContent);
    });

// What all pages share is looked at by day and by night at both sizes, the others at a desk by day and on a phone by night.
for (const paths of [['/'], ['/services', '/projects'], ['/careers', '/team'], quietPaths]) {
  test(`${paths.join(', ')}: a sound outline, no accessibility finding, by day and by night, on a desk and on a phone, room for fingers`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    for (const path of paths) {
      await open(page, path);
      await expectSoundOutline(page, path);
      await scrollThrough(page);
      expect(await (path === '/' ? findingsInEveryLook : findingsOfState)(page), path).toEqual([]);
      expect(await tight(page), `${path}, what is tapped`).toEqual([]);
      if (['/', '/team'].includes(path)) {
        await scrollTo(page, 0);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
        const isPhone = (width: number) => width < 768;
        expect(await findingsInEveryLook(page, isPhone, 'header'), `${path}, the menu`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      for (const [name, reach] of Object.entries(states[path] ?? {})) {
        await resetLook(page);
        await reach(page);
        expect(await findingsOfState(page, partOf[name]), `${path}, ${name}`).toEqual([]);
      }
      await resetLook(page);
    }
  });
}

/** Both sides of each width where the layout changes, some between, and beyond that a few: nothing but the margins changes there. */
const widths = [
  320, 360, 400, 440, 479, 480, 560, 639, 640, 720, 767, 768, 880, 1023, 1024, 1279, 1280, 1920,
];
/** The least room of each layout: spaced text is wider at every width alike. */
const narrowest = [320, 480, 640, 768, 1024, 1280];
const spaced =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
test('everything fits at every width, with spaced text, too', async ({ page }) => {
  test.slow();
  for (const path of ['/', '/services', '/projects', '/careers', '/projects/greenline']) {
    await open(page, path);
    for (const style of ['', spaced]) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, style);
      for (const width of style ? narrowest : widths) {
        await page.setViewportSize({ width, height: 740 });
        expect(await outside(page), `${path} at ${width} ${style && 'spaced'}`).toEqual([]);
      }
    }
  }
});
