import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

interface Representation {
  method: string | undefined;
  /** With its quotes. */
  etag: string;
  /** In bytes. */
  size: number;
}

/** Answered with 416. */
const unsatisfiable = 'bytes=1-0';

/**
 * The headers that decide whether a file is sent whole, in part or not at all (RFC 9110, 13 and
 * 14). Files have strong tags and no dates: dates and multiple ranges are ignored.
 */
export function preconditions(headers: IncomingHttpHeaders, file: Representation): IncomingHttpHeaders {
  const range = file.method === 'GET' ? singleRange(headers, file) : undefined;
  return {
    ...(headers['if-match'] !== undefined && { 'if-match': headers['if-match'] }),
    ...(headers['if-none-match'] !== undefined && { 'if-none-match': headers['if-none-match'] }),
    ...(range !== undefined && { range }),
  };
}

function singleRange(headers: IncomingHttpHeaders, { etag, size }: Representation): string | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (!range || !/^bytes=./i.test(range)) return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  // A range that asks for more bytes from the end than there are means the whole file.
  if (Number(/^bytes=-(\d+)$/i.exec(range)?.[1]) >= size && size > 0) return `bytes=0-${size - 1}`;
  const parts = parseRange(size, range.toLowerCase());
  if (!Array.isArray(parts)) return unsatisfiable;
  const [part] = parts;
  return part && parts.length === 1 ? `bytes=${part.start}-${part.end}` : undefined;
}
