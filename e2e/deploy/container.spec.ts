import { randomUUID } from 'node:crypto';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { testSource } from '../../live/src/testing/testSource';
import { freePort } from '../freePort';
import { pagesOf, textOf } from '../invoice/pdf';
import { joinByLink, staffCalls } from '../live/staffCalls';
import { firstLinkOf } from '../liveSite';
import { expect, test } from '../site';
import { readCompose, wordsOf } from './containers/composeFile';
import { buildImages, makeStandIns, standIns } from './containers/images';
import { hasPodman, startPodman, type Podman } from './containers/podman';

test.skip(!!process.env['SITE'], 'starts containers of its own');
test.skip(
  !hasPodman,
  'needs Podman, as root: sh e2e/install.sh podman crun netavark aardvark-dns catatonit debootstrap',
);

/** The machine that has the containers, and another visitor's. */
const [machine, stranger] = ['172.28.0.1', '172.28.0.200'];
const servers = ['site-1', 'site-2'];
const started = ['database', ...servers, 'nginx'];

/**
 * Builds `deploy/Containerfile` and runs the services of `deploy/compose.yaml` with Podman: with the
 * names, addresses, users, rights and volumes of the file. Node, nginx and PostgreSQL come from Debian
 * and npm instead of the registry of Docker.
 */
test.describe.serial('the containers of deploy/compose.yaml', { tag: '@long' }, () => {
  let machineOf: Podman;
  let [url, strangers] = ['', ''];
  let compose: ReturnType<typeof readCompose>;

  const podman = (...args: string[]) => machineOf.podman(...args);
  const start = (name: string) => podman('run', '--detach', ...wordsOf(name, compose.services[name]!));
  const isHealthy = (name: string) =>
    podman('healthcheck', 'run', name).then(
      () => true,
      () => false,
    );
  const healthy = (name: string) => expect.poll(() => isHealthy(name), { timeout: 120_000 }).toBe(true);
  const readiness = async () => (await fetch(`${url}/readyz`)).json() as Promise<object>;
  const forward = (from: string, to: Parameters<Podman['forward']>[1]) =>
    machineOf.forward(Number(new URL(from).port), to);
  /** Stops a container, with the time that the file gives it. @returns its exit code. */
  const stopped = async (name: string) => {
    const { stop_grace_period: time = '10s' } = compose.services[name]!;
    await podman('stop', '--time', time.replace('s', ''), name);
    return podman('inspect', '--format', '{{.State.ExitCode}}', name);
  };

  test.beforeAll(async () => {
    test.setTimeout(1_500_000);
    machineOf = await startPodman();
    const ports = [await freePort(), await freePort()] as const;
    [url, strangers] = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`];
    compose = readCompose({ ORIGIN: url, DATABASE_PASSWORD: randomUUID().replaceAll('-', '') });
    await makeStandIns(machineOf);
    await podman('tag', standIns.postgres, `localhost/${compose.services['database']!.image}`);
    await buildImages(machineOf, Object.values(compose.services));
    const { subnet } = compose.networks['site']!.ipam.config[0];
    await podman('network', 'create', '--internal', '--subnet', subnet, '--gateway', machine, 'site');
  });
  test.afterAll(() => machineOf?.remove());

  test('publishes the site into the volume, and both servers and nginx serve it', async () => {
    await podman('run', '--rm', ...wordsOf('publish', compose.services['publish']!));
    await start('database');
    await healthy('database');
    for (const name of servers) {
      await start(name);
      await healthy(name);
    }
    await start('nginx');
    // A second address of the machine, from which another visitor comes.
    await machineOf.inside('ip', 'address', 'add', `${stranger}/24`, 'dev', 'podman1');
    const nginx = { host: '172.28.0.10', port: 80 };
    await forward(url, { ...nginx, from: machine });
    await forward(strangers, { ...nginx, from: stranger });
    expect(await (await fetch(url)).text()).toContain('<h1');
    expect(await readiness()).toMatchObject({ status: 'ready', database: 'ready' });
  });

  test('the server prints an invoice in the sandbox of Chromium, in letters of many scripts', async () => {
    // Of several links, the last one is valid.
    const log = await podman('logs', servers.at(-1)!);
    const cookie = await joinByLink(url, await firstLinkOf({ output: () => `${log}\n` }));
    const { call, mayIssueInvoices } = staffCalls(url, cookie);
    await mayIssueInvoices(url);
    const name = 'Beratung, консультация, ‎استشارة, 相談 and 상담';
    const { invoice, more: eInvoice } = testSource({ items: [{ id: 1, name, quantity: '1', amount: '80' }] });
    const { newItem, template } = freshDraft();
    const once = () => ({ 'idempotency-key': randomUUID() });
    const draft = { newItem, template, invoice, eInvoice };
    const { id } = (await call<{ id: number }>(url, 'POST /invoices', draft, once())).body;
    const issued = await call(url, `POST /invoices/${id}/issue`, {}, { ...once(), 'if-match': '"1"' });
    expect(issued).toMatchObject({ status: 200 });
    const answer = await fetch(`${url}/api/invoices/${id}/pdf`, { headers: { cookie } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const [page] = await pagesOf(Buffer.from(await answer.arrayBuffer()));
    for (const words of ['Beratung', 'консультация', '相談', '상담']) expect(textOf(page!)).toContain(words);
    // Without `degraded`, which would say that Chromium does not start.
    expect(await readiness()).toEqual({ status: 'ready', database: 'ready' });
  });

  test('nothing runs as root, has a capability or writes beside its volumes', async () => {
    for (const name of started) {
      const status = await podman('exec', name, 'cat', '/proc/1/status');
      expect([name, /^Uid:\s+(\d+)/m.exec(status)![1]]).not.toEqual([name, '0']);
      expect([name, ...status.match(/^(CapEff|CapBnd|NoNewPrivs|Seccomp):.*$/gm)!]).toEqual([
        name,
        'CapEff:\t0000000000000000',
        'CapBnd:\t0000000000000000',
        'NoNewPrivs:\t1',
        'Seccomp:\t2',
      ]);
    }
    for (const name of [...servers, 'nginx'])
      await expect(podman('exec', name, 'touch', '/etc/own')).rejects.toThrow('Read-only file system');
  });

  test('a stranger who tries many accounts stops nobody else from signing in', async () => {
    const attempt = async (from: string, turn: number) => {
      const body = JSON.stringify({ email: `nobody-${turn}@the.site`, password: 'not a password' });
      const headers = { 'content-type': 'application/json', origin: url };
      return (await fetch(`${from}/api/session`, { method: 'POST', headers, body })).status;
    };
    let status = 0;
    for (let turn = 0; turn < 60 && status !== 429; turn++) status = await attempt(strangers, turn);
    expect(status).toBe(429);
    expect(await attempt(url, 100)).toBe(401);
  });

  test('a server that stops ends in order, while nginx asks the other one', async () => {
    for (const name of servers) {
      let isStopping = true;
      const stopping = stopped(name).finally(() => (isStopping = false));
      while (isStopping) expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect(await stopping).toBe('0');
      await podman('start', name);
      await healthy(name);
    }
    for (const name of ['nginx', ...servers, 'database'])
      expect([name, await stopped(name)]).toEqual([name, '0']);
  });
});
