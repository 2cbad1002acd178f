import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/freePort';
import { nginxPath, startNginx } from '../../e2e/nginx';

const program = nginxPath();
if (!program && process.env['CI']) throw new Error('nginx is missing: sh e2e/install.sh nginx');
const testWithNginx = program ? test : test.skip;

let folder: string;
let site: Server;
let nginx: ChildProcess;
let ports: { node: number; nginx: number };
/** What the site was asked with. */
let asked: IncomingHttpHeaders[];

async function start(how?: Parameters<typeof startNginx>[3]): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'nginx-log-'));
  // Workers of an nginx started by root run as the user `nobody`.
  chmodSync(folder, 0o755);
  ports = { node: await freePort(), nginx: await freePort() };
  asked = [];
  site = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end('A page');
  });
  site.listen(ports.node, '127.0.0.1');
  await once(site, 'listening');
  nginx = startNginx(program!, folder, ports, how);
  while (!(await ask('/livez').catch(() => false))) await pause(50);
}

afterEach(async () => {
  if (!program) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  site.closeAllConnections();
  site.close();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${ports.nginx}${path}`, { headers });
const log = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Asks, and waits until nginx has written the line. */
async function lineAfter(path: string, headers?: Record<string, string>): Promise<string> {
  const before = log('access.log').length;
  await ask(path, headers);
  while (log('access.log').length === before) await pause(20);
  return log('access.log').slice(before);
}

const key = 'k3y-of-a-client_0123456789abcdefghijklmnopq';

testWithNginx('the log has no key of a page, name of a preview or query', async () => {
  await start();
  for (const [path, logged] of [
    [`/i/${key}`, '/i/-'],
    [`/i/${key}/pdf`, '/i/-/pdf'],
    [`//i/${key}?view`, '/i/-'],
    [`/%69/${key}`, '/i/-'],
    [`/api/previews/preview-2-${key}`, '/api/previews/-'],
    [`/?pass=${key}`, '/'],
    [`/api/session/company?code=${key}`, '/api/session/company'],
    ['/api/inbox/12/files/3', '/api/inbox/-'],
    ['/api/inbox/5f0c2d3e-aa11-4b0c-8d00-0123456789ab', '/api/inbox/-'],
    ['/services/design', '/services/design'],
  ] as const) {
    const line = await lineAfter(path);
    expect(line).toContain(`"GET ${logged} HTTP/1.1" 200`);
    expect(line).not.toContain(key);
  }
});

testWithNginx('the log has no key from the address of the page before', async () => {
  await start();
  expect(await lineAfter('/theme.css', { Referer: `https://the.site/i/${key}/pdf` })).toContain(
    '"https://the.site/i/-"',
  );
  expect(await lineAfter('/', { Referer: `https://other.example/a?b=${key}` })).toContain(
    '"https://other.example/a"',
  );
});

testWithNginx('while the site is away, no log has the key of a page', async () => {
  await start();
  site.closeAllConnections();
  site.close();
  expect((await ask(`/i/${key}`)).status).toBe(502);
  expect((await ask('/livez')).status).toBe(502);
  expect(log('error.log')).toContain('/livez');
  expect(log('error.log') + log('access.log')).not.toContain(key);
});

const ofCdn = { 'X-Forwarded-For': '192.0.2.99, 203.0.113.5:50123' };

testWithNginx('behind a CDN that is named, the address of a visitor is that of its header', async () => {
  await start({ isBehindProxy: true });
  expect(await lineAfter('/', ofCdn)).toMatch(/^203\.0\.113\.5 /);
  expect(asked.at(-1)).toMatchObject({ 'x-forwarded-for': '203.0.113.5' });
});

testWithNginx('without a CDN that is named, the header of a visitor counts for nothing', async () => {
  await start();
  expect(await lineAfter('/', ofCdn)).toMatch(/^127\.0\.0\.1 /);
  expect(asked.at(-1)).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
});
