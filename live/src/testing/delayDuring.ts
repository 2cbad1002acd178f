import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long a request of somebody else waits at most until the process hears it, for a share of
 * those that arrive while the work runs. In milliseconds of the processor, so that other programs of the machine
 * do not count.
 */
export async function delayDuring(work: () => Promise<unknown>, share = 0.95): Promise<number> {
  const waits: number[] = [];
  let isOver = false;
  const running = work().finally(() => (isOver = true));
  let before = process.cpuUsage();
  while (!isOver) {
    await pause(1);
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    // One of them arrives in each tenth of a millisecond.
    for (let wait = (user + system) / 1000; wait > 0; wait -= 0.1) waits.push(wait);
  }
  await running;
  waits.sort((one, other) => one - other);
  return waits[Math.ceil(waits.length * share) - 1] ?? 0;
}
