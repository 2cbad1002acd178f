import type { Area } from './areas';
import type { PageDeclaration } from './page';

/** Stands for the integrity of a development build, whose bytes change all the time: no page of production carries it. */
export const uncheckedIntegrity = 'development';

/** Release of one application as a page load pins it. */
export interface RegistryRelease {
  name: string;
  version: string;
  /** The contract that it was built for: a shell with an older one does not load it. */
  contract: number;
  /** Address of the folder that holds the release, with a trailing slash. */
  base: string;
  /** Integrity of the entry script (`sha256-…`), or `uncheckedIntegrity`; chunks are checked by the map inside the entry. */
  integrity: string;
}

/** Page as the registry lists it: `module` stands in the release of `remote`. */
export interface RegistryPage extends PageDeclaration {
  remote: string;
}

/** Everything that a page load needs to know of the composition that it belongs to. */
export interface Registry {
  /** Sequence number of the composition. */
  composition: number;
  /** Public documents know the public pages only; a way into the staff area is a page load of its own. */
  audience: Area;
  remotes: RegistryRelease[];
  pages: RegistryPage[];
  layouts: Partial<Record<Area, { remote: string; module: string }>>;
}

/** Name of an application in federation, where names are JavaScript identifiers. */
export const federationName = (name: string) => name.replace(/^@/, '').replace(/[^A-Za-z0-9_]/g, '_');
