import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyStore } from './deploy/storeCopy';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { startLiveServer, type LiveServer } from './liveServer';
import { removeFolder } from './temporaryFiles';
import { liveTestStore } from './testStore';

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
 * Starts it: its site is composed already, of the applications of the test site and remote-live.
 * @param variablesFor further variables of a site at this address.
 */
export async function startLive(
  variablesFor: (url: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<LiveSite> {
  const copy = await copyStore(liveTestStore);
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
