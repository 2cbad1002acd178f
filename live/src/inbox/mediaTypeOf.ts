import { fileTypeFromBuffer } from 'file-type/core';

/** The media type of a file, by its content. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime ?? 'application/octet-stream';
}
