import { createRequire } from 'node:module';
import { join } from 'node:path';
import { log } from '@vibrant-peak/engine/serverLog';
import { Piscina } from 'piscina';
import { problem } from '../http/problem';
import type { Jobs, Outcome, Result, Task } from './tasks';

/** Longest time of a job, with the start of its thread, in seconds. */
const longest: Record<keyof Jobs, number> = {
  readMail: 30,
  examineResume: 20,
  mediaTypeOf: 20,
  encodePicture: 120,
};

/** Most megabytes of a thread, without the bytes of files. */
const MAX_MEMORY = 384;
const MAX_THREADS = 2;
/** Jobs that wait for a thread. More are refused. */
const MAX_WAITING = 50;
/** How long an idle thread keeps its libraries in memory, in milliseconds. */
const idleTimeout = 30_000;

/** A job that was ended because it took too much time or memory. The message says which. */
export class OverLimit extends Error {}

/**
 * Runs a job in a thread beside the one that answers requests, which goes on meanwhile.
 * @param seconds how long the job may take.
 * @returns its result. Bytes in it are `Uint8Array`s.
 * @throws the job's own error or problem, an `OverLimit`, or a problem (503) when too many wait.
 */
export async function inWorker<Name extends keyof Jobs>(
  name: Name,
  task: Task<Name>,
  seconds = longest[name],
): Promise<Result<Name>> {
  await place();
  // The time begins when a thread is free.
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const outcome = (await threads().run({ name, task }, { signal })) as Outcome<Name>;
    if ('result' in outcome) return outcome.result;
    const { statusCode, message, details } = outcome.refusal;
    throw problem(statusCode, message, { details });
  } catch (error) {
    if (signal.aborted) throw new OverLimit(`It takes longer than ${seconds} seconds.`);
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new OverLimit(`It takes more than ${MAX_MEMORY} MB of memory.`);
    throw error;
  } finally {
    leave();
  }
}

let pool: Piscina | undefined;

function threads(): Piscina {
  if (pool) return pool;
  const filename = createRequire(join(process.cwd(), 'package.json')).resolve('@vibrant-peak/live/tasks');
  const started = new Piscina({
    filename,
    name: 'run',
    // A thread that blocks between jobs would throw late errors of one job during the next.
    atomics: 'disabled',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    ...(filename.endsWith('.ts') && { execArgv: ['--import', 'tsx'] }),
  });
  // The next job starts other threads. Those that wait for one that does not start get an error; a job
  // of another thread goes on.
  started.on('error', (error: Error) => {
    log(`A worker thread failed: ${error.message}`);
    if (pool === started) pool = undefined;
    if (started.threads.length === 0) void started.destroy();
  });
  return (pool = started);
}

let free = MAX_THREADS;
const waiting: (() => void)[] = [];

async function place(): Promise<void> {
  if (free > 0) {
    free--;
    return;
  }
  if (waiting.length >= MAX_WAITING)
    throw problem(503, 'Too many files are arriving right now. Please try again in a minute.');
  await new Promise<void>((begin) => waiting.push(begin));
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else free++;
}
