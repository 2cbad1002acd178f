import { Agent, get as httpGet } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalObjects } from '../objects/localObjects';
import { Store } from '../store/store';
import { filesIn } from '../objects/folderFiles';
import { cacheFolder } from './cacheFolder';
import { FileCache } from './fileCache';
import { writeFixtureStore, type FixtureStore } from '../testing/fuzz/fixtureStore';
import { exchange, openSocket, resetPipelines } from '../testing/fuzz/rawSocket';
import { openFiles, startServer, type ServerProcess } from '../testing/fuzz/serverProcess';

const folder = mkdtempSync(join(tmpdir(), 'listen-'));
let fixture: FixtureStore;
beforeAll(async () => (fixture = await writeFixtureStore(folder)));

let server: ServerProcess;
// A test that fails leaves no server behind.
afterEach(() => server?.stop('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const get = async (port: number, path: string) => (await exchange(port, request(path), 10_000)).toString();

test('a stopping server finishes its transfers first; metrics and access log record them', async () => {
  server = await startServer({ STORE: folder, ACCESS_LOG: '1', METRICS_PORT: '0' });
  expect(await get(server.port, '/livez')).toContain('{"status":"alive"}');
  expect(await get(server.port, '/readyz')).toContain('{"status":"ready"}');
  expect(await get(server.port, '/healthz')).toMatch(
    /"status":"current","lastLook":"\d{4}-.*"composition":1/,
  );
  await get(server.port, '/team?name=somebody');
  await get(server.port, '/no-such-page');

  const metricsPort = Number(/Metrics: http:\/\/localhost:(\d+)\/metrics/.exec(server.errors())?.[1]);
  const metrics = await get(metricsPort, '/metrics');
  expect(metrics).toContain('site_requests_total{composition="1",canary="no",status="200"} 1');
  expect(metrics).toContain('site_requests_total{composition="1",canary="no",status="404"} 1');
  expect(metrics).toMatch(
    /site_request_duration_seconds_count\{composition="1",canary="no",status="200"\} 1/,
  );
  expect(metrics).toMatch(/^site_changes_seen 0$/m);
  expect(metrics).toMatch(/^site_store_look_age_seconds [01]?\.\d+$/m);
  // The site itself has no such address.
  expect(await get(server.port, '/metrics')).toMatch(/^HTTP\/1\.1 404/);
  const line = server.output().find((text) => text.includes('"/team"'));
  expect(JSON.parse(line!)).toMatchObject({
    method: 'GET',
    path: '/team',
    status: 200,
    composition: 1,
    canary: false,
  });
  expect(server.output().join()).not.toContain('somebody');

  const slow = await openSocket(server.port);
  slow.write(request(fixture.largeFile));
  await new Promise((resolve) => slow.once('readable', resolve));
  const ended = server.stop();
  await refused(server.port);
  let received = 0;
  slow.on('data', (chunk: Buffer) => (received += chunk.length));
  await new Promise((resolve) => slow.once('close', resolve));
  expect(received).toBeGreaterThan(8 * 1024 * 1024);
  expect(await ended).toBe(0);
}, 60_000);

/** Waits until new connections are refused. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const answer = await get(port, '/').catch((error: NodeJS.ErrnoException) => error.code);
    if (answer === 'ECONNREFUSED') return;
  }
}

test('a stopping server loses no request of connections that are in use', async () => {
  server = await startServer({ STORE: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures: (string | undefined)[] = [];
  const get = () =>
    new Promise<string | undefined>((resolve) => {
      const asked = httpGet({ host: '127.0.0.1', port: server.port, path: '/team', agent }, (response) => {
        response.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
        response.resume().on('end', () => resolve(undefined));
      });
      asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    });
  let answered = 0;
  const clients = Array.from({ length: 20 }, async (_, index) => {
    for (let failure; failure === undefined;) {
      failure = await get();
      if (failure === undefined) answered++;
      else failures.push(failure);
      // As people do, each at another time.
      await pause(index * 5);
    }
  });
  while (answered < 200) await pause(5);
  expect(await server.stop()).toBe(0);
  await Promise.all(clients);
  expect(failures).toEqual(Array.from({ length: 20 }, () => 'ECONNREFUSED'));
  agent.destroy();
}, 60_000);

test('a transfer that does not end is aborted at the limit', async () => {
  server = await startServer({ STORE: folder, DRAIN_SECONDS: '1' });
  const stuck = await openSocket(server.port);
  stuck.write(request(fixture.largeFile));
  await new Promise((resolve) => stuck.once('readable', resolve));
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeGreaterThanOrEqual(900);
  expect(server.errors()).toContain('after 1 s are cut off');
  stuck.destroy();
}, 60_000);

const busyPort = async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  return { busy, port: (busy.address() as AddressInfo).port };
};

test.each(['PORT', 'METRICS_PORT'])(
  'a port in use ends the server with a sentence that names %s',
  async (variable) => {
    const { busy, port } = await busyPort();
    await expect(startServer({ STORE: folder, [variable]: String(port) })).rejects.toThrow(
      new RegExp(`did not start: Port ${port} is in use\\. .*, or choose another one with ${variable}\\.\n$`),
    );
    busy.close();
  },
);

test('a host that is not of this machine is one sentence', async () => {
  await expect(startServer({ STORE: folder, HOST: '192.0.2.1' })).rejects.toThrow(
    /did not start: http:\/\/192\.0\.2\.1:0 cannot be served \(.*\)\. Correct HOST or PORT\.\n$/,
  );
});

test('a metrics host that is unknown is one sentence, before the site is served', async () => {
  const environment = { STORE: folder, METRICS_HOST: '192.0.2.1', METRICS_PORT: '0' };
  await expect(startServer(environment)).rejects.toThrow(
    /did not start: http:\/\/192\.0\.2\.1:0 cannot be served \(.*\)\. Correct METRICS_HOST or METRICS_PORT\.\n$/,
  );
});

test('with LOG=json each line is an object with its time', async () => {
  server = await startServer({ STORE: folder, LOG: 'json', METRICS_PORT: '0' });
  const lines = [...server.output(), ...server.errors().split('\n')].filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    message: expect.stringMatching(/^Metrics: http/),
  });
  expect(server.output().join()).toMatch(/"message":"Vibrant Peak: http/);
});

test('neither a closed terminal nor a closed pipe of the access log ends a server', async () => {
  server = await startServer({ STORE: folder, ACCESS_LOG: '1' });
  server.closeOutput();
  process.kill(server.pid, 'SIGHUP');
  for (let turn = 0; turn < 20; turn++) expect(await get(server.port, '/')).toMatch(/^HTTP\/1\.1 200 /);
  expect(server.isRunning()).toBe(true);
  expect(await server.stop()).toBe(0);
});

test('an IPv6 host is printed in brackets', async () => {
  server = await startServer({ STORE: folder, HOST: '::1', METRICS_PORT: '0', METRICS_HOST: '::1' });
  expect(server.output().at(-1)).toMatch(/: http:\/\/\[::1\]:\d+$/);
  expect(server.errors()).toMatch(/^Metrics: http:\/\/\[::1\]:\d+\/metrics$/m);
});

test('connections that are reset with requests in their pipeline leave no open files behind', async () => {
  server = await startServer({ STORE: folder });
  await get(server.port, fixture.script);
  const before = openFiles(server.pid)!;
  for (const path of [fixture.script, fixture.largeFile]) await resetPipelines(server.port, path, 200);
  for (let waited = 0; openFiles(server.pid)! > before && waited < 5000; waited += 100) await pause(100);
  expect(openFiles(server.pid)).toBeLessThanOrEqual(before);
  expect(server.errors()).toBe('');
});

test('pipelined requests are answered in their order', async () => {
  server = await startServer({ STORE: folder });
  const open = (path: string) => request(path).toString().replace('Connection: close\r\n', '');
  const bytes = ['/team', '/no-such-page', '/livez', '/'].map(open).join('');
  const answers = await exchange(server.port, Buffer.from(bytes + request('/admin').toString()), 10_000);
  const shown = [...answers.toString().matchAll(/<title>(\w+)<|"(alive)"/g)].map(
    ([, page, probe]) => page ?? probe,
  );
  expect(shown).toEqual(['team', '404', 'alive', 'index', 'admin']);
});

test('a server with few descriptors accepts fewer connections, and continues to answer', async () => {
  server = await startServer({ STORE: folder }, '300');
  const sockets = await Promise.all(Array.from({ length: 400 }, () => openSocket(server.port)));
  let closed = 0;
  sockets.forEach((socket) => socket.once('close', () => closed++));
  sockets.forEach((socket) => socket.resume());
  for (let waited = 0; closed < 300 && waited < 5000; waited += 50) await pause(50);
  expect(closed).toBe(300);
  const kept = sockets.find((socket) => !socket.destroyed)!;
  const answered = new Promise<Buffer>((resolve) => kept.once('data', resolve));
  kept.write(request('/team'));
  expect(String(await answered)).toContain('HTTP/1.1 200');
  sockets.forEach((socket) => socket.destroy());
  await pause(200);
  expect(await get(server.port, '/')).toContain('HTTP/1.1 200');
  expect(server.errors()).toBe('');
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

test('a server with a cache shows what is in it while the store does not answer, and says so', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const variables = {
    STORE: 's3://bucket',
    S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    MIRROR: join(folder, 'caches'),
    PORT: '0',
  };
  Object.assign(process.env, variables);
  const place = cacheFolder();
  for (const name of Object.keys(variables)) delete process.env[name];
  await new FileCache(new Store(new LocalObjects(folder)), new LocalObjects(place), filesIn(place)).update();
  // Starting takes its time on a busy machine.
  const plain = await timed(async () => {
    server = await startServer({ STORE: folder });
    await server.stop();
  });
  const start = await timed(async () => {
    server = await startServer({
      ...variables,
      AWS_REGION: 'test',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
  });
  // Without one the first look is waited for, ten seconds.
  expect(start - plain).toBeLessThan(8000);
  expect(await get(server.port, '/team')).toContain('HTTP/1.1 200');
  expect(await get(server.port, fixture.script)).toContain('HTTP/1.1 200');
  expect(await get(server.port, '/healthz')).toContain('"status":"stale"');
  silent.close();
});
