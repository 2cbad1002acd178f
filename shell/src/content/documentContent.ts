import type { DocumentContent } from 'shared/contract';

interface StartedContent extends DocumentContent {
  /** What the document has asked for, in the order of `first`: see `inline/initialScripts`. An attempt that failed holds nothing. */
  loads?: Promise<Response | undefined>[];
}

/** The content that the document brought along: a script in it has put it there, before the shell's began. */
export const documentContent = () => (window as unknown as { siteContent: StartedContent }).siteContent;
