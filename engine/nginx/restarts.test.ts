import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/freePort';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { startServer, type ServerProcess } from '../testing/fuzz/serverProcess';
import { nginxPath, startNginx } from '../../e2e/nginx';

const program = nginxPath();
if (!program && process.env['CI']) throw new Error('nginx is missing: sh e2e/install.sh nginx');

(program ? test : test.skip)(
  'behind nginx, a restart of either of two servers fails no request under load',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-two-'));
    // Workers of an nginx started by root run as the user `nobody`.
    chmodSync(folder, 0o755);
    const site = join(folder, 'store');
    await writeFixtureStore(site);
    const ports = { node: await freePort(), second: await freePort(), nginx: await freePort() };
    const start = (port: number) => startServer({ STORE: site, PORT: String(port) });
    const servers: [ServerProcess, ServerProcess] = [await start(ports.node), await start(ports.second)];
    const nginx = startNginx(program!, folder, ports);
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${ports.nginx}${path}`).then(({ status }) => status);
    while ((await ask('/').catch(() => 0)) !== 200) await pause(50);

    let isOver = false;
    const answers = new Map<string | number, number>();
    const visitor = async () => {
      while (!isOver)
        // nginx caches no answers to probes: each is of a server.
        for (const path of ['/healthz', '/'])
          await ask(path)
            .catch((error: Error) => error.message)
            .then((answer) => answers.set(answer, (answers.get(answer) ?? 0) + 1));
    };
    const load = Promise.all(Array.from({ length: 8 }, visitor));
    for (const [index, port] of [ports.node, ports.second].entries()) {
      await pause(300);
      await servers[index]!.stop();
      servers[index] = await start(port);
    }
    await pause(300);
    isOver = true;
    await load;
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(100);

    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await Promise.all([ended, ...servers.map((server) => server.stop())]);
    rmSync(folder, { recursive: true, force: true });
  },
  180_000,
);
