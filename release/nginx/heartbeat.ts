import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { map } from './nginxText';

/** How long a beat lasts, in milliseconds: nginx reads it as its clock's seconds without their last digit. */
const beatTime = 10_000;

/** How many beats are written ahead: a follower that is late for a moment does not count as gone. */
const ahead = 3;

/** The variable that names the file which is there while a follower lives. nginx cannot compare times, but it can look for a file. */
export const heartbeatMap = map('$msec', 'heartbeat', [
  ['~^(?<beat>\\d+)\\d\\.', '$beat'],
  ['default', 'none'],
]);

/** Shows for the next half minute that the pointer is followed. */
export function beat(folder: string, now = Date.now()): void {
  const current = Math.floor(now / beatTime);
  const shown = Array.from({ length: ahead + 1 }, (_, index) => String(current + index));
  mkdirSync(folder, { recursive: true });
  for (const name of shown) writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder)) if (!shown.includes(name)) rmSync(join(folder, name));
}

/** The follower ends, and says so. */
export function stopBeating(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
