import { includesRole, type Role } from '@vibrant-peak/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { limitAnonymous } from './limitAnonymous';
import { missingFactor, type Required, type Strength } from './missingFactor';
import { problem } from './problem';

/** Who may use a route: anyone, or people from this role on. */
export type Access = 'anyone' | Role;

/** The person who sent a request, and the session that says so. */
export interface SignedIn extends Strength {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Hash of the session's token. */
  session: string;
  /** Whether the person may see applications. */
  mayHire: boolean;
  /** Whether the person may write and send invoices. */
  mayInvoice: boolean;
  /** Whether the person may issue and void invoices and note payments. */
  mayIssue: boolean;
}

/** A right that managers give to single people. */
export type Right = 'invoices' | 'issue';

const hasRight = (person: SignedIn, right: Right) =>
  right === 'invoices' ? person.mayInvoice : person.mayIssue;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What the person needs beside the role. */
    right?: Right;
    /** Of the own sign-in: open to a session that began with a password where more is required. */
    isForOwnSignIn?: true;
    /** For a page to which other sites send the browser. The route checks the browser itself. */
    isReachedFromOtherSites?: true;
    /**
     * For an address that people send each other: links on other sites, such as a webmail, open it
     * as a page. Only with `GET`.
     */
    isLinkedFromOtherSites?: true;
    /**
     * Pages ask it again and again without their user: it does not keep the session from ending.
     */
    isBackgroundPoll?: true;
    /** The route removes characters that cannot be stored, or names their fields. */
    cleansTexts?: true;
    /** The route deletes, as those of the method DELETE do. */
    deletes?: true;
    /** Takes files: a request may take as long as bytes arrive. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** `null` when nobody is signed in. */
    person: SignedIn | null;
    /**
     * Changes the database for the person who sent the request. Session and role are read again in
     * the same transaction, because a body may arrive long after its headers.
     * @throws a problem: 401 or 403 when the person may not use the route any more, 503 when too many
     * changes of anonymous visitors wait.
     */
    change: Database['change'];
  }
}

/** Whether a role may use a route. */
export const mayUse = (access: Access, role: Role | undefined) =>
  access === 'anyone' || (role !== undefined && includesRole(role, access));

/** @throws a problem: 401 without a person, 403 with a lower role or without the right. */
function assertMayUse(access: Access, right: Right | undefined, person: SignedIn | null): void {
  const isOfRole = mayUse(access, person?.role);
  if (isOfRole && person && right && !hasRight(person, right))
    throw problem(403, `This requires the right "${right}". A manager can grant it under People.`);
  if (isOfRole) return;
  if (!person) throw problem(401, 'Sign in first: nobody is signed in, or the session has ended.');
  throw problem(403, `This requires the role ${access}; you are ${person.role}.`);
}

interface Rights extends Required {
  /** Who sent a request with these cookies; a session that is in use goes on. */
  personOf: (cookies: Record<string, string | undefined>, isInUse: boolean) => Promise<SignedIn | null>;
  /** Whose session this is inside a change. @param session hash of its token. */
  personIn: (tables: Queries, session: string) => Promise<SignedIn | null>;
  database: Pick<Database, 'change' | 'remove'>;
}

const missing = {
  passkey: 'This site requires a passkey: add yours under My sign-in first.',
  'second factor':
    'This site requires a second factor: set yours up under My sign-in, or sign in again with its code.',
};

/**
 * Makes every route declare who may use it, and refuses everybody else. Call it before adding
 * routes.
 * @throws at the start, for a route without `config.access` or `schema.response`.
 */
export function requireRoles(
  app: FastifyInstance,
  { personOf, personIn, database, ...required }: Rights,
): void {
  const limited = limitAnonymous();
  app.decorateRequest('person', null);
  app.decorateRequest('change');
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may use it: config.access`);
    if (!schema?.response) throw new Error(`${method} ${url} has no schema of its answers: schema.response`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, right, isForOwnSignIn, isBackgroundPoll = false, deletes } = request.routeOptions.config;
    if (!access) return;
    // Once the client has gone, its request has no address.
    const { ip } = request;
    const authorize = (person: SignedIn | null) => {
      assertMayUse(access, right, person);
      const lack = isForOwnSignIn || !person ? null : missingFactor(person, required);
      if (lack && access !== 'anyone') throw problem(403, missing[lack]);
      return lack ? null : person;
    };
    request.person = authorize(await personOf(request.cookies, !isBackgroundPoll));
    const change = deletes || request.method === 'DELETE' ? database.remove : database.change;
    request.change = (work) => {
      const changing = () =>
        change(async (tables) => {
          request.person = authorize(request.person && (await personIn(tables, request.person.session)));
          return work(tables);
        });
      return request.person ? changing() : limited(ip, changing);
    };
  });
}

/** The person who sent a request to a route that lets only people in. */
export function signedIn({ person }: { person: SignedIn | null }): SignedIn {
  if (!person) throw problem(401, 'Sign in first.');
  return person;
}
