import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timeToAnswer } from './challenge';
import type { BegunSignIn } from '../company/companyLogin';

/** The prefix restricts it to this host, so that no other page can plant it. */
const name = '__Host-company';

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } satisfies CookieSerializeOptions;

interface Kept extends BegunSignIn {
  /** The staff page that was asked for. */
  to: string;
}

/** Has the browser keep the beginning of a sign-in until it comes back from the company's login. */
export const keepBegun = (reply: FastifyReply, kept: Kept) =>
  reply.setCookie(name, JSON.stringify(kept), { ...cookie, maxAge: timeToAnswer / 1000 });

/** Takes it back: no second answer finds it. @returns nothing when this browser has begun none. */
export function takeBegun(request: FastifyRequest, reply: FastifyReply): Kept | undefined {
  reply.clearCookie(name, cookie);
  try {
    return JSON.parse(request.cookies[name] ?? '') as Kept;
  } catch {
    return undefined;
  }
}
