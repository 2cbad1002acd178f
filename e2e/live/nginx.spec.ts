import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPath, startNginx } from '../nginx';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { button } from '../staff/desk';
import { removeFolder } from '../temporaryFiles';
import { join as joinSite, manager, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.skip(!nginxPath() && !process.env['CI'], 'nginx is missing');
test.use(still);

let site: LiveSite;
let nginx: ChildProcess;
let folder: string;
let port: number;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-live-'));
  // Workers of an nginx started by root run as the user `nobody`.
  chmodSync(folder, 0o755);
  port = await freePort();
  site = await startLive(async (url) => {
    nginx = startNginx(nginxPath()!, folder, { node: Number(new URL(url).port), nginx: port });
    return { ORIGIN: `http://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1' };
  });
});
test.afterAll(async () => {
  await Promise.all([site.stop(), endProcess(nginx)]);
  removeFolder(folder);
});

/** A login with an invented account, from another address. @returns the status of the answer. */
const strangersLogin = (turn: number) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` };
    const address = { host: '127.0.0.1', port, localAddress: '127.0.0.2' };
    request({ ...address, path: '/api/session', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .on('error', reject)
      .end(JSON.stringify({ email: `nobody-${turn}@the.site`, password: 'not a password' }));
  });

test('behind nginx a stranger who tries many accounts stops nobody else from signing in', async ({
  page,
  problems,
}) => {
  // The count of messages is asked for while the session ends.
  problems.expect(/401/);
  await joinSite(page, site.firstLink, manager);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.context().clearCookies();

  const statuses: number[] = [];
  // Each wait doubles: on a slow machine the first ones are over before the next attempt.
  for (let turn = 0; turn < 60 && statuses.at(-1) !== 429; turn++) statuses.push(await strangersLogin(turn));
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);

  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
