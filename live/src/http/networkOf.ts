import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Rewrites the addresses that proxies name as bare ones: visitors are told apart by them. */
export function bareForwarded(headers: IncomingHttpHeaders): void {
  const named = headers['x-forwarded-for'];
  if (typeof named === 'string') headers['x-forwarded-for'] = named.split(',').map(bareAddress).join(', ');
}

/** An address of a proxy's header without the quotation marks, brackets and port that some add. */
function bareAddress(text: string): string {
  const address = text.trim().replace(/^"(.*)"$/, '$1');
  const found = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address);
  return found?.[1] ?? address;
}

/**
 * The network whose attempts count together: an IPv4 address, or the /64 of an IPv6 address, which
 * belongs to one household.
 */
export function networkOf(ip: string): string {
  const bare = bareAddress(ip);
  if (!ipaddr.isValid(bare)) return bare;
  const address = ipaddr.process(bare);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}
