import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endProcess } from './endProcess';
import { freePort } from './freePort';

/** A server of `npm run live`, in a process of its own. */
export interface LiveServer {
  url: string;
  process: ChildProcess;
  /** What it has printed. */
  output: () => string;
}

/**
 * Starts one as the command does, and waits until it serves.
 * @param variables its environment beside this process's.
 */
export async function startLiveServer(variables: Record<string, string>, port?: number): Promise<LiveServer> {
  const used = port ?? (await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', 'live/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(used), ORIGIN: '', DATABASE_URL: '', ...variables },
  });
  const url = `http://localhost:${used}`;
  let text = '';
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
        if (text.includes(`: ${url}\n`)) resolve();
      });
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(text)));
  // It composes the site first: on a busy machine that takes minutes.
  const late = AbortSignal.timeout(480_000);
  const expired = once(late, 'abort').then(() => Promise.reject(new Error(`Not started: ${text}`)));
  for (const each of [ended, expired]) each.catch(() => undefined);
  await Promise.race([started, ended, expired]).catch(async (error: unknown) => {
    await endProcess(child);
    throw error;
  });
  return { url, process: child, output: () => text };
}
