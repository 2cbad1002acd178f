import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mirror } from '../server/mirror';
import { beat, stopBeating } from './heartbeat';
import { nginxConfig, type NginxOptions } from './nginxConfig';
import { nginxPath, reload, testConfig } from './nginxProcess';
import { readPointer } from '../store/log/readLog';
import { SiteFolder } from '../server/siteFolder';

export interface NginxTarget extends NginxOptions {
  /** The configuration's file. */
  out: string;
}

/** What became of a new configuration: read by a running nginx, ready for one, or written where there is no nginx to test it. */
export type NginxOutcome = 'loaded' | 'written' | 'untested';

/**
 * Writes the configuration for a store's folder and has a running nginx read it.
 * @throws when nginx refuses it: it then stands beside the old one, which stays in use.
 */
export function updateNginx(folder: string, { out, ...options }: NginxTarget): NginxOutcome {
  const candidate = `${out}.next`;
  mkdirSync(dirname(out), { recursive: true });
  mkdirSync(options.temporary, { recursive: true });
  writeFileSync(candidate, nginxConfig(new SiteFolder(folder), options));
  const nginx = nginxPath();
  if (nginx) testConfig(nginx, candidate);
  renameSync(candidate, out);
  if (!nginx) return 'untested';
  return reload(options.pid) ? 'loaded' : 'written';
}

/** How often the pointer is looked at, in milliseconds. */
const pollTime = 500;

/** Writes a new configuration after each change and for each new composition, until `signal` says that it is enough. */
export async function followPointer(
  mirror: Mirror,
  target: NginxTarget,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const { heartbeats } = target;
  let known = stateOf(mirror.folder);
  while (!signal.aborted) {
    await pause(pollTime, undefined, { signal }).catch(() => undefined);
    try {
      await mirror.update();
      // Only a look at the store that succeeded counts.
      if (heartbeats) beat(heartbeats);
      const state = stateOf(mirror.folder);
      if (state === known) continue;
      known = state;
      const outcome = updateNginx(mirror.folder, target);
      log(
        outcome === 'loaded'
          ? 'nginx has read what is new'
          : `${target.out} is new; nginx does not run with it`,
      );
    } catch (error) {
      log(`nginx goes on as it is. ${(error as Error).message}`);
    }
  }
  if (heartbeats) stopBeating(heartbeats);
}

/** Changes with everything that a configuration is made of: the newest change and the finished compositions. */
function stateOf(folder: string): string {
  const inside = (name: string) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).sort() : [];
  const finished = inside('compositions').filter((name) =>
    existsSync(join(folder, 'compositions', name, 'composition.json')),
  );
  return [readPointer(folder)?.sequence ?? 'nothing published', ...finished].join(' ');
}
