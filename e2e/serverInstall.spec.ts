import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyStore } from './deploy/storeCopy';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { issueInvoice } from './live/issueInvoice';
import { joinByLink, staffCalls } from './live/staffCalls';
import { firstLinkOf } from './liveSite';
import { expect, test } from './site';
import { removeFolder } from './temporaryFiles';

test.skip(!!process.env['SITE'], 'starts servers of its own');

/** `nobody`: as root, a test would write to folders that are read-only. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let parent: string;
let server: ChildProcess | undefined;
/** What the server has printed. */
let output: string;
test.beforeAll(() => {
  test.setTimeout(600_000);
  parent = mkdtempSync(join(tmpdir(), 'server-'));
  chmodSync(parent, 0o755);
  const built = join(parent, 'live');
  execFileSync('npm', ['run', 'build:server', built], { stdio: 'ignore' });
  cpSync(built, join(parent, 'serve'), { recursive: true });
});
test.afterEach(async () => {
  if (server) await endProcess(server);
});
test.afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', parent]);
  removeFolder(parent);
});

/** Installs what servers need, from the lock, and takes away the right to write. */
function install(name: string, ...args: string[]): string {
  const folder = join(parent, name);
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', ...args], { cwd: folder, stdio: 'ignore' });
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  return folder;
}

/** Starts a server without a home folder, on a copy of the store. @returns its address. */
async function start(folder: string, command: string[], variables: Record<string, string>): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, command, {
    cwd: folder,
    env: { PORT: String(port), ...variables },
    ...user,
  });
  output = '';
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk));
  server.once('exit', () => (output += 'ended'));
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/: http:\/\/localhost:\d+\n|ended$/);
  expect(output).toContain(`: http://localhost:${port}\n`);
  return `http://localhost:${port}`;
}

/** The first manager issues an invoice. @returns it as UBL. */
async function eInvoiceOf(url: string): Promise<string> {
  const cookie = await joinByLink(url, await firstLinkOf({ output: () => output }));
  const id = await issueInvoice(url, staffCalls(url, cookie));
  return (await fetch(`${url}/api/invoices/${id}/e-invoice?format=ubl`, { headers: { cookie } })).text();
}

test.describe('a server-only install, read-only and without a home folder', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 600_000 });

  test('serves the site with less than 120 MB', async ({ request }) => {
    const folder = install('serve', '--workspace', '@vibrant-peak/cli');
    const megabytes = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
    expect(megabytes).toBeLessThan(120);
    const copy = await copyStore();
    execFileSync('chmod', ['-R', 'a+rX', dirname(copy.folder)]);
    const url = await start(folder, ['vibrant-peak.js', 'serve'], { STORE: copy.folder });
    expect(await (await request.get(url)).text()).toContain('<h1');
    copy.remove();
  });

  test('serves the live profile, writes an electronic invoice and makes a backup', async ({ request }) => {
    const folder = install('live');
    const copy = await copyStore();
    execFileSync('chmod', ['-R', 'a+rwX', dirname(copy.folder)]);
    const data = mkdtempSync(join(tmpdir(), 'server-data-'));
    chmodSync(data, 0o777);
    const url = await start(folder, ['live.js'], { STORE: copy.folder, DATA: data });
    expect(await (await request.get(`${url}/readyz`)).json()).toEqual({ status: 'ready', database: 'ready' });
    expect((await request.get(`${url}/api/people`)).status()).toBe(401);
    expect(await eInvoiceOf(url)).toContain('<cbc:RegistrationName>Northwind<');
    const archive = join(data, 'backup.tar');
    const env = { STORE: copy.folder, DATA: data };
    execFileSync(process.execPath, ['vibrant-peak.js', 'backup', archive], { cwd: folder, env, ...user });
    expect(existsSync(archive)).toBe(true);
    await endProcess(server!);
    copy.remove();
    removeFolder(data);
  });
});
