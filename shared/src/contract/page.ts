import type { ComponentType } from 'react';
import type { Area } from './areas';
import type { ExtensionDeclaration } from './extension';
import type { PageMetadata } from './metadata';

/**
 * Roles of the live profile's people, the least powerful first: each may do what those before it
 * may.
 */
export const roles = ['editor', 'publisher', 'manager'] as const;

export type Role = (typeof roles)[number];

/** Whether a role may do what takes the other. */
export const includesRole = (own: Role, needed: Role) => roles.indexOf(own) >= roles.indexOf(needed);

/** What managers give to single people beside the role: to write invoices, and to issue them. */
export type Right = 'mayInvoice' | 'mayIssue';

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

/** One page of a remote: pure data, read by builds, the composition and the shell. */
export interface PageDeclaration {
  /**
   * Absolute route, such as `/services`, or one with a parameter, such as `/services/:slug`, whose
   * addresses the page's module lists. The shell's policy has to grant it.
   */
  path: string;
  /**
   * Module path below the remote's `src`, without extension; exports `page`, made with
   * `definePage`.
   */
  module: string;
  /**
   * The `h1` of a staff page, where it is not the label of its navigation: its document shows it
   * before the page's code loads.
   */
  heading?: string;
  /** Entry in the sidebar, or at its `place`; the command palette has all. */
  navigation?: NavigationDeclaration;
  /** Links to it on the public site; they leave with the page. */
  links?: LinkDeclaration[];
  /**
   * The only profile whose sites have the page; without it, all. A site is live when a remote
   * brings adapters.
   */
  profile?: 'live';
}

/** Everything that a remote provides to the shell. */
export interface RemoteDeclaration {
  pages: PageDeclaration[];
  /** Its components in slots of other remotes' pages. */
  extensions?: ExtensionDeclaration[];
  /** Layouts by mount; the module exports `layout`, made with `defineLayout`. */
  layouts?: Partial<Record<Area, string>>;
  /**
   * Module that exports `adapters`, made with `defineAdapters` of `@vibrant-peak/shared/host`:
   * implementations of the staff area's ports. The shell's policy grants it to one remote.
   */
  adapters?: string;
  /**
   * What the server of the adapters answers to reads, by address below `/api/`, while a publish
   * tries staff pages in a browser. Every other request is a 404.
   */
  trialAnswers?: Record<`/api/${string}`, object>;
}

/** Export of a page's module. */
export interface PageModule {
  component: ComponentType;
  /** All addresses of a route with a parameter; others of that shape are the 404 page. */
  paths?: () => readonly string[];
  /** Document head of the page; a function when one module serves several paths. */
  metadata: PageMetadata | ((path: string) => PageMetadata);
  /**
   * schema.org objects of the page at `path`, in the prerendered HTML and after a change of page.
   */
  structuredData?: (path: string) => object[];
}

/** Export of a layout's module. Its component renders the page through the router's `Outlet`. */
export interface LayoutModule {
  component: ComponentType;
}

/**
 * The default export of `src/pages.ts`: everything that a remote provides. It is data alone, read
 * by builds, the composition and the shell.
 * @example
 * ```ts
 * import { defineRemote } from '@vibrant-peak/shared/contract';
 *
 * export default defineRemote({
 *   pages: [
 *     { path: '/partners', module: 'PartnersPage', links: [{ place: 'header', label: 'Partners', order: 20 }] },
 *     { path: '/partners/:slug', module: 'PartnerPage' },
 *     {
 *       path: '/admin/partners',
 *       module: 'ManagePartnersPage',
 *       navigation: { label: 'Partners', icon: 'Boxes', order: 65 },
 *     },
 *   ],
 * });
 * ```
 */
export const defineRemote = (remote: RemoteDeclaration) => remote;
/**
 * The export `page` of a page's module. `paths` lists all addresses of a route with a parameter:
 * each becomes a document when the site is composed, any other is the 404 page.
 * @example
 * ```tsx
 * import { definePage } from '@vibrant-peak/shared/contract';
 * import { useParams } from '@vibrant-peak/shared/router';
 * import { Container, Heading } from '@vibrant-peak/shared/ui';
 *
 * const names: Record<string, string> = { harbor: 'Harbor Logistics', meadow: 'Meadow Foods' };
 *
 * function PartnerPage() {
 *   const { slug = '' } = useParams();
 *   return (
 *     <Container py="24">
 *       <Heading as="h1">{names[slug]}</Heading>
 *     </Container>
 *   );
 * }
 *
 * export const page = definePage({
 *   component: PartnerPage,
 *   paths: () => Object.keys(names).map((slug) => `/partners/${slug}`),
 *   metadata: (path) => ({ title: `${names[path.split('/').at(-1)!]} | Vibrant Peak` }),
 * });
 * ```
 */
export const definePage = (page: PageModule) => page;
/** The export `layout` of a layout's module. */
export const defineLayout = (layout: LayoutModule) => layout;
