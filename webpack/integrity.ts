import { createHash } from 'node:crypto';

/** Subresource integrity of a script (`sha256-…`): a hash is random text, and every first visit carries some forty of them. */
export const integrityOf = (content: Buffer | string) => integrityBy('sha256', content);

/** Whether a script has the integrity that a release promises, whichever kind of hash it was made with. */
export const hasIntegrity = (content: Buffer | string, integrity: string) =>
  integrityBy(/^sha\d+/.exec(integrity)?.[0] ?? 'sha256', content) === integrity;

const integrityBy = (kind: string, content: Buffer | string) =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`;
