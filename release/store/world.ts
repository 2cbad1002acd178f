import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that may hold the right to write. */
export interface Process {
  host: string;
  pid: number;
}

/** All that a client of the store takes from elsewhere: the simulation has clocks and chance of its own. */
export interface World {
  /** Milliseconds of a clock that never goes back; its zero means nothing. */
  now(): number;
  /** What the wall clock says. It is shown to people; nothing is decided by it. */
  date(): Date;
  /** @throws when `signal` is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A name that nobody else has. */
  id(): string;
  /** This process. */
  self: Process;
  /** Whether a process is known to have ended. Nothing is known of other machines. */
  hasEnded(process: Process): boolean;
}

/** The machine that this process runs on. */
export const machine: World = {
  now: () => performance.now(),
  date: () => new Date(),
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
  id: () => randomUUID(),
  self: { host: hostname(), pid: process.pid },
  hasEnded: ({ host, pid }) => host === hostname() && !isRunning(pid),
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
