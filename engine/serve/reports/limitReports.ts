import type { IncomingMessage } from 'node:http';

/** Length of a period, in milliseconds. */
const period = 60_000;
/** Reports in a period from one address, and from all. */
const most = { ofOne: 120, ofAll: 6000 };

/** A limit for the reports of each address and of all together, in memory. */
export function limitReports(now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let all = 0;
  let began = now();
  /** Counts a request. @returns whether it is one too many. */
  return (request: IncomingMessage): boolean => {
    if (now() - began >= period) {
      counts.clear();
      all = 0;
      began = now();
    }
    if (++all > most.ofAll) return true;
    const address = addressOf(request);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > most.ofOne;
  };
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** The address that connects, or the one that a proxy on this machine names. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  if (!loopback.test(address)) return address;
  return String(headers['x-forwarded-for'] ?? address)
    .split(',')
    .at(-1)!
    .trim();
}
