import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { acceptedEncodings } from './negotiateEncoding';
import { preconditions } from './preconditions';
import { texts, typeOf } from '../store/responses';
import { end, missing, setHeaders } from './writeResponse';

export interface FileToSend {
  folder: string;
  /** Begins with a slash. */
  name: string;
  /** Entity tag of the file as it is, without quotes; its compressed copies have one each. */
  tag: string;
  headers: Record<string, string>;
  /** A document with the status 404: nothing about it is conditional. */
  isError?: boolean;
}

/** Sends a file, compressed as the client takes it, in part or not at all where the request says so. @throws on failures of the disk. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, name, tag, headers, isError = false }: FileToSend,
): Promise<void> {
  const copy = await findCopy(join(folder, name), request.headers['accept-encoding']);
  if (!copy || name.endsWith('/')) return missing(response);
  const etag = `"${tag}${copy.suffix}"`;
  if (isError) response.statusCode = 404;
  setHeaders(response, {
    'Content-Type': typeOf(name),
    Vary: 'Accept-Encoding',
    ...headers,
    ...(!isError && { ETag: etag }),
    ...(copy.encoding && { 'Content-Encoding': copy.encoding }),
  });
  const { method } = request;
  const kept = isError ? {} : preconditions(request.headers, { method, etag, size: copy.size });
  const conditional = Object.create(request, { headers: { value: kept } }) as IncomingMessage;
  return stream(conditional, response, { folder, name: name + copy.suffix, isPartial: !isError });
}

/** The copy of a file that suits the client best; `undefined` when there is no such file. */
async function findCopy(file: string, acceptEncoding: string | undefined) {
  const whole = await sizeOf(file);
  if (whole === undefined) return undefined;
  for (const [encoding, suffix] of acceptedEncodings(acceptEncoding)) {
    const size = await sizeOf(file + suffix);
    if (size !== undefined) return { encoding, suffix, size };
  }
  return { suffix: '', size: whole };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw error;
  }
}

/** Resolves when the response has ended, or its client has gone. */
function stream(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, name, isPartial }: { folder: string; name: string; isPartial: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(name), {
      root: folder,
      dotfiles: 'allow',
      index: false,
      etag: false,
      lastModified: false,
      cacheControl: false,
      acceptRanges: isPartial,
    })
      .on('directory', () => missing(response))
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) return reject(error);
        if (error.status === 404) return missing(response);
        if (error.status === 416) return unsatisfiable(response);
        if (error.status === 412) return end(response, 412, texts.precondition);
        reject(error);
      })
      .pipe(response);
  });
}

function unsatisfiable(response: ServerResponse): void {
  for (const name of ['Content-Encoding', 'ETag', 'Cache-Control']) response.removeHeader(name);
  end(response, 416, texts.range);
}
