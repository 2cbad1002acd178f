import type { RemoteDeclaration } from 'shared/contract';
import type { ReleaseAssets } from '@vibrant-peak/webpack/assetsPlugin';

/** A module of the share scope as the shell's release provides it. */
export interface ProvidedModule {
  version: string;
  /** Names that it exports. */
  exports: string[];
}

/** A module of the share scope as the code of a remote's release uses it. */
export interface UsedModule {
  /** Versions with which it works. */
  range: string;
  /** Names that are used; `*` for the module as a whole. */
  names: string[];
}

/** What a release says of itself, in its `release.json`. */
export interface ReleaseManifest {
  name: string;
  version: string;
  /** The contract between shell and remotes that it was built for. */
  contract: number;
  /** Pages and layouts of a remote; none for the shell. */
  offers?: RemoteDeclaration;
  assets: ReleaseAssets;
  /** Per browser script its integrity (`sha384-…`). */
  integrity: Record<string, string>;
  /** What the shell provides to remotes: the share scope, as its finished build exports it. */
  provides?: Record<string, ProvidedModule>;
  /** What a remote's code uses of it. */
  uses?: Record<string, UsedModule>;
  /** Files below `/media/` that it brings along; earlier releases do not say so. */
  media?: string[];
  /** Counts the times that the same bytes came back after their address was condemned as garbage. */
  generation?: number;
}

/** A built application, ready to be stored: its files by their place in the release's folder. */
export interface BuiltRelease {
  name: string;
  /** Content hash over all files: the same bytes have the same address. */
  hash: string;
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
  /** Files that live beside releases under content-hashed names, by their address below `/media/`. */
  media: Map<string, Buffer>;
}
