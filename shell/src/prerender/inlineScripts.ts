import type { InlineScripts } from '@vibrant-peak/webpack/inlineScripts';

/** Defined by the build and by the development server; undefined in unit tests. */
declare const INLINE_SCRIPTS: InlineScripts | undefined;

/** The scripts inlined in every document. The content security policy lists their hashes. */
export const inlineScripts = (): InlineScripts =>
  typeof INLINE_SCRIPTS === 'undefined' ? { head: '', initialScripts: '' } : INLINE_SCRIPTS;
