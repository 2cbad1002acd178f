import type { Right, Role } from './roles';

/** Parts of the sidebar in the live profile, in their order. The last one stands below the others. */
export const navigationGroups = ['inbox', 'site', 'money', 'settings'] as const;

export type NavigationGroup = (typeof navigationGroups)[number];

/** Navigation entry of a staff page; entries are sorted by `order`. */
export interface NavigationDeclaration {
  label: string;
  icon: string;
  order: number;
  /**
   * Instead of the sidebar: the command palette alone, the menu of the person who is signed in, or
   * More settings, which the sidebar of the live profile unfolds.
   */
  place?: 'palette' | 'person' | 'settings';
  /**
   * Path of the page whose entry stands for this one where the site has that page: it is the
   * current link while this page is open. The actions of this page stay in the command palette.
   */
  partOf?: string;
  /**
   * Without one the entry stands before the groups, and so it does with a name of version 5: `work`
   * or `people`.
   */
  group?: NavigationGroup | 'work' | 'people';
  /**
   * Shown to people from this role on only. Everybody can open the page, which has to ask for the
   * role, too.
   */
  role?: Role;
  /** Shown to people with this right only. The page has to ask for it, too. */
  right?: Right;
  /** Further search terms for the page. */
  keywords?: string[];
  /** Actions in the command palette: each opens the page's path with its query string. */
  actions?: NavigationAction[];
}

export interface NavigationAction {
  label: string;
  icon: string;
  /** Query string, such as `?new`. */
  search: string;
}

/**
 * A link to a page in the header or the footer of the public site, after the site's own, sorted by
 * `order`.
 */
export interface LinkDeclaration {
  place: 'header' | 'footer';
  label: string;
  order: number;
}
