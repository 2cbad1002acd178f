import { setTimeout as pause } from 'node:timers/promises';
import { looks, states, subjects, type Found, type Subject, type Watched } from './looks';

/** How long one look may take, in milliseconds. */
const LOOK_TIME = 2000;

interface HealthLine extends Required<Found> {
  subject: Subject;
}

/**
 * The state of each subject; those that need attention come first. A look that fails or takes more
 * than two seconds gives `unknown` and holds up no other.
 */
export async function healthOf(watched: Watched): Promise<HealthLine[]> {
  const lines = await Promise.all(
    subjects.map(async (subject) => {
      const found = await inTime(looks[subject](watched)).catch((): Found => ({ state: 'unknown' }));
      return { subject, since: null, amount: null, reason: null, ...found };
    }),
  );
  return lines.sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
}

/** @throws when the work takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const limit = pause(LOOK_TIME, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error('This took too long.');
  });
  return Promise.race([work, limit]).finally(() => ended.abort());
}
