import { networkOf } from './networkOf';
import { problem } from './problem';

/**
 * How many changes of people who are not signed in may wait at once: of one network, such as an
 * office, and of all. More would let everybody wait.
 */
const most = { network: 50, all: 200 };

/** Counts changes that wait. */
export function limitAnonymous() {
  const waiting = new Map<string, number>();
  let all = 0;
  const count = (network: string, step: 1 | -1) => {
    all += step;
    const own = (waiting.get(network) ?? 0) + step;
    if (own === 0) waiting.delete(network);
    else waiting.set(network, own);
  };
  /** @throws a problem (503) when too many wait. */
  return async <T>(ip: string, work: () => Promise<T>): Promise<T> => {
    const network = networkOf(ip);
    if (all >= most.all || (waiting.get(network) ?? 0) >= most.network)
      throw problem(503, 'Too many people are saving right now: try again in a few seconds.', {
        headers: { 'Retry-After': '5' },
      });
    count(network, 1);
    return work().finally(() => count(network, -1));
  };
}
