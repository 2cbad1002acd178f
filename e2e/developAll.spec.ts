import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, edit } from './checkout';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { expect, logIn, test } from './site';
import { removeFolder } from './temporaryFiles';

const apps = ['shell', 'remote-public', 'remote-admin', 'remote-invoice'];

test(
  'npm run dev: each edit of a component of the shared package appears, with typed text preserved',
  { tag: '@long' },
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    const work = checkOut(apps, folder, 'work');
    const port = await freePort();
    const server = spawn('npm', ['run', '--silent', 'dev', '-w', 'shell'], {
      cwd: work,
      env: { ...process.env, PORT: String(port) },
      // A process group of its own, so that npm's children end with it.
      detached: true,
    });
    const output: string[] = [];
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => output.push(String(text)));
    try {
      await expect
        .poll(() => output.join(''), { timeout: 60_000 })
        .toContain(`Open http://localhost:${port}`);
      await test.step('pages of the live profile are not shown', async () => {
        const options = { headers: { accept: 'text/html' } };
        const answer = await page.request.get(`http://localhost:${port}/`, options);
        const text = await answer.text();
        expect(text).toContain('"path":"/admin/team"');
        expect(text).not.toContain('<html lang="en" data-live');
      });
      const inSource = (file: string, from: string, to: string) => edit(work, `shared/src/${file}`, from, to);
      await test.step('a part of the page: typed text is preserved', async () => {
        await logIn(page);
        await page.goto(`http://localhost:${port}/admin/team`, { timeout: 60_000 });
        const search = page.getByRole('searchbox').first();
        await search.fill('typed by hand', { timeout: 60_000 });
        let label = 'Switch to dark mode';
        for (const name of ['Change to dark mode', 'Turn to dark mode', 'Go to dark mode']) {
          inSource('ui/ThemeToggle.tsx', label, name);
          await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 20_000 });
          await expect(search).toHaveValue('typed by hand');
          label = name;
        }
      });
      await test.step('a lazy part: in the open dialog', async () => {
        await page.goto(`http://localhost:${port}/projects?project=greenline`, { timeout: 60_000 });
        let label = 'Close dialog';
        await expect(page.getByRole('button', { name: label })).toBeVisible({ timeout: 60_000 });
        for (const name of ['Shut dialog', 'End dialog', 'Leave dialog']) {
          inSource('ui-overlay/ModalDialog.tsx', label, name);
          await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 20_000 });
          label = name;
        }
      });
    } finally {
      // An open page would report the missing server.
      await page.close();
      await endProcess(server, { group: true });
      removeFolder(folder);
    }
  },
);
