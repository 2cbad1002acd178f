import type { ChildProcess } from 'node:child_process';

/** Time for a process to end before it is killed, in milliseconds. */
const timeout = 10_000;

interface Options {
  signal?: NodeJS.Signals;
  /** Ends its child processes, too; requires a child spawned `detached` whose output is read. */
  group?: boolean;
}

/**
 * Ends a process and waits until it is gone: until then it may write to folders that the test
 * removes.
 */
export async function endProcess(
  child: ChildProcess,
  { signal = 'SIGTERM', group = false }: Options = {},
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // The output closes when the last process that could write to it has ended.
  const ended = new Promise((resolve) => child.once(group ? 'close' : 'exit', resolve));
  const send = (chosen: NodeJS.Signals) => (group ? process.kill(-child.pid!, chosen) : child.kill(chosen));
  send(signal);
  const kill = setTimeout(() => send('SIGKILL'), timeout);
  await ended;
  clearTimeout(kill);
}
