import type { Area } from './areas';
import type { ExtensionDeclaration } from './extension';
import type { PageDeclaration } from './page';

/**
 * Replaces the integrity of a development build, whose bytes keep changing; never used in
 * production.
 */
export const uncheckedIntegrity = 'development';

/** Release of one application, as pinned by a page load. */
export interface RegistryRelease {
  name: string;
  version: string;
  /** The contract that it was built for: a shell with an older one does not load it. */
  contract: number;
  /** URL of the release's folder, with a trailing slash. */
  base: string;
  /**
   * Integrity of the entry script (`sha256-…`), or `uncheckedIntegrity`; chunks are checked by the
   * map inside the entry.
   */
  integrity: string;
}

/** A page in the registry; `module` belongs to the release of `remote`. */
export interface RegistryPage extends PageDeclaration {
  remote: string;
}

/** An extension in the registry; `module` belongs to the release of `remote`. */
export interface RegistryExtension extends ExtensionDeclaration {
  remote: string;
}

/** Everything that a page load needs to know about its composition. */
export interface Registry {
  /** Sequence number of the composition. */
  composition: number;
  /**
   * Public documents list public pages and extensions only; entering the staff area is a page load of
   * its own.
   */
  audience: Area;
  /** Set on sites of the live profile. Documents say it by `liveMark` instead. */
  profile?: 'live';
  remotes: RegistryRelease[];
  pages: RegistryPage[];
  /** Missing when there are none. */
  extensions?: RegistryExtension[];
  layouts: Partial<Record<Area, { remote: string; module: string }>>;
  /**
   * What stands behind the ports of the staff area, in its documents alone; without it, the default
   * profile's.
   */
  adapters?: { remote: string; module: string };
}

/** Attribute of `<html>` in the documents of the live profile, for styles, too. */
export const liveMark = 'data-live';

/** Name of an application in federation, which requires JavaScript identifiers. */
export const federationName = (name: string) => name.replace(/^@/, '').replace(/[^A-Za-z0-9_]/g, '_');
