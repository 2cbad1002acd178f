import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '../../engine/log/entry';
import { integrityOf } from '../../webpack/integrity';
import { edit, publishFrom, renumber, runIn } from '../checkout';
import { expect, logIn, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { checkOutNewer, useSparkline } from './newerCheckout';
import { names, newer, parts, renders, type Name } from './parts';
import { serveCopy, type ServedCopy } from './storeCopy';

test.describe('version skew of releases that teams build', { tag: '@long' }, () => {
  // Each test continues with the releases of the previous one.
  test.describe.configure({ mode: 'serial' });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let folder: string;
  let copy: ServedCopy;
  /**
   * Checkouts of two teams: newer sources of the shell, and of a remote that uses its new export.
   */
  let host: string;
  let alone: string;
  let original: Releases;
  /** The releases that were published from the newer sources. */
  const next: Partial<Releases> = {};

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    copy = await serveCopy();
    original = await copy.liveReleases();
    host = checkOutNewer(folder, 'shell');
    alone = checkOutNewer(folder, 'remote-public');
    useSparkline(alone);
  });

  test.afterAll(() => {
    copy.remove();
    removeFolder(folder);
  });

  /**
   * Expects a publish to succeed: the application is live with a release that the site did not have
   * before.
   */
  async function isLive({ status, output }: ReturnType<typeof publishFrom>, name: Name): Promise<void> {
    expect(status, output).toBe(0);
    const live = (await copy.liveReleases())[name]!;
    expect(live).not.toBe(original[name]);
    next[name] = live;
  }

  /**
   * Expects all other applications to be live as before, by their releases and by each script's
   * hash.
   */
  async function othersStay(published: Name): Promise<void> {
    const live = await copy.liveReleases();
    for (const name of names.filter((one) => one !== published)) {
      const hash = (next[name] ?? original[name])!;
      expect(live[name], name).toBe(hash);
      const { integrity } = await copy.store.releases.manifest(name, hash);
      for (const [file, expected] of Object.entries(integrity))
        expect(integrityOf(await copy.store.releases.file(name, hash, file)), file).toBe(expected);
    }
  }

  /** Expects a command to be refused with these reasons, and the live site to stay as it is. */
  async function isRefused(command: string, name: Name, ...says: RegExp[]): Promise<void> {
    const before = await copy.liveReleases();
    const { status, output } = runIn(name === 'shell' ? host : alone, command, name, copy.folder);
    for (const reason of says) expect(output).toMatch(reason);
    expect(status).toBe(3);
    expect(await copy.liveReleases()).toEqual(before);
  }

  test('a remote that uses an export of a newer shell is refused by the type check as long as the older one is live', async () => {
    await isRefused(
      'publish',
      'remote-public',
      /remote-public does not fit the types of the shell [\w-]+: .*OpeningsSection\.tsx\(\d+,\d+\): .*'Sparkline'/,
    );
  });

  test('a newer shell goes live, and older remotes run in it', async ({ page, problems }) => {
    problems.expect(/404/);
    await isLive(publishFrom('shell', host, copy.folder), 'shell');
    await logIn(page);
    for (const name of names) {
      const { path, text } = parts[name];
      await renders(page, copy.url + path, name === 'shell' ? newer(text) : text);
    }
  });

  test('then the newer remote goes live from a checkout without the others, and the shell cannot go back', async ({
    page,
  }) => {
    const { path, text } = parts['remote-public'];
    await isLive(publishFrom('remote-public', alone, copy.folder), 'remote-public');
    await othersStay('remote-public');
    await renders(page, copy.url + path, newer(text));
    await expect(page.getByText('Openings since May')).toBeVisible();
    await isRefused(
      'rollback',
      'shell',
      /remote-public uses Sparkline of @vibrant-peak\/shared\/ui, which the shell does not export: publish a remote-public that does without it first/,
    );
  });

  test('16: a shell that is built with a new major version of React waits for its remotes', async () => {
    renumber(host, 'react', '20.0.0');
    await isRefused(
      'publish',
      'shell',
      /remote-public needs react \^19\.[0-9.]+, the shell provides 20\.0\.0: publish both at once/,
    );
  });

  test('a shell that removes exports of live remotes, or requires new properties, is refused, with the names of the remotes', async () => {
    edit(host, 'shared/src/ui/index.ts', "export { Sparkline } from './Sparkline';\n", '');
    edit(host, 'shared/src/ui-overlay/ModalDialog.tsx', /\btitle\b/g, 'caption');
    edit(host, 'shared/src/ui/Picture.tsx', '  ratio: number;', '  ratio: number;\n  purpose: string;');
    const incompatible = (remote: string, fault: string) =>
      new RegExp(
        `${remote} does not fit the types of the new shell: src/.*\\(\\d+,\\d+\\): [^]*${fault}[^]*: publish a ${remote} that fits both first`,
      );
    await isRefused(
      'publish',
      'shell',
      incompatible('remote-public', 'has no exported member \'?"?Sparkline'),
      incompatible('remote-public', "'purpose' is missing"),
      incompatible('remote-admin', "'title' does not exist"),
      incompatible('remote-invoice', "'title' does not exist"),
    );
  });

  test('the newer remote is rolled back alone', async ({ page }) => {
    const { status, output } = runIn(alone, 'rollback', 'remote-public', copy.folder);
    expect(status, output).toBe(0);
    expect(await copy.liveReleases()).toEqual({ ...original, shell: next['shell'] });
    await renders(page, copy.url + parts['remote-public'].path, parts['remote-public'].text);
  });
});
