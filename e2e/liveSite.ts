import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyStore } from './deploy/storeCopy';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { removeFolder } from './temporaryFiles';

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
 * Starts it as the command does: all applications but remote-live are those of the test site.
 * @param variablesFor further variables of a site at this address.
 */
export async function startLive(
  variablesFor: (url: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<LiveSite> {
  const copy = await copyStore();
  const data = mkdtempSync(join(tmpdir(), 'vibrant-peak-live-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = await variablesFor(url);
  const child = spawn(process.execPath, ['--import', 'tsx', 'live/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA: data, STORE: copy.folder, ORIGIN: '', DATABASE_URL: '' },
      ...variables,
    },
  });
  const output = listenTo(child);
  await expect.poll(output, { timeout: 120_000 }).toMatch(/#[\w-]{43}\n/);
  return {
    url,
    firstLink: /http\S+#[\w-]{43}/.exec(output())![0],
    store: copy.folder,
    stop: async () => {
      await endProcess(child);
      removeFolder(data);
      copy.remove();
    },
  };
}

function listenTo(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk));
  return () => text;
}
