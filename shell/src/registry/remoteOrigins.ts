/** Defined by the build: see `remoteOriginsOf` in `webpack/config/browserConfig.ts`. */
declare const REMOTE_ORIGINS: readonly string[] | undefined;

/** Other origins that remotes may come from; none by default. */
export const remoteOrigins = typeof REMOTE_ORIGINS === 'undefined' ? [] : REMOTE_ORIGINS;
