import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { acceptedEncodings } from './negotiateEncoding';
import { hasCopies } from '../formats/compress';
import type { ServedFiles } from '../objects/folderFiles';
import { texts, typeOf } from '../objects/responses';
import { end, missing, setHeaders } from './writeResponse';

export interface FileToSend {
  files: ServedFiles;
  /** Of the object in the store. */
  name: string;
  /** Entity tag of the file as it is, without quotes; its compressed copies have one each. */
  tag: string;
  headers: Record<string, string>;
  /** A document with the status 404: nothing about it is conditional. */
  isError?: boolean;
}

/**
 * Sends a file, compressed as the client takes it, in part or not at all where the request says so.
 * @throws on failures of the disk.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files, name, tag, headers, isError = false }: FileToSend,
): Promise<void> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const copy = name.endsWith('/') ? undefined : await findCopy(files, name, accepted);
  if (!copy) return missing(response);
  const etag = `"${tag}${copy.suffix}"`;
  if (isError) response.statusCode = 404;
  setHeaders(response, {
    'Content-Type': typeOf(name),
    Vary: 'Accept-Encoding',
    ...headers,
    ...(!isError && { ETag: etag }),
    ...(copy.encoding && { 'Content-Encoding': copy.encoding }),
  });
  return stream(request, response, { path: copy.path, isPartial: !isError });
}

/** The copy of a file that suits the client best; `undefined` when there is no such file. */
async function findCopy(files: ServedFiles, name: string, encodings: ReturnType<typeof acceptedEncodings>) {
  const whole = await files.find(name);
  if (!whole) return undefined;
  for (const [encoding, suffix] of hasCopies(name, { length: whole.size }) ? encodings : []) {
    const copy = await files.find(name + suffix);
    if (copy) return { ...copy, encoding, suffix };
  }
  return { ...whole, encoding: undefined, suffix: '' };
}

/** Resolves when the response has ended, or its client has gone. */
function stream(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isPartial }: { path: string; isPartial: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(basename(path)), {
      root: dirname(path),
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
