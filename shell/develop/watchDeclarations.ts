import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { findApps, type App } from '@vibrant-peak/webpack/apps';

/** Files of one change are written within this time, in milliseconds. */
const pause = 300;

const remotesIn = (root: string) => findApps(root).filter(({ role }) => role === 'remote');

/** Declarations as they are now: `tsImport` evaluates the modules again. */
const declared = async ({ name, folder }: App) =>
  [name, await tsImport(pathToFileURL(join(folder, 'src/pages.ts')).href, import.meta.url)] as const;

/**
 * Calls back once, when the remotes of a repository, or the pages that they declare, are others
 * than now. A declaration with an error is reported and waits for the next edit.
 */
export async function watchDeclarations(root: string, onChange: () => void): Promise<void> {
  const read = async () => JSON.stringify(await Promise.all(remotesIn(root).map(declared)));
  const known = await read();
  const look = async () => {
    const found = await read().catch((error: Error) => console.error(error.message));
    if (found !== undefined && found !== known) onChange();
  };
  let timer: NodeJS.Timeout | undefined;
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  };
  watch(root, lookSoon);
  for (const { folder } of remotesIn(root))
    watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
      // Components declare nothing.
      if (!file?.endsWith('.tsx')) lookSoon();
    });
}
