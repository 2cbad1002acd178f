import type { Page } from '@playwright/test';
import {
  expect,
  accessibilityFindings,
  findingsOfState,
  headingLevels,
  open,
  resetLook,
  sampled,
  still,
  test,
  variant,
} from '../site';
import { endAnimations } from '../endAnimations';
import { outside, scrollThrough, scrollTo } from './look';

test.use(still);

const dialog = (page: Page) => page.getByRole('dialog');

/**
 * States that change one part of the page: only that part is checked again. The page behind a
 * dialog is checked once.
 */
const partOf: Record<string, string> = {
  'messages of the contact form': '#contact',
  'another office': '#contact',
  notice: '[role=status]',
  popup: 'dialog',
  'dialog of a project': 'dialog',
  'messages of the application form': 'main',
};

/** States of each page by name. Each leaves the page ready for the next. */
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
        // The card in view depends on the time: others cannot be clicked.
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
      await endAnimations(page);
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByText('Please upload your resume')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Apply for/ })).toHaveCSS('opacity', '1');
    },
  },
};

/** One of the four Coming Soon pages, which differ in a word only, and the 404 page. */
const quietPaths = ['/blog', '/no-such-page'];

/** Heading levels never skip a step, and landmarks are unique. */
async function expectSoundOutline(page: Page, path: string): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), `${path} ${landmark}`).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  const levels = await headingLevels(page);
  for (const [index, level] of levels.entries())
    expect(level, `${path}, heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

/** Targets smaller than 24 by 24 pixels without enough space around them. */
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
            (other, otherIndex) =>
              otherIndex !== index &&
              other.right > reach.left &&
              other.left < reach.left + 24 &&
              other.bottom > reach.top &&
              other.top < reach.top + 24,
          );
        })
        .map(({ textContent }) => textContent);
    });

for (const [index, paths] of [
  ['/how-we-work', ...quietPaths],
  ['/'],
  ['/services', '/projects'],
  ['/careers', '/team'],
].entries()) {
  test(
    `${paths.join(', ')}: a sound outline and no accessibility violations, light and dark, on a desktop and on a phone, with large touch targets`,
    variant(index),
    async ({ page, problems }) => {
      problems.expect(/404/);
      for (const path of paths) {
        await open(page, path);
        await expectSoundOutline(page, path);
        await scrollThrough(page);
        expect(await findingsOfState(page), path).toEqual([]);
        expect(await tight(page), `${path}, what is tapped`).toEqual([]);
        if (['/', '/team'].includes(path)) {
          await scrollTo(page, 0);
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
          expect(await accessibilityFindings(page, 'header'), `${path}, the menu`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        for (const [name, reach] of Object.entries(states[path] ?? {})) {
          await resetLook(page);
          await reach(page);
          expect(await findingsOfState(page, partOf[name]), `${path}, ${name}`).toEqual([]);
        }
        await resetLook(page);
      }
    },
  );
}

/** Both sides of each breakpoint, the narrowest screen and a wide one. */
const widths = [320, 479, 480, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1920];
/** The narrowest width of each layout, for text with more spacing. */
const narrowest = [320, 480, 640, 768, 1024, 1280];
const spaced =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
test('everything fits at every width, also with text spacing', async ({ page }) => {
  test.slow();
  for (const path of ['/', '/services', '/projects', '/careers', '/how-we-work', '/projects/greenline']) {
    await open(page, path);
    for (const style of sampled(['', spaced], 1)) {
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
