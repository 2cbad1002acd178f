import type { FinishedRequest } from './createSiteServer';

/** Writes a line of JSON for each request, without the client and the query. */
export const accessLog =
  (write: (line: string) => void) =>
  ({ method, path, status, bytes, milliseconds, composition, isCanary, isAborted }: FinishedRequest): void =>
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method,
        path,
        status,
        bytes,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(composition !== undefined && { composition, canary: isCanary === true }),
        ...(isAborted && { aborted: true }),
      }),
    );
