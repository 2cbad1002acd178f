import type { Page } from '@playwright/test';
import { headingOf } from './headingOf';
import { hydrated, logIn, variant } from './site';
import { documents, expect, providerOf, releaseOf, scriptsOf, test } from './faults/front';

/** Shows whether a browser has run a changed file. */
const payload = ';window.tampered = true;';

const tampered = (page: Page) => page.evaluate(() => 'tampered' in window);

/** Scrolls to the end, which loads all lazy parts. */
const readOn = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** The first interaction, which loads the scripts of the page. */
const press = (page: Page) => page.keyboard.press('Tab');

interface Target {
  /** Requests whose responses are changed. */
  files: (site: string) => Promise<RegExp>;
  path: string;
  heading: string;
  /** Triggers the request, when opening the page does not. */
  trigger?: (page: Page) => Promise<unknown>;
}

const entryOf = (name: string) => async (site: string) =>
  new RegExp(`^${(await releaseOf(site, name)).base}${name === 'shell' ? 'shell' : 'remoteEntry'}\\.js`);

const home = { path: '/', heading: headingOf('/') };

const targets: Record<string, Target> = {
  "the shell's own script": { ...home, files: entryOf('shell') },
  'the entry of a remote': { ...home, files: entryOf('remote-public'), trigger: press },
  "a page's chunk": {
    ...home,
    files: (site) => scriptsOf(site, 'remote-public', 'home/HomePage'),
    trigger: press,
  },
  'every nested chunk of a page': {
    ...home,
    files: async (site) => {
      const { base, assets } = await releaseOf(site, 'remote-public');
      const first = [
        ...assets.exposes['home/HomePage']!.files,
        ...assets.exposes['layout/PublicLayout']!.files,
      ];
      return new RegExp(
        `^${base}(?!remoteEntry|${first.map((file) => file.replaceAll('.', '\\.')).join('|')}).*\\.js`,
      );
    },
    trigger: readOn,
  },
  'a shared chunk': {
    ...home,
    files: (site) => providerOf(site, '@vibrant-peak/shared/forms'),
    trigger: readOn,
  },
};

for (const [index, [name, { files, path, heading, trigger }]] of Object.entries(targets).entries()) {
  test(
    `${name} with an added statement is rejected, and the page stays readable`,
    variant(index),
    async ({ page, front, baseURL }) => {
      const struck: string[] = [];
      front.faults = [
        {
          path: await files(baseURL!),
          edit: (code) => {
            struck.push(code);
            return code + payload;
          },
        },
      ];
      await page.goto(front.url + path);
      await trigger?.(page);
      await expect.poll(() => struck.length).toBeGreaterThan(0);
      await page.waitForTimeout(1500);
      expect(await tampered(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('Work that changed a working day')).toBeAttached();
    },
  );
}

test(
  'a changed chunk of a staff page is rejected, and the frame around the page works',
  { tag: '@smoke' },
  async ({ page, front, baseURL }) => {
    await logIn(page);
    front.faults = [
      {
        path: await scriptsOf(baseURL!, 'remote-admin', 'screens/messages/MessagesPage'),
        edit: (code) => code + payload,
      },
    ];
    await page.goto(`${front.url}/admin/messages`);
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    expect(await tampered(page)).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  },
);

test(
  'scripts, handlers and styles injected into a document have no effect',
  { tag: '@smoke' },
  async ({ page, front, problems }) => {
    problems.expect(/policy violation/, /Content Security Policy/);
    const foreign = '<script>window.tampered = true</script><style>h1 { display: none }</style>';
    const handler = '<img src="/none" onerror="window.tampered = true"';
    front.faults = [
      {
        path: documents,
        edit: (html) => html.replace('</head>', `${foreign}</head>`).replace('<body>', `<body>${handler}>`),
      },
    ];
    await page.goto(front.url);
    await hydrated(page).catch(() => undefined);
    expect(await page.content()).toContain(handler);
    expect(await tampered(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
