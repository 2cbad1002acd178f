import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { integrityOf } from '../../webpack/integrity';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { serveCopy, type ServedCopy } from '../deploy/storeCopy';
import { expect, logIn, test } from '../site';
import { goTo } from '../staff/desk';
import { variantOf, type Edit } from '../variant';

const root = join(import.meta.dirname, '../..');
const heading = 'Invoice Generator';
const others = ['shell', 'remote-public', 'remote-admin'];

test.describe('remote-invoice alone', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let copy: ServedCopy;

  test.beforeAll(async () => {
    copy = await serveCopy();
  });

  test.afterAll(() => {
    copy.remove();
  });

  /** Publishes a release of the remote with edited scripts. */
  async function publishChanged(edit: Edit): Promise<void> {
    const hash = (await copy.liveReleases())['remote-invoice']!;
    const changed = await variantOf(copy.store, 'remote-invoice', hash, edit);
    expect(changed.hash).not.toBe(hash);
    const { status } = await publishReleases(copy.store, [changed], { log: () => undefined });
    expect(status).toBe('live');
  }

  /** Expects every file of the other applications to be unchanged. */
  async function expectOthersUntouched(before: Record<string, string>): Promise<void> {
    const after = await copy.liveReleases();
    for (const name of others) {
      expect(after[name], name).toBe(before[name]);
      const { integrity } = await copy.store.releases.manifest(name, after[name]!);
      for (const [file, hash] of Object.entries(integrity))
        expect(integrityOf(await copy.store.releases.file(name, after[name]!, file)), file).toBe(hash);
    }
  }

  const visit = (page: Page) => page.goto(`${copy.url}/admin/receipts`);

  test('can be published, rolled back and broken without affecting the other applications', async ({
    page,
    problems,
  }) => {
    problems.expect(/injected fault/);
    const before = await copy.liveReleases();
    await logIn(page);
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    await publishChanged((_file, code) => code.replaceAll(heading, 'Another headline'));
    await expectOthersUntouched(before);
    expect((await copy.liveReleases())['remote-invoice']).not.toBe(before['remote-invoice']);
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Another headline' })).toBeVisible();

    const { status } = spawnSync('npx', ['vibrant-peak', 'rollback'], {
      cwd: root,
      env: { ...process.env, STORE: copy.folder },
    });
    expect(status).toBe(0);
    expect(await copy.liveReleases()).toEqual(before);
    await visit(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    // Only the browser build throws; the build used for compositions is unchanged.
    await publishChanged((file, code) =>
      file.endsWith('.js')
        ? code.replace(`"${heading}"`, '(()=>{throw new Error("injected fault")})()')
        : code,
    );
    await expectOthersUntouched(before);
    await visit(page);
    await expect(page.getByRole('alert')).toContainText('stopped working');
    await goTo(page, 'Team', 'Team Members');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`${copy.url}/services`);
    await expect(page.getByRole('heading', { level: 1, name: headingOf('/services') })).toBeVisible();
  });
});
