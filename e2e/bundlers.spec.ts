import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { buildRemote } from './buildRemote';
import { edit } from './checkout';
import { serveCopy, type ServedCopy } from './deploy/storeCopy';
import { sectionsOf } from './documents/documentedSteps';
import { Terminal } from './documents/terminal';
import { serveStore } from './runningSite';
import { expect, hydrated, logIn, open, test } from './site';
import { removeFolder } from './temporaryFiles';

const root = join(import.meta.dirname, '..');
const sectionsIn = (page: string) => sectionsOf(readFileSync(join(root, 'docs/how-to', page), 'utf8'));

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: ServedCopy;
let place: string;
test.beforeAll(async () => {
  copy = await serveCopy();
  place = mkdtempSync(join(tmpdir(), 'bundlers-'));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
});
test.afterAll(() => {
  copy.remove();
  removeFolder(place);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Files of the content that the page has loaded. What its document contains is not among them. */
const collectionsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.json')),
  );

async function showsTheRemote(page: Page): Promise<void> {
  await open(page, `${copy.url}/careers`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Harbor' }).click();
  await expect(heading(page, 'The harbor')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.goto(`${copy.url}/harbor/ships`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Greetings: 0' }).click();
  await expect(page.getByRole('button', { name: 'Greetings: 1' })).toBeVisible();
  expect(await collectionsOf(page)).toEqual([]);
  await page.goto(`${copy.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Two berths are free' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Berths' }).click();
  await expect(heading(page, 'Berths')).toBeVisible();
}

/**
 * Opens a page of another origin with the code of the how-to, which shows a page of a remote.
 * @param adapted the code for another remote than that of the how-to.
 * @returns a function that ends both servers.
 */
async function openElsewhere(
  page: Page,
  remote: string,
  adapted = (code: string) => code,
): Promise<() => void> {
  let script = '';
  const partner = createServer((request, response) =>
    request.url === '/'
      ? response
          .setHeader('Content-Type', 'text/html')
          .end('<div id="page"></div><script src="host.js" type="module"></script>')
      : response.setHeader('Content-Type', 'text/javascript').end(script),
  );
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  const site = await serveStore(copy.folder, { corsOrigins: [origin] });
  const release = (await copy.liveReleases())[remote]!;
  const steps = sectionsIn('show-a-page-elsewhere.md').flatMap((section) => section.steps);
  const code = steps.flatMap((step) => ('code' in step ? [step.code] : [])).join('');
  const file = join(place, 'host.tsx');
  writeFileSync(file, adapted(code).replace('https://the.site', site.url).replace('1-release', release));
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]!.text;
  await page.goto(origin);
  return () => {
    partner.close();
    site.stop();
  };
}

test('a page of another origin shows a page of the site, where that is allowed', async ({
  page,
  problems,
}) => {
  problems.expect(/^request for tools/);
  const release = (await copy.liveReleases())['remote-public']!;
  const manifest = await fetch(`${copy.url}/r/remote-public/${release}/mf-manifest.json`);
  const { shared } = (await manifest.json()) as { shared: { hash: unknown }[] };
  expect(new Set(shared.map(({ hash }) => typeof hash))).toEqual(new Set(['string']));
  const close = await openElsewhere(page, 'remote-public');
  await expect(heading(page, 'How We Work')).toBeVisible();
  close();
});

/** The code of the how-to, with a page of the example in the place of its own. */
const withShips = (code: string) =>
  code
    .replace('remote-public', 'remote-harbor')
    .replace("'remote_public'", "'remote_harbor'")
    .replace('remote_public/howWeWork/HowWeWorkPage', 'remote_harbor/ShipsPage')
    .replace(
      "import { version } from 'react';",
      "import * as react from 'react';\nimport { version } from 'react';",
    )
    .replace('  shared: {', '  shared: {\n    react: provide(version, react),');

for (const [bundler, tag] of [
  ['Rspack', ''],
  ['Vite', ' @long'],
] as const)
  test(`a remote that ${bundler} built is checked, published, hydrated, rolled back and retired${tag}`, async ({
    page,
    problems,
  }) => {
    problems.expect(/^request for tools/);
    const folder = join(place, bundler);
    const terminal = new Terminal(root, { CHROMIUM: 'none' });
    const documentAt = async (path: string) => (await fetch(copy.url + path)).text();
    const run = async (command: string) => {
      if (command === 'node build.mjs') buildRemote(folder);
      else if (command.startsWith('export ')) terminal.set({ STORE: copy.folder });
      else if (command.includes('check-release')) {
        terminal.set({ CHROMIUM: '' });
        const output = await terminal.run(command);
        expect(output).toContain('Opened: /admin, /harbor, /harbor/ships, /admin/harbor');
        terminal.set({ CHROMIUM: 'none' });
      } else if (command !== 'npm install') await terminal.run(command.replace('../harbor', folder));
      if (command.includes(' rollback ')) expect(await documentAt('/harbor')).toContain('The harbor');
    };
    await logIn(page);
    for (const { title, steps } of sectionsIn(`build-with-${bundler.toLowerCase()}.md`)) {
      if (title.startsWith('Take it back')) {
        await showsTheRemote(page);
        const close = await openElsewhere(page, 'remote-harbor', withShips);
        await page.getByRole('button', { name: 'Greetings: 0' }).click();
        await expect(page.getByRole('button', { name: 'Greetings: 1' })).toBeVisible();
        close();
        edit(folder, 'src/HarborPage.tsx', 'The harbor', 'The port');
        buildRemote(folder);
        await terminal.run('npx vibrant-peak publish --from dist');
        expect(await documentAt('/harbor')).toContain('The port');
      }
      for (const step of steps) if ('command' in step) await run(step.command);
    }
    expect((await fetch(`${copy.url}/harbor`)).status).toBe(404);
  });
