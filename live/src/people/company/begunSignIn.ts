import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timeToAnswer } from '../challenge';
import type { BegunSignIn } from '../../company/companyLogin';

/**
 * Each sign-in has a cookie of its own, by its state, so that several tabs can sign in at once. The
 * prefix restricts it to this host: no other page can plant it.
 */
const prefix = '__Host-company-';

/** How many of them a browser holds beside the newest. All of them go along with each request. */
const others = 4;

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

interface Stored extends BegunSignIn {
  /** The staff page that was asked for. */
  to: string;
}

/** Has the browser store the beginning of a sign-in until it comes back from the company's login. */
export function storeBegun(request: FastifyRequest, reply: FastifyReply, begun: Stored): void {
  // Browsers send the earliest ones first.
  const names = Object.keys(request.cookies).filter(isName);
  for (const name of names.slice(0, -others)) reply.clearCookie(name, cookie);
  reply.setCookie(prefix + begun.state, JSON.stringify(begun), { ...cookie, maxAge: timeToAnswer / 1000 });
}

/**
 * Takes it back: no second answer finds it.
 * @param state that came back. @returns nothing when this browser has begun no such sign-in.
 */
export function takeBegun(request: FastifyRequest, reply: FastifyReply, state: string): Stored | undefined {
  const name = prefix + state;
  const stored = request.cookies[name];
  if (stored === undefined || !isName(name)) return undefined;
  reply.clearCookie(name, cookie);
  try {
    return JSON.parse(stored) as Stored;
  } catch {
    return undefined;
  }
}

/** Other names cannot be cleared. */
const isName = (name: string) => name.startsWith(prefix) && /^[\w-]+$/.test(name);
