import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/freePort';
import type { Composition } from '../formats/composition';
import { inventoryBytes } from '../formats/inventory';
import { LocalObjects } from '../objects/localObjects';
import type { Pointer } from '../log/entry';
import { Store } from '../store/store';
import { writeFixtureStore, type FixtureStore } from '../testing/fuzz/fixtureStore';
import { startServer, type ServerProcess } from '../testing/fuzz/serverProcess';
import { nginxPath, startNginx } from '../../e2e/nginx';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
// Workers of an nginx started by root run as the user `nobody`.
chmodSync(folder, 0o755);
const site = join(folder, 'store');
let fixture: FixtureStore;
const store = new Store(new LocalObjects(site));
const program = nginxPath();
// npm test installs nginx; only a development machine may skip this.
if (!program && process.env['CI']) throw new Error('nginx is missing: sh e2e/install.sh nginx');
const testWithNginx = program ? test : test.skip;

/**
 * nginx counts whole seconds: a response cached for one second is requested again after two, in
 * milliseconds.
 */
const expiry = 2100;

let ports: { node: number; metrics: number; nginx: number; tls: number };
let node: ServerProcess;
let nginx: ChildProcess;

beforeAll(async () => {
  if (!program) return;
  fixture = await writeFixtureStore(site);
  await addComposition(2, 'The second');
  await addComposition(3, 'The third', { '/?page_id=29': { to: '/team', permanent: true } });
  ports = {
    node: await freePort(),
    metrics: await freePort(),
    nginx: await freePort(),
    tls: await freePort(),
  };
  node = await startNode();
  nginx = startNginx(program, folder, ports);
  await until(async () => (await ask('/')).status === 200);
});

afterAll(async () => {
  if (!program) return;
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGTERM');
  await Promise.all([ended, node.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

testWithNginx(
  'no visitor sees that the server behind nginx is killed under load, is away, and comes back',
  async () => {
    const paths = [...fixture.pages, fixture.script, fixture.picture, '/sitemap.xml'];
    const encodings = ['', 'gzip', 'gzip, deflate, br, zstd'];
    const requests = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
    for (const { path, encoding } of requests) await ask(path, { 'Accept-Encoding': encoding });

    let isOver = false;
    const failures: string[] = [];
    let answers = 0;
    const visitor = async () => {
      for (let turn = 0; !isOver; turn++) {
        const { path, encoding } = requests[turn % requests.length]!;
        // Another spelling of the same wish, and an address with a query, are answered from the
        // same copy.
        const headers = { 'Accept-Encoding': encoding && `${encoding}, x-unknown` };
        const { status } = await ask(`${path}?visit=${turn}`, headers).catch((error: Error) => ({
          status: error.message,
        }));
        answers++;
        if (status !== 200) failures.push(`${path}: ${status}`);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, visitor));
    await pause(300);
    await node.stop('SIGKILL');
    await pause(expiry);
    expect((await ask('/healthz')).status).toBe(502);
    const before = answers;
    node = await startNode();
    await pause(500);
    isOver = true;
    await load;
    expect(before).toBeGreaterThan(100);
    expect(failures).toEqual([]);
  },
);

testWithNginx('a change is shown within two seconds, also where nobody has looked for a while', async () => {
  await setLive({ live: 1 });
  await until(async () => (await titleOf(await ask('/team'))) === 'team');
  await setLive({ live: 2 });
  await pause(expiry);
  expect(titleOf(await ask('/team'))).toBe('The second');
  await setLive({ live: 1 });
});

testWithNginx(
  'the home page with the query of a former site leads elsewhere, also right after a copy was made',
  async () => {
    await setLive({ live: 3 });
    await pause(expiry);
    for (let turn = 0; turn < 3; turn++) {
      expect((await ask('/')).status).toBe(200);
      const { status, headers } = await ask('/?page_id=29');
      expect([status, headers['location']]).toEqual([308, '/team']);
      expect((await ask('/?visit=1')).status).toBe(200);
    }
    await setLive({ live: 1 });
  },
);

testWithNginx('documents bind no visitor to https who comes by http', async () => {
  await until(async () => (await ask('/')).status === 200);
  expect((await ask('/')).headers).not.toHaveProperty('strict-transport-security');
  const direct = await fetch(`http://127.0.0.1:${ports.node}/`);
  expect(direct.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
});

testWithNginx('with the lines for a certificate it speaks HTTP/2, and binds browsers to https', async () => {
  const session = connect(`https://localhost:${ports.tls}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/' });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  session.destroy();
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

testWithNginx('documents ask for reports of pages, which pass, and no log has them', async () => {
  await until(async () => (await ask('/team')).headers['server-timing'] === 'reports;desc="1"');
  const before = readFileSync(join(folder, 'access.log'), 'utf8');
  const report = {
    composition: 1,
    canary: false,
    page: 'not-found',
    errors: { error: 0, load: 0, hydration: 0 },
  };
  const send = (body: unknown, origin: string) =>
    fetch(`http://localhost:${ports.nginx}/reports`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Origin: origin },
    });
  const own = `http://localhost:${ports.nginx}`;
  expect((await send(report, own)).status).toBe(204);
  expect((await send(report, 'https://other.example')).status).toBe(403);
  expect((await send('x'.repeat(1100), own)).status).toBe(413);
  // The lines of nginx come in order.
  await ask('/livez');
  await until(async () => readFileSync(join(folder, 'access.log'), 'utf8').length > before.length);
  expect(readFileSync(join(folder, 'access.log'), 'utf8').slice(before.length)).not.toContain('/reports');
  const counted = await fetch(`http://127.0.0.1:${ports.metrics}/metrics`);
  expect(await counted.text()).toMatch(/^site_page_views_total\{.*page="not-found"\} 1$/m);
});

testWithNginx('uploads pass up to 25 MB, and no larger ones', async () => {
  const upload = async (megabytes: number) => {
    const body = Buffer.alloc(megabytes * 1024 * 1024);
    return (await fetch(`http://127.0.0.1:${ports.nginx}/api/pictures`, { method: 'POST', body })).status;
  };
  // The site alone takes none: its answer shows that nginx has passed the upload on.
  expect(await upload(25)).toBe(405);
  expect(await upload(26)).toBe(413);
});

testWithNginx('a canary is shown to its share alone, and a preview under its own host alone', async () => {
  await setLive({ live: 1 });
  await until(async () => titleOf(await ask('/')) === 'index');
  await setLive({
    live: 1,
    canary: { name: 'second', owner: 'test', composition: 2, share: 50, replaced: {} },
  });
  await pause(expiry);
  for (const [bucket, title] of [10, 90, 10, 90].map((bucket) => [
    bucket,
    bucket < 50 ? 'The second' : 'index',
  ]))
    expect(titleOf(await ask('/', { Cookie: `bucket=${bucket}` }))).toBe(title);
  // A visitor without a cookie gets a number; that response must not be shared.
  const drawn = await Promise.all(Array.from({ length: 40 }, () => ask('/')));
  const cookies = drawn.map(({ headers }) => String(headers['set-cookie']));
  expect(new Set(cookies).size).toBeGreaterThan(5);
  expect(cookies.every((cookie) => cookie.startsWith('bucket='))).toBe(true);

  await setLive({ live: 1 });
  await until(async () => !(await ask('/')).headers['set-cookie']);
  expect(titleOf(await ask('/', { Host: `preview-2-${preview}.localhost` }))).toBe('The second');
  expect(titleOf(await ask('/'))).toBe('index');
});

const preview = '0123456789abcdef'.repeat(2);

async function addComposition(
  number: number,
  title: string,
  redirects: Composition['redirects'] = {},
): Promise<void> {
  const own = await store.composition(1);
  const file = await store.addFile(1, 'page.html', Buffer.from(`<!doctype html><title>${title}</title>`));
  const before = await store.inventory(own);
  const records = Object.entries(before.documents).map(([path, record]) => [path, { ...record, file }]);
  const changed = inventoryBytes({ ...before, documents: Object.fromEntries(records) });
  const inventory = await store.addFile(1, 'inventory', changed);
  await store.finishComposition({ ...own, number, preview, inventory, redirects });
}

async function setLive({ live, canary }: Pick<Pointer, 'live' | 'canary'>): Promise<void> {
  await store.decide({ reason: 'test' }, () => ({ live, canary }));
}

const startNode = () =>
  startServer({
    STORE: site,
    PORT: String(ports.node),
    METRICS_PORT: String(ports.metrics),
    REPORTS: 'on',
  });

function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port: ports.nginx, path, headers, agent: false },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode!,
              headers: incoming.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      outgoing.on('error', reject).end();
    },
  );
}

const titleOf = ({ body }: { body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await isSo().catch(() => false)); attempt++) {
    if (attempt === 100) throw new Error('It did not become so');
    await pause(50);
  }
}
