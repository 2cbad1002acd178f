import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip as gzipCallback } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzip = promisify<Buffer, { level: number }, Buffer>(gzipCallback);

const compressible = /\.(js|css|html|json|svg|xml|txt|webmanifest)$/;
/** Read by compositions and tools, or by developers through a gateway. */
const internal = /^r\/[^/]+\/[^/]+\/(node|icons|development)\/|\/(release|composition)\.json$/;

/**
 * `COMPRESSION=quick` takes a fraction of the time, for stores that are not served over a network.
 */
const isQuick = () => process.env['COMPRESSION'] === 'quick';

/** Brotli's qualities: the smallest file, and one of 8 % more bytes in a tenth of the time. */
export const quality = { best: 11, fast: 9 };

/** Whether an object may have compressed copies, by its name. */
export const isCompressible = (name: string) => compressible.test(name) && !internal.test(name);

export const copySuffixes = ['.br', '.gz'] as const;

/** The names of objects and of their compressed copies. */
export const withCopies = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...copySuffixes.map((suffix) => name + suffix)]);

/** Whether an object has compressed copies: those of small files would not pay. */
export const hasCopies = (name: string, { length }: { length: number }) =>
  isCompressible(name) && length >= 256;

/**
 * The compressed copies of an object, by the suffix of their name.
 * @param wanted quality of Brotli.
 */
export async function compressed(
  name: string,
  content: Buffer,
  wanted = quality.best,
): Promise<[suffix: string, bytes: Buffer][]> {
  if (!hasCopies(name, content)) return [];
  // Off the main thread: several files are packed at once.
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: isQuick() ? 5 : wanted } }),
    gzip(content, { level: isQuick() ? 6 : 9 }),
  ]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}

/** The file that a compressed copy is made of, by its name. */
export const originalOf = (copy: string) => copy.replace(/\.(br|gz)$/, '');

/** Whether `file` is the compressed copy of another one of these files. */
export const isCompressedCopy = (file: string, files: Map<string, Buffer>) =>
  file !== originalOf(file) && files.has(originalOf(file));

/** The content of a compressed copy; `undefined` when it is damaged. */
export function unpack(copy: string, content: Buffer): Buffer | undefined {
  try {
    return copy.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    return undefined;
  }
}
