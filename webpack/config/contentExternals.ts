import { contentPrefix } from '@vibrant-peak/shared/contract';
import { isOfShell } from '../sharedModules';

/**
 * Maps each content module to an external, by the collection's name: content has its own releases.
 */
export const contentExternals =
  (externalOf: (collection: string) => string) =>
  ({ request = '' }: { request?: string }, done: (error?: null, external?: string) => void) =>
    isOfShell(request) ? done() : done(null, externalOf(request.slice(contentPrefix.length)));
