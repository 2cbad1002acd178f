import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { CompanyLogin } from '../company/companyLogin';
import type { Database } from '../database/openDatabase';

/** What all routes need. */
export interface Live {
  database: Database;
  /** Where people open the site, without a trailing slash. */
  origin: string;
  /** The login of the company, where the site has one. */
  company?: CompanyLogin | undefined;
}

/** Adds one route. */
export type Route = FastifyPluginAsyncTypebox<Live>;
