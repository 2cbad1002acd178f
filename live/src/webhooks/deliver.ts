import { createHmac } from 'node:crypto';
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { proxyAgent } from '../http/proxiedFetch';
import type { Delivery } from '../mail/sendDue';

/** What tests replace: they have no public address. */
export interface Network {
  resolve?: (
    name: string,
    options: { all: true },
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void;
  isAllowed?: (address: string) => boolean;
  /** Certificate that is trusted beside those of Node. */
  ca?: string;
  /** Address of a proxy, in the place of `HTTPS_PROXY`. */
  httpsProxy?: string;
  /** Hosts that are reached without it, in the place of `NO_PROXY`. */
  noProxy?: string;
}

/** A failure that another attempt does not mend. */
const final = (message: string) => Object.assign(new Error(message), { isFinal: true });

const timeout = 10_000;

/** Whether an address belongs to the internet: not to this machine, a private network or a use of its own. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const privateNetwork = (host: string) =>
  final(`${host} is on a private network: webhooks lead to the internet alone.`);

/** An address in a URL that is not a name; IPv6 has brackets there. */
export function literalAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? address : undefined;
}

/**
 * Sends a message, signed as Standard Webhooks says. The connection goes to an address that was
 * checked after its name was resolved, and follows no redirect. A proxy of `HTTPS_PROXY` resolves
 * names itself.
 * @throws with the reason, unless the receiver answers with a success.
 */
export async function deliver(delivery: Delivery, network: Network = {}): Promise<void> {
  const { isAllowed = isPublic } = network;
  const url = new URL(delivery.url);
  const literal = literalAddress(url);
  if (url.protocol !== 'https:') throw final('Webhooks take https alone.');
  if (literal && !isAllowed(literal)) throw privateNetwork(literal);
  // The proxy would take it for itself.
  if (/(^|\.)localhost\.?$/.test(url.hostname)) throw privateNetwork(url.hostname);
  const status = await post(url, delivery, network);
  if (status >= 300 && status < 400)
    throw final(`The answer was a redirect (${status}), which is not followed.`);
  if (status < 200 || status >= 300) throw new Error(`The answer was ${status}.`);
}

/** @returns the status of the answer. */
async function post(url: URL, delivery: Delivery, network: Network): Promise<number> {
  const { ca, httpsProxy, noProxy } = network;
  const { request } = await import('undici');
  const dispatcher = await proxyAgent({
    ...(httpsProxy !== undefined && { httpsProxy }),
    ...(noProxy !== undefined && { noProxy }),
    connect: { lookup: checkedLookup(network), ...(ca && { ca }) },
    requestTls: ca ? { ca } : {},
  });
  try {
    const { statusCode } = await request(url, {
      method: 'POST',
      headers: headersOf(delivery),
      body: delivery.body,
      signal: AbortSignal.timeout(timeout),
      dispatcher,
    });
    return statusCode;
  } finally {
    await dispatcher.destroy();
  }
}

/** Resolves a name, and refuses it when one of its addresses is not allowed. */
function checkedLookup({ resolve = resolveName, isAllowed = isPublic }: Network): LookupFunction {
  return (name, { all }, done) =>
    resolve(name, { all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(privateNetwork(name), '');
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
}

function headersOf({ id, secret, body }: Delivery): Record<string, string> {
  const at = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Vibrant-Peak-Webhook',
    'Webhook-Id': id,
    'Webhook-Timestamp': at,
    'Webhook-Signature': `v1,${signature}`,
  };
}
