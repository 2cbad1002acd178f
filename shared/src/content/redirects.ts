import type { Redirect } from '../schemas/redirect';

/**
 * Former addresses of pages, answered by the server. Links within the site use the present address.
 */
export const redirects: Redirect[] = [];
