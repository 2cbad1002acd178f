import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyStore } from './deploy/storeCopy';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { removeFolder } from './temporaryFiles';

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
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const output = () => text;
  const url = `http://localhost:${used}`;
  // It composes the site first: on a busy machine that takes minutes.
  const started = expect.poll(output, { timeout: 480_000 }).toContain(`: ${url}\n`);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(text)));
  for (const each of [started, ended]) each.catch(() => undefined);
  await Promise.race([started, ended]).catch(async (error: unknown) => {
    await endProcess(child);
    throw error;
  });
  return { url, process: child, output };
}

/** The site of `npm run live`, with a database of its own and a copy of the test site's store. */
export interface LiveSite {
  url: string;
  /** Where the first manager joins. */
  firstLink: string;
  /** Folder of the store. */
  store: string;
  stop: () => Promise<void>;
}

/**
 * Starts it: all applications but remote-live are those of the test site.
 * @param variablesFor further variables of a site at this address.
 */
export async function startLive(
  variablesFor: (url: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<LiveSite> {
  const copy = await copyStore();
  const data = mkdtempSync(join(tmpdir(), 'vibrant-peak-live-'));
  const port = await freePort();
  const variables = await variablesFor(`http://localhost:${port}`);
  const server = await startLiveServer({ DATA: data, STORE: copy.folder, ...variables }, port);
  return {
    url: server.url,
    firstLink: await firstLinkOf(server),
    store: copy.folder,
    stop: async () => {
      await endProcess(server.process);
      // The reasons of answers that the browser saw as errors.
      for (const [error] of server.output().matchAll(/^[A-Z]+ \S+ failed: .*(\n +at .*)*/gm))
        console.log(error);
      removeFolder(data);
      copy.remove();
    },
  };
}

const firstLink = /http\S+#[\w-]{43}(?=\n)/;

/** Where the first manager joins. */
export async function firstLinkOf({ output }: Pick<LiveServer, 'output'>): Promise<string> {
  await expect.poll(output).toMatch(firstLink);
  return firstLink.exec(output())![0];
}
