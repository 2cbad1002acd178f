import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from '../checkout';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import { expect, test } from '../site';
import { removeFolder } from '../temporaryFiles';

const apps = ['shell', 'remote-public', 'remote-admin', 'remote-invoice'];

test(
  'the site starts in a folder whose name means something in an address',
  { tag: '@long' },
  async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    const work = checkOut(apps, folder, '50%20 #1 [x]');
    const port = await freePort();
    const server = spawn('npx', ['vibrant-peak', 'start'], {
      cwd: work,
      env: { ...process.env, PORT: String(port), BUILD: 'quick', STORE: join(folder, 'store') },
      // A process group of its own, so that npm's children end with it.
      detached: true,
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
    const ended = new Promise<never>((_, reject) => server.once('exit', () => reject(new Error(output))));
    try {
      const started = expect.poll(() => output, { timeout: 160_000 }).toContain(`http://localhost:${port}`);
      await Promise.race([started, ended]);
      const page = await request.get(`http://localhost:${port}/team`);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('remote-public');
    } finally {
      ended.catch(() => undefined);
      await endProcess(server, { group: true });
      removeFolder(folder);
    }
  },
);
