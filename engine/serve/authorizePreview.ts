import type { IncomingMessage } from 'node:http';
import type { Headers } from './writeResponse';

/** What is answered instead of a preview. */
interface Instead {
  status: number;
  text: string;
  headers: Headers;
}

/**
 * Asked before anything of a preview is shown.
 * @returns the response to send instead; `undefined` when the preview may be seen.
 */
export type AuthorizePreview = (request: IncomingMessage) => Promise<Instead | undefined>;
