import type { InlineScripts } from '@vibrant-peak/webpack/inlineScripts';

/** Set by the build, and by the development server. Unit tests have none. */
declare const INLINE_SCRIPTS: InlineScripts | undefined;

/** The scripts that stand in every document. The security policy names their hashes. */
export const inlineScripts = (): InlineScripts =>
  typeof INLINE_SCRIPTS === 'undefined' ? { head: '', initialScripts: '' } : INLINE_SCRIPTS;
