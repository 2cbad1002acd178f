import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headingOf } from './headingOf';
import { checkOut } from './checkout';
import { serveCopy, type ServedCopy } from './deploy/storeCopy';
import { startDevelopment } from './developmentServer';
import { accessibilityFindings, expect, hydrated, logIn, open, test } from './site';

const root = join(import.meta.dirname, '..');

test.describe('developing one remote against the live site', { tag: '@long' }, () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let live: ServedCopy;
  /** Parent folder of the checkouts. */
  let folder: string;

  test.beforeAll(async () => {
    live = await serveCopy();
    folder = dirname(live.folder);
  });

  test.afterAll(() => live.remove());

  test('a staff remote: its working copy and its new page', async ({ page, problems }) => {
    const work = checkOut('remote-invoice', folder, 'invoice');
    const source = edit(join(work, 'remote-invoice'));
    source('src/Generator.tsx', (code) => code.replaceAll('Invoice Generator', 'Invoice Workshop'));
    source('src/pages.ts', (code) =>
      code.replace(
        'pages: [',
        `pages: [{ path: '/admin/quotes', module: 'pages/QuotesPage', navigation: { label: 'Quotes', icon: 'Banknote', order: 65 } },`,
      ),
    );
    source('src/pages/QuotesPage.tsx', () => quotesPage);
    source('src/pages/QuotesLead.tsx', () => quotesLead);

    const gateway = await startDevelopment('remote-invoice', work, live.url);
    try {
      await logIn(page);
      await open(page, `${gateway.url}/admin/receipts`);
      await expect(page.getByRole('heading', { level: 1, name: 'Invoice Workshop' })).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      // Development builds are not minified.
      const entry = await page.request.get(`${gateway.url}/r/remote-invoice/development/remoteEntry.js`);
      expect((await entry.text()).split('\n').length).toBeGreaterThan(1000);

      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Quotes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
      const answer = await page.reload();
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

      // An edit preserves all state: in the page's own module, and in a component that it renders.
      const note = page.getByLabel('Note');
      await note.fill('typed by hand');
      source('src/pages/QuotesPage.tsx', (code) => code.replace('>Quotes<', '>Offers<'));
      await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible({ timeout: 20_000 });
      source('src/pages/QuotesLead.tsx', (code) => code.replace('All quotes', 'All offers'));
      await expect(page.getByText('All offers')).toBeVisible({ timeout: 20_000 });
      await expect(note).toHaveValue('typed by hand');
      // An edit of the hooks resets the state, which does not fit.
      source('src/pages/QuotesPage.tsx', (code) => code.replace("useState('')", "useState('anew')"));
      await expect(note).toHaveValue('anew', { timeout: 20_000 });

      // A component that throws is named, and comes back with the edit that fixes it.
      problems.expect(/lead is not defined/, /QuotesLead/);
      const messages: string[] = [];
      page.on('console', (message) => void messages.push(message.text()));
      source('src/pages/QuotesLead.tsx', (code) => code.replace('<p>All offers</p>', 'lead()'));
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
      expect(messages.join('\n')).toMatch(/ReferenceError: lead is not defined\s+at QuotesLead /);
      source('src/pages/QuotesLead.tsx', (code) => code.replace('lead()', '<p>All offers</p>'));
      await expect(page.getByText('All offers')).toBeVisible({ timeout: 20_000 });

      // A build error covers the page until it is fixed.
      problems.expect(/webpack-dev-server|Module build failed|SyntaxError|TS\d+/);
      const overlay = page.locator('#webpack-dev-server-client-overlay');
      source('src/pages/QuotesPage.tsx', (code) => `${code})`);
      await expect(overlay).toBeVisible({ timeout: 20_000 });
      source('src/pages/QuotesPage.tsx', (code) => code.slice(0, -1));
      await expect(overlay).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();

      // The public side is the live release, and hydrates.
      await open(page, `${gateway.url}/services`);
      await expect(page.getByRole('heading', { level: 1, name: headingOf('/services') })).toBeVisible();
    } finally {
      await gateway.stop();
    }
  });

  test('the public remote: rendered by the working copy, without hydrating the HTML of another release', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/, /no-such-page/);
    const work = checkOut('remote-public', folder, 'public');
    const source = edit(join(work, 'remote-public'));
    source('src/home/HeroSection.tsx', (code) => code.replace('Explore Services', 'See what we do'));
    source('src/pages.ts', (code) =>
      code.replace('pages: [', `pages: [{ path: '/quotes', module: 'pages/QuotesPage' },`),
    );
    source('src/pages/QuotesPage.tsx', () => quotesPage);
    source('src/pages/QuotesLead.tsx', () => quotesLead);
    const gateway = await startDevelopment('remote-public', work, live.url);
    try {
      await open(page, gateway.url);
      await expect(page.getByRole('link', { name: 'See what we do' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: headingOf('/') })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(`${gateway.url}/#about`);

      const added = await page.goto(`${gateway.url}/quotes`);
      expect(added?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

      const unknown = await page.goto(`${gateway.url}/no-such-page`);
      expect(unknown?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();

      await open(page, live.url);
      await expect(page.getByRole('link', { name: 'Explore Services' })).toBeVisible();
    } finally {
      await gateway.stop();
    }
  });

  test('wrong arguments are explained', () => {
    const run = (options: string[], port?: string) => {
      const { status, stderr } = spawnSync('npx', ['vibrant-peak', 'develop', 'remote-invoice', ...options], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...(port && { PORT: port }) },
      });
      return { status, stderr };
    };
    const unsaid = run([]);
    expect(unsaid.stderr).toContain('Say which live site');
    expect(unsaid.status).toBe(2);
    const { port } = new URL(live.url);
    const { status, stderr } = run(['--against', 'http://localhost:8080'], port);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(status).toBe(1);
  });
});

const quotesPage = `import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { QuotesLead } from './QuotesLead';

function QuotesPage() {
  const [note, setNote] = useState('');
  return (
    <>
      <h1>Quotes</h1>
      <QuotesLead />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </>
  );
}

export const page = definePage({ component: QuotesPage, metadata: { title: 'Quotes' } });
`;

const quotesLead = `export const QuotesLead = () => <p>All quotes</p>;
`;

/** Edits files of a folder; a missing file starts empty. */
const edit = (folder: string) => (file: string, change: (code: string) => string) => {
  const path = join(folder, file);
  const before = /Quotes\w+\.tsx$/.test(file) ? readOr(path, '') : readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, after);
};

const readOr = (path: string, fallback: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};
