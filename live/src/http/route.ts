import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ContentSite } from '@vibrant-peak/engine/publish/steps/contentSite';
import type { DatabaseState } from '@vibrant-peak/engine/serve/health';
import type { Figure } from '@vibrant-peak/engine/serve/metrics';
import type { CompanyLogin } from '../company/companyLogin';
import type { Reading } from '../database/tables';
import type { Required } from './missingFactor';

/** The site: its words, and the store that has its releases. */
export type Site = Pick<
  ContentSite,
  'checkout' | 'hasPicture' | 'releaseOf' | 'live' | 'liveContent' | 'publish' | 'preview' | 'store'
>;

/** What the program does automatically, in nobody's name. */
interface Program {
  /** Brings the database in line with the site. */
  followSite: () => Promise<void>;
  /** Records how a publication ended. */
  settle: (id: string, composing: Promise<void>) => Promise<void>;
}

/** What a running server knows: the same that `/metrics` and `/readyz` show. */
export interface HealthSources {
  figures: readonly Figure[];
  database: () => DatabaseState;
  /** Why there are no PDFs, once that is known. */
  printerFault: () => string | undefined;
  /** Whether the site is meant to print PDFs. */
  prints: boolean;
}

interface Count {
  views: number;
  /** Views with an error. */
  failed: number;
}

/** Page views of the canary and of the live composition in the same time. */
export interface CanaryFigures {
  /** ISO time at which this process began to count. */
  since: string;
  canary: Count;
  live: Count;
  /** Servers that did not answer, and why. */
  unanswered: { address: string; reason: string }[];
}

/** What all routes need. */
export interface Live extends Program, Required {
  /** For reading. Changes go through `request.change`, which checks the person's rights again. */
  database: { tables: Reading };
  /** Where people open the site, without a trailing slash. */
  origin: string;
  site: Site;
  /** Gets unexpected errors. */
  log: (line: string) => void;
  /** The login of the company, where the site has one. */
  company?: CompanyLogin | undefined;
  /** Whether there is a mail server; mails wait without it. */
  sendsMail?: boolean;
  /** Address of the mailbox that is read for answers, where the site reads one. */
  replyAddress?: string | undefined;
  /** Addresses from which the site sends and at which it reads mails. */
  ownAddresses?: readonly string[] | undefined;
  /** Gives the name of a virus in a file, or `null`, where there is a scanner. */
  scan?: ((bytes: Buffer) => Promise<string | null>) | undefined;
  /** Gives the PDF of an issued invoice, which is made once, where there is a Chromium. */
  storePdf?: ((id: number) => Promise<Buffer>) | undefined;
  /** Tells the server of the site's files that visitors must not see a new picture yet. */
  hide?: ((picture: string) => void) | undefined;
  /** What the page Health reads, of a server that runs. */
  health?: HealthSources | undefined;
  /** Page views while a canary runs, where the server knows whom to ask. */
  pageViews?: (() => Promise<CanaryFigures | null>) | undefined;
  /** Aborts when the server stops: streams of events end then. */
  stopping?: AbortSignal | undefined;
  /** How many messages arrive before more look like spam; see `defaultLimits`. */
  limits?: { network: number; all: number };
}

/** Adds one route. Content types of its own need `withOwnParsers`: all routes share one plugin. */
export type Route = FastifyPluginAsyncTypebox<Live>;

/** Several routes as one. */
export const routesOf =
  (routes: readonly Route[]): Route =>
  async (app, live) => {
    for (const route of routes) await route(app, live);
  };

/**
 * A route as a plugin with a name. Fastify looks for the file of a plugin without one, which takes
 * milliseconds.
 */
export const plugin = <Plugin extends object>(name: string, route: Plugin): Plugin =>
  Object.assign(route, { [Symbol.for('fastify.display-name')]: name });

/** A route with content types of its own, which apply to no other route. */
export const withOwnParsers =
  (route: Route): Route =>
  async (app, live) => {
    await app.register(plugin('own parsers', async (own: typeof app) => route(own, live)));
  };
