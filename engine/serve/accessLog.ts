import type { FinishedRequest } from './createSiteServer';
import { withoutToken } from './withoutToken';

/** Writes a line of JSON for each request, without the client, the query and keys of pages. */
export const accessLog =
  (write: (line: string) => void) =>
  ({ method, path, status, bytes, milliseconds, composition, isCanary, isAborted }: FinishedRequest): void =>
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method,
        path: path && withoutToken(path),
        status,
        bytes,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(composition !== undefined && { composition, canary: isCanary === true }),
        ...(isAborted && { aborted: true }),
      }),
    );
