import { isIP } from 'node:net';

/**
 * The network whose attempts count together: an IPv4 address, or the /64 of an IPv6 address, which
 * belongs to one household.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':');
}
