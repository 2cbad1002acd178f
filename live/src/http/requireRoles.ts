import type { FastifyInstance } from 'fastify';
import type { Role } from '../database/tables';
import { problem } from './problem';

/** Least powerful first: each may do what those before it may. */
export const roles = ['editor', 'publisher', 'manager'] as const satisfies readonly Role[];

/** Who may use a route: anyone, or people from this role on. */
export type Access = 'anyone' | Role;

/** The person who sent a request, and the session that says so. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Hash of the session's token. */
  session: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For a page to which other sites send the browser; the route has to know by itself what belongs to this browser. */
    isReachedFromOtherSites?: true;
    /** For an address that people send each other: links on other sites, such as a webmail, open it as a page. Only with `GET`. */
    isLinkedFromOtherSites?: true;
    /** Pages ask it again and again without their user: it does not keep the session from ending. */
    isAskedByItself?: true;
  }
  interface FastifyRequest {
    /** `null` when nobody is signed in. */
    person: SignedIn | null;
  }
}

const rankOf = (role: Role) => roles.indexOf(role);

/** Whether a role may use a route. */
export const mayUse = (access: Access, role: Role | undefined) =>
  access === 'anyone' || (role !== undefined && rankOf(role) >= rankOf(access));

/**
 * Has every route say who may use it, and lets nobody else in. Call it before routes are added.
 * @param personOf who sent a request with this cookie; a session that is in use goes on.
 * @throws at the start, when a route does not say who may use it or has no schema of its answers.
 */
export function requireRoles(
  app: FastifyInstance,
  personOf: (cookies: Record<string, string | undefined>, isInUse: boolean) => Promise<SignedIn | null>,
): void {
  app.decorateRequest('person', null);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may use it: config.access`);
    if (!schema?.response) throw new Error(`${method} ${url} has no schema of its answers: schema.response`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, isAskedByItself = false } = request.routeOptions.config;
    if (!access) return;
    request.person = await personOf(request.cookies, !isAskedByItself);
    if (mayUse(access, request.person?.role)) return;
    if (!request.person) throw problem(401, 'Sign in first: nobody is signed in, or the session has ended.');
    throw problem(403, `This takes the role ${access}; yours is ${request.person.role}.`);
  });
}

/** The person who sent a request to a route that lets only people in. */
export function signedIn({ person }: { person: SignedIn | null }): SignedIn {
  if (!person) throw problem(401, 'Sign in first.');
  return person;
}
