import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { hasCopies } from '../formats/compress';
import type { ServedFiles } from '../objects/folderFiles';
import { encodings, texts, typeOf } from '../objects/responses';
import type { SiteFolder } from './siteFolder';
import { end, missing, type Headers } from './writeResponse';

interface FileToSend {
  /** Of the object in the store. */
  name: string;
  /** Entity tag of the file as it is, without quotes; its compressed copies have one each. */
  tag: string;
  headers: Headers;
  /** A document with the status 404: nothing about it is conditional. */
  isError?: boolean;
}

/**
 * Sends a file, compressed as the client takes it, in part or not at all where the request says so.
 * Resolves when the response has ended, or its client has gone.
 * @throws on failures of the disk.
 */
export async function sendFile(
  { request, response, site }: { request: IncomingMessage; response: ServerResponse; site: SiteFolder },
  { name, tag, headers, isError = false }: FileToSend,
): Promise<void> {
  const copy = name.endsWith('/') ? undefined : await findCopy(site.files, name, request);
  if (!copy) return missing(response);
  const sent: Headers = {
    'Content-Type': typeOf(name),
    Vary: 'Accept-Encoding',
    ...headers,
    ...(!isError && { ETag: `"${tag}${copy.suffix}"` }),
    ...(copy.encoding && { 'Content-Encoding': copy.encoding }),
  };
  if (isError) response.statusCode = 404;
  response.setHeaders(new Map(Object.entries(sent)));
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(basename(copy.path)), {
      root: dirname(copy.path),
      dotfiles: 'allow',
      index: false,
      etag: false,
      lastModified: false,
      cacheControl: false,
      acceptRanges: !isError,
    })
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) return reject(error);
        if (error.status === 404) return missing(response);
        if (error.status === 416) return refuse(response, 416, texts.range);
        if (error.status === 412) return refuse(response, 412, texts.precondition);
        reject(error);
      })
      .pipe(response);
  });
}

/** The smallest copy that the client takes; `undefined` when there is no such file. */
async function findCopy(files: ServedFiles, name: string, request: IncomingMessage) {
  const whole = await files.find(name);
  if (!whole) return undefined;
  // Without the header any encoding would be accepted.
  const isCopied = request.headers['accept-encoding'] && hasCopies(name, { length: whole.size });
  const accepted = isCopied ? new Negotiator(request).encodings(encodings.map(([name]) => name)) : [];
  for (const [encoding, suffix] of encodings) {
    const copy = accepted.includes(encoding) && (await files.find(name + suffix));
    if (copy) return { ...copy, encoding, suffix };
  }
  return { ...whole, encoding: undefined, suffix: '' };
}

/** An answer without the file, and so without the file's headers. */
function refuse(response: ServerResponse, status: number, text: string): void {
  for (const name of ['Content-Encoding', 'ETag', 'Cache-Control']) response.removeHeader(name);
  end(response, status, text);
}
