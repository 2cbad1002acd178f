import { contentPrefix } from 'shared/contract';
import { isOfShell } from '../sharedModules';

/** Where the shell finds the content, by the collection's name: it is no part of the shell's release. */
export const contentExternals =
  (place: (name: string) => string) =>
  ({ request = '' }: { request?: string }, done: (error?: null, external?: string) => void) =>
    isOfShell(request) ? done() : done(null, place(request.slice(contentPrefix.length)));
