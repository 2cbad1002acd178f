import type { DocumentContent } from '@vibrant-peak/shared/contract';

interface StartedContent extends DocumentContent {
  /** Requests of `inline/initialScripts` in the order of `first`; failed ones are `undefined`. */
  loads?: Promise<Response | undefined>[];
}

/** The content that the document brings: an inline script sets it before the shell starts. */
export const documentContent = () => (window as unknown as { siteContent: StartedContent }).siteContent;
