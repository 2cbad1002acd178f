import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a script (`sha256-…`). The shortest hash: hashes do not compress, and a
 * first visit loads about forty.
 */
export const integrityOf = (content: Buffer | string) => integrityBy('sha256', content);

/** Whether a script matches the integrity stored in a release, made with any hash algorithm. */
export const hasIntegrity = (content: Buffer | string, integrity: string) =>
  integrityBy(/^sha\d+/.exec(integrity)?.[0] ?? 'sha256', content) === integrity;

const integrityBy = (kind: string, content: Buffer | string) =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`;
