import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { integrityOf } from '../../webpack/integrity';
import { checkOut, publishFrom } from '../checkout';
import { copyStore, type StoreCopy } from '../deploy/storeCopy';
import { serveStore, type RunningSite } from '../runningSite';
import { expect, logIn, test } from '../site';
import { goTo } from '../staff/desk';

const root = join(import.meta.dirname, '../..');
const heading = 'Invoice Generator';
const others = ['shell', 'remote-public', 'remote-admin'];

test.describe.serial('remote-invoice alone', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  test.describe.configure({ timeout: 240_000 });
  let folder: string;
  /** The team's checkout: the second build in it finds what the first one left. */
  let work: string;
  let copy: StoreCopy;
  let site: RunningSite;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    work = checkOut('remote-invoice', folder, 'work');
    copy = await copyStore();
    site = await serveStore(copy.folder);
  });

  test.afterAll(() => {
    site.stop();
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Publishes the remote from its team's checkout, with one replacement in a file of it. */
  function publishChanged(file: string, replaced: string | RegExp, by: string): void {
    const source = join(work, 'remote-invoice/src', file);
    const text = readFileSync(source, 'utf8');
    const changed = text.replace(replaced, by);
    expect(changed).not.toBe(text);
    writeFileSync(source, changed);
    const { status, output } = publishFrom('remote-invoice', work, copy.folder);
    expect(output).toContain('is live');
    expect(status, output).toBe(0);
  }

  /** Every file of the other applications as it was released. */
  async function expectOthersUntouched(before: Record<string, string>): Promise<void> {
    const after = await copy.liveReleases();
    for (const name of others) {
      expect(after[name], name).toBe(before[name]);
      const { integrity } = await copy.store.manifest(name, after[name]!);
      for (const [file, hash] of Object.entries(integrity))
        expect(integrityOf(await copy.store.releaseFile(name, after[name]!, file)), file).toBe(hash);
    }
  }

  const visit = async (page: Page) => {
    await logIn(page);
    await page.goto(`${site.url}/admin/receipts`);
  };

  test('is published and rolled back without a file of the others changing', async ({ page }) => {
    const before = await copy.liveReleases();
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    publishChanged('pages/InvoicePage.tsx', heading, 'Another headline');
    await expectOthersUntouched(before);
    expect((await copy.liveReleases())['remote-invoice']).not.toBe(before['remote-invoice']);
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Another headline' })).toBeVisible();

    const { status } = spawnSync('npm', ['run', '--silent', 'rollback'], {
      cwd: root,
      env: { ...process.env, STORE: copy.folder },
    });
    expect(status).toBe(0);
    expect(await copy.liveReleases()).toEqual(before);
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('is broken without the others noticing', async ({ page, problems }) => {
    problems.expect(/injected fault/);
    const before = await copy.liveReleases();
    publishChanged(
      'pages/InvoicePage.tsx',
      'function InvoicePage() {',
      "function InvoicePage() {\n  if (typeof window !== 'undefined') throw new Error('injected fault');",
    );
    await expectOthersUntouched(before);
    await visit(page);
    await expect(page.getByRole('alert')).toContainText('stopped working');
    await goTo(page, 'Team', 'Team Members');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`${site.url}/services`);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  });
});
