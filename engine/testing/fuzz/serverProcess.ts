import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** A server in a process of its own, with inspectable memory and files. */
export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts `vibrant-peak serve` on a free port, from the root of the repository.
 * @param descriptors how many it may have.
 */
export async function startServer(environment: Record<string, string>, descriptors = 'unlimited') {
  // A small heap is collected often: memory that stays is memory that leaks.
  const limit = descriptors === 'unlimited' ? '' : `ulimit -n ${descriptors} && `;
  const heap = ['--max-semi-space-size=1', '--max-old-space-size=96'];
  const serve = [...heap, '--import', 'tsx', 'cli/commands/main.ts', 'serve'];
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...serve], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The server did not start: ${errors}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const listening = /http:\/\/[^/\s]+:(\d+)/.exec(output)?.[1];
      if (listening) resolve(Number(listening));
    });
  });
  return {
    port,
    pid: child.pid!,
    /** Its output on standard error. */
    errors: () => errors,
    /** Lines that it has written to standard output. */
    output: () => output.split('\n').filter(Boolean),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Stops reading its output, as `… serve | head` does. */
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /** Ends it as an operator would; resolves with its exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Open files and sockets of a process; `undefined` on systems without this information. */
export const openFiles = (pid: number) => fromProc(() => readdirSync(`/proc/${pid}/fd`).length);

/** Memory of a process in MB; `undefined` on systems without this information. */
export const memoryOf = (pid: number) =>
  fromProc(() => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

function fromProc(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
