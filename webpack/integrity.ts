import { createHash } from 'node:crypto';

/** Subresource integrity of a script (`sha384-…`). */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
