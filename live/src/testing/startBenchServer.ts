import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { origin } from './testLive';

/** Starts a server on a database, in a process of its own. */
export async function startBenchServer(address: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'benchServer.ts')], {
    env: { ...process.env, ADDRESS: address, ORIGIN: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, url: line.trim() };
}

/** Ends a server. @returns its CPU time in milliseconds: of the program and of the system. */
export async function stopBenchServer(child: ChildProcess): Promise<number[]> {
  child.kill();
  const [line] = (await once(child.stdout!, 'data')) as [string];
  return line.trim().split(' ').map(Number);
}
