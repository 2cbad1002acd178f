import type { NavigationDeclaration, PageMetadata } from '../contract/index';

/**
 * Notice at the bottom right, owned by the shell, alive across routes and remotes. A page with controls there keeps them
 * free: the custom properties `--notices-end` and `--notices-bottom` of the root say how far notices stand from the edges.
 */
export interface Toast {
  title: string;
  description?: string;
  /** `error` is the destructive style. */
  type: 'success' | 'error' | 'info';
  /** Milliseconds on screen; 5000 when missing. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export type ColorMode = 'light' | 'dark';

/** A value outside React that components may watch. */
export interface Watchable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/** A staff page: the sidebar has all but those of the palette, the command palette has all. */
export interface StaffNavigationEntry extends Omit<NavigationDeclaration, 'order'> {
  path: string;
}

/** One module of a remote that this page load asked for. */
export interface ModuleLoad {
  remote: string;
  module: string;
  outcome: 'loading' | 'loaded' | 'failed';
  /** From the request to the answer, retries included. */
  milliseconds?: number;
  /** Why it failed, in plain words. */
  reason?: string;
}

/** What this page load is made of. */
export interface PlatformReport {
  /** Number of the composition that the document belongs to. */
  composition: number;
  /** Every application with the hash of its release. */
  releases: { name: string; version?: string; release: string }[];
  /** In the order in which they were asked for. */
  loads: readonly ModuleLoad[];
}

/** Something that would be lost by leaving. */
export interface UnsavedChanges {
  /**
   * How long it lives by itself. `page`: another address of the site would lose it, which is asked before. `visit`: it is
   * kept from page to page, and only a reload, a typed address, closing the tab and logging out ask.
   */
  scope: 'page' | 'visit';
  /** Where it can be gone on with. */
  path?: string;
  /** Says in the question what would be lost; by default that what was typed on this page would be. */
  text?: string;
  /** A way to keep it, offered beside the answers, such as "Save file". */
  action?: { label: string; onClick: () => void };
  /** Called when the user leaves without saving, such as by logging out. */
  onDiscard?: () => void;
}

/** What the shell does for remotes. Remotes reach it through the hooks of `shared/host`, never directly. */
export interface HostServices {
  theme: Watchable<ColorMode> & { toggle: () => void };
  session: {
    isLoggedIn: () => boolean;
    /** Stores the login marker. @throws when storage refuses it. */
    logIn: () => void;
    logOut: () => void;
  };
  toast: (toast: Toast) => void;
  unsavedChanges: {
    /** Asks before these changes would be lost, until the returned function is called. Components use `useUnsavedChanges`. */
    hold: (changes: UnsavedChanges) => () => void;
    holders: Watchable<readonly UnsavedChanges[]>;
    /** Runs an action that leaves, such as logging out: at once, or when the user agreed to lose what is unsaved. */
    leaveBy: (action: () => void) => void;
  };
  /** Overrides the document head until the returned function is called. */
  overrideMetadata: (metadata: PageMetadata) => () => void;
  /** Staff pages that have an entry, from the registry, in order. */
  staffNavigation: StaffNavigationEntry[];
  /** Releases and loads of this page load. */
  platform: Watchable<PlatformReport>;
}
