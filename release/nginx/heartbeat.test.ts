import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFixtureStore } from '../server/fuzz/fixtureStore';
import { exchange } from '../server/fuzz/rawSocket';
import { SiteFolder } from '../server/siteFolder';
import { beat, stopBeating } from './heartbeat';
import { nginxConfig } from './nginxConfig';
import { nginxPath } from './nginxProcess';

const folder = mkdtempSync(join(tmpdir(), 'alike-'));
chmodSync(folder, 0o755);
writeFixtureStore(folder);
const heartbeats = join(folder, 'nginx/heartbeats');
const nginx = nginxPath();
/** The tests of the servers in a browser need nginx and install it; here it is taken where it is. */
const testWithNginx = nginx ? test : test.skip;
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

let child: ChildProcess | undefined;
const ports = { nginx: 0 };

beforeAll(async () => {
  if (nginx) ports.nginx = await startNginx(nginx);
});

afterAll(async () => {
  if (child) {
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startNginx(program: string): Promise<number> {
  const finder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => finder.once('listening', resolve));
  const port = portOf(finder);
  await new Promise((resolve) => finder.close(resolve));
  const temporary = join(folder, 'nginx/temporary');
  mkdirSync(temporary, { recursive: true });
  const file = join(folder, 'nginx/nginx.conf');
  const options = { host: '127.0.0.1', port, pid: join(folder, 'nginx/pid'), temporary, heartbeats };
  writeFileSync(file, nginxConfig(new SiteFolder(folder), options));
  child = spawn(program, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  while (!(await ask(port, '/').catch(() => undefined))) await pause(50);
  return port;
}

const ask = async (port: number, path: string) =>
  (
    await exchange(port, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`), 10_000)
  ).toString();

testWithNginx('health behind nginx says when its follower has gone', async () => {
  const health = () => ask(ports.nginx, '/healthz');
  expect(await health()).toContain('"status":"stale"');
  beat(heartbeats);
  expect(await health()).toContain('"status":"current","composition":1');
  // As if the last beat was a minute ago.
  beat(heartbeats, Date.now() - 60_000);
  expect(await health()).toContain('"status":"stale"');
  beat(heartbeats);
  stopBeating(heartbeats);
  expect(await health()).toContain('"status":"stale"');
});
