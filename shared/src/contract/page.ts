import type { ComponentType } from 'react';
import type { Area } from './areas';
import type { PageMetadata } from './metadata';

/** Entry for a staff page; entries are sorted by `order`. */
export interface NavigationDeclaration {
  label: string;
  icon: string;
  order: number;
  place?: 'palette';
  /** Further names by which people look for the page. */
  keywords?: string[];
  /** What the command palette can do on the page: it opens the page's path with this search. */
  actions?: NavigationAction[];
}

export interface NavigationAction {
  label: string;
  icon: string;
  /** Such as `?new`. */
  search: string;
}

/** One page that a remote offers: pure data, readable by builds, the composition and the shell alike. */
export interface PageDeclaration {
  /**
   * Absolute route, such as `/services`, or one with a parameter, such as `/services/:slug`, whose addresses the page's module
   * lists. A page outside its remote's mount is refused by the composition.
   */
  path: string;
  /** Module below the remote's `src` without extension; it exports `page`, made with `definePage`. */
  module: string;
  /** Where staff find the page: in the sidebar, or, with `place: 'palette'`, in the command palette alone. */
  navigation?: NavigationDeclaration;
}

/** Everything that a remote offers to the shell. */
export interface RemoteDeclaration {
  pages: PageDeclaration[];
  /** Layouts by mount; the module exports `layout`, made with `defineLayout`. */
  layouts?: Partial<Record<Area, string>>;
}

/** What a page's module hands to the shell. */
export interface PageModule {
  component: ComponentType;
  /** All addresses of a route with a parameter; any other address of that shape is the 404 page. */
  paths?: () => readonly string[];
  /** Document head of the page; a function when one module serves several paths. */
  metadata: PageMetadata | ((path: string) => PageMetadata);
  /** schema.org objects of the page at `path`, in the prerendered HTML and after a change of page. */
  structuredData?: (path: string) => object[];
}

/** What a layout's module hands to the shell. Its component renders the page through the router's `Outlet`. */
export interface LayoutModule {
  component: ComponentType;
}

export const defineRemote = (remote: RemoteDeclaration) => remote;
export const definePage = (page: PageModule) => page;
export const defineLayout = (layout: LayoutModule) => layout;
