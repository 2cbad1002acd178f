import { dirname, join, resolve } from 'node:path';
import { Mirror, mirrorFolder } from '../server/mirror';
import { beat } from '../nginx/heartbeat';
import { followPointer, updateNginx, type NginxTarget } from '../nginx/updateNginx';
import { openStore } from '../store/openStore';
import { UsageError } from '../usageError';
import type { Command, CommandInput } from './runCommand';
import { wholeNumber } from './wholeNumber';

/**
 * Writes a whole nginx configuration that serves the store as the built-in server does. With `--follow` it goes on: each change
 * becomes a new configuration, tested and read by the nginx that runs.
 */
export const nginx: Command<NginxTarget & { status: string }> = {
  run: async ({ values, log }) => {
    const mirror = Mirror.of(await openStore(), mirrorFolder());
    await mirror.update();
    const target = targetOf(mirror.folder, values);
    if (target.heartbeats) beat(target.heartbeats);
    const status = updateNginx(mirror.folder, target);
    if (values['follow']) {
      log(sentenceOf({ status, ...target }));
      await followPointer(mirror, target, { log, signal: whenStopped() });
    }
    return { status, ...target };
  },
  describe: sentenceOf,
};

function targetOf(folder: string, { port, host, out, pid, follow }: CommandInput['values']): NginxTarget {
  const text = (value: typeof out, name: string, fallback: string) => {
    if (value === '') throw new UsageError(`${name} needs a value`);
    return typeof value === 'string' ? value : fallback;
  };
  const file = resolve(text(out, '--out', join(folder, 'nginx/nginx.conf')));
  return {
    out: file,
    host: text(host, '--host', '127.0.0.1'),
    port: port === undefined ? 8080 : wholeNumber(port, '--port', [1, 65_535]),
    pid: resolve(text(pid, '--pid', join(dirname(file), 'nginx.pid'))),
    temporary: join(dirname(file), 'temporary'),
    ...(follow && { heartbeats: join(dirname(file), 'heartbeats') }),
  };
}

function whenStopped(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

function sentenceOf({ status, out, host, port }: NginxTarget & { status: string }): string {
  const start = `start it with: nginx -c ${out}, then open http://${host}:${port}`;
  if (status === 'loaded') return `${out}: nginx has read it`;
  if (status === 'written') return `${out}: nginx does not run with it yet; ${start}`;
  return `${out}: not tested, because there is no nginx here (NGINX names one); ${start}`;
}
