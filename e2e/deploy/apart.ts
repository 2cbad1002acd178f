import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { FaultPoint } from '../../engine/failpoint';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import type { SiteApart } from '../runningSite';
import type { StoreCopy } from './storeCopy';

/** Publishes and servers in processes of their own, which a test can kill. */

const root = join(import.meta.dirname, '../..');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Publishes another release of an application in a process that can be made to die. */
export function publishApart(
  copy: StoreCopy,
  name: string,
  stamp: string,
  diesAt?: FaultPoint,
): Promise<Ended> {
  const child = run('e2e/deploy/publishRestamped.ts', [copy.folder, name, stamp], {
    ...(diesAt && { PUBLISH_DIES_AT: diesAt }),
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal, output })));
}

/** `vibrant-peak serve` on a free port, or on the `PORT` of the given variables. */
export async function serveApart(
  { folder }: StoreCopy,
  variables: Record<string, string> = {},
): Promise<SiteApart> {
  const { PORT = String(await freePort()) } = variables;
  const child = run('cli/commands/main.ts', ['serve'], { STORE: folder, PORT, ...variables });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { url: `http://localhost:${PORT}`, stop: () => endProcess(child) };
}

/** A judge of a canary, which looks each second. @param sources where it reads page views. */
export function judgeApart({ folder }: StoreCopy, name: string, sources: string[]) {
  const options = ['--every', '1', '--hold', '0', '--json', ...sources];
  const child = run('cli/commands/main.ts', ['canary', 'judge', name, ...options], { STORE: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { output: () => output, code: () => child.exitCode, stop: () => endProcess(child) };
}

const run = (script: string, options: string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['--import', 'tsx', script, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
  });
