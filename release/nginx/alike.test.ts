import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSiteServer } from '../server/createSiteServer';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { Random } from '../testing/fuzz/random';
import { bytesOf, randomRequest, type FuzzRequest } from '../testing/fuzz/randomRequest';
import { exchange } from '../testing/fuzz/rawSocket';
import { SiteFolder } from '../server/siteFolder';
import { beat, stopBeating } from './heartbeat';
import { nginxConfig } from './nginxConfig';
import { nginxPath } from './nginxProcess';

const folder = mkdtempSync(join(tmpdir(), 'alike-'));
chmodSync(folder, 0o755);
const store = writeFixtureStore(folder);
const heartbeats = join(folder, 'nginx/heartbeats');
const nginx = nginxPath();
/** The tests of the servers in a browser need nginx and install it; here it is taken where it is. */
const testWithNginx = nginx ? test : test.skip;
if (!nginx)
  console.warn('No nginx here: whether both servers answer alike is not tested. See e2e/install.sh.');
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

let builtIn: Server;
let child: ChildProcess | undefined;
let ports: { builtIn: number; nginx: number };

beforeAll(async () => {
  builtIn = createSiteServer(folder);
  await new Promise<void>((resolve) => builtIn.listen(0, '127.0.0.1', resolve));
  ports = { builtIn: portOf(builtIn), nginx: nginx ? await startNginx(nginx) : 0 };
});

afterAll(async () => {
  builtIn.closeAllConnections();
  builtIn.close();
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
  while (!(await ask(port, { method: 'GET', target: '/', headers: [['Host', 'x']] }).catch(() => undefined)))
    await pause(50);
  return port;
}

/** Headers that browsers and caches act on; only these are compared. */
const relevant =
  /^(content-(type|range|encoding|security-policy)|etag|cache-control|location|vary|allow|x-robots-tag): /i;

async function ask(port: number, { method, target, headers }: FuzzRequest) {
  const bytes = bytesOf({ method, target, headers: [...headers, ['Connection', 'close']] });
  const answer = await exchange(port, bytes, 10_000);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  if (!first) throw new Error('no answer');
  const status = Number(first.split(' ')[1]);
  const found = lines.filter((line) => relevant.test(line)).map((line) => line.toLowerCase());
  return {
    status,
    headers: found.sort(),
    body: answer.subarray(end + 4).toString('latin1'),
  };
}

/** Refused and redirected requests are explained in other words by each server. */
function comparable({ method }: FuzzRequest, { status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  // With two reasons to refuse, either status is right.
  if (!/^(GET|HEAD)$/.test(method) && (status === 400 || status === 405)) return { status: 'refused' };
  if ([308, 400, 416, 304].includes(status))
    return { status, location: headers.filter((line) => line.startsWith('location')) };
  return { status, headers, body };
}

/** What RFC 9110 leaves to a server, each reads in its own way (decision 10): malformed headers, and `Range` with HEAD. */
const wellFormed: Record<string, (value: string, method: string) => boolean> = {
  Range: (value, method) => method === 'GET' && /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/i.test(value),
  'Accept-Encoding': (value) => {
    const codings = value.split(',').map((part) => part.trim());
    const names = codings.map((coding) => coding.split(';')[0]!.toLowerCase());
    return (
      codings.every((coding) => /^[\w*-]+(; ?q=[01](\.\d{1,3})?)?$/.test(coding)) &&
      new Set(names).size === names.length
    );
  },
};

const withoutKnownDifferences = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  headers: request.headers.filter(([name, value]) => wellFormed[name]?.(value, request.method) ?? true),
});

testWithNginx(
  'requests of the fuzz are answered alike by both servers',
  async () => {
    const random = new Random(1);
    for (let count = 0; count < 2000; count++) {
      if (count % 500 === 0) beat(heartbeats);
      const request = withoutKnownDifferences(randomRequest(random, store));
      // Bytes that an address cannot have (RFC 3986) are refused by one, read by the other.
      if (!/^[\x21-\x5b\x5d-\x7e]*$/.test(request.target)) continue;
      const answers = [await ask(ports.builtIn, request), await ask(ports.nginx, request)].map((answer) =>
        comparable(request, answer),
      );
      expect({ request, answer: answers[1] }).toEqual({ request, answer: answers[0] });
    }
  },
  120_000,
);

testWithNginx('/healthz behind nginx says when the process that follows the store has died', async () => {
  const health = async () =>
    (await ask(ports.nginx, { method: 'GET', target: '/healthz', headers: [['Host', 'x']] })).body;
  stopBeating(heartbeats);
  expect(await health()).toContain('"status":"stale"');
  beat(heartbeats);
  expect(await health()).toContain('"status":"current","composition":1');
  // As if that process had last reported a minute ago.
  beat(heartbeats, Date.now() - 60_000);
  expect(await health()).toContain('"status":"stale"');
  beat(heartbeats);
  stopBeating(heartbeats);
  expect(await health()).toContain('"status":"stale"');
});
