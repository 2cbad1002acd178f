import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ContentSite } from '@vibrant-peak/release/content-site';
import type { CompanyLogin } from '../company/companyLogin';
import type { Database } from '../database/openDatabase';

/** The site, as far as its words are concerned. */
export type Site = Pick<
  ContentSite,
  'checkout' | 'hasPicture' | 'releaseOf' | 'live' | 'liveContent' | 'publish' | 'preview'
>;

/** What all routes need. */
export interface Live {
  database: Database;
  /** Where people open the site, without a trailing slash. */
  origin: string;
  site: Site;
  /** The login of the company, where the site has one. */
  company?: CompanyLogin | undefined;
}

/** Adds one route. */
export type Route = FastifyPluginAsyncTypebox<Live>;
