import type { ComponentType } from 'react';
import type { LinkDeclaration, NavigationDeclaration, PageMetadata, SlotName } from '../contract/index';
import type { InboxPort } from './inbox';
import type { InvoicesPort } from './invoices';
import type { MediaPort } from './media';
import type { RecordsPort } from './records';
import type { SessionPort } from './session';
import type { Watchable } from './watchable';

/** `live`: what staff edit is stored, and goes on the site. `default` keeps nothing. */
export type Profile = 'default' | 'live';

/**
 * Notice at the bottom right. The shell owns it, so that it survives changes of route and remote. A
 * page with a bar at the bottom sets the custom property `--notices-bottom` of the root to the
 * notices' distance from the edge.
 */
export interface Toast {
  title: string;
  description?: string;
  /** `error` is the destructive style. */
  type: 'success' | 'error' | 'info';
  /** Milliseconds on screen; 5000 by default. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export type ColorMode = 'light' | 'dark';

/**
 * A staff page: the sidebar lists all without a place of their own, the command palette lists all.
 * Neither lists a part of another page.
 */
export interface StaffNavigationEntry extends Omit<NavigationDeclaration, 'order'> {
  path: string;
}

/** A link that a remote adds to the public site. */
export interface SiteLink extends Omit<LinkDeclaration, 'order'> {
  path: string;
}

/** What a remote adds to a slot. It loads automatically, and a failure affects nothing else. */
export interface SlotExtension {
  key: string;
  /** Takes the slot's properties. */
  Extension: ComponentType<object>;
}

/** One module of a remote that this page load has requested. */
export interface ModuleLoad {
  remote: string;
  module: string;
  outcome: 'loading' | 'loaded' | 'failed';
  /** From the request to the result, retries included. */
  milliseconds?: number;
  /** Why it failed, in plain words. */
  reason?: string;
}

/** The releases and module loads of this page load. */
export interface PlatformReport {
  /** Number of the document's composition. */
  composition: number;
  /** Every application with the hash of its release. */
  releases: { name: string; version?: string; release: string }[];
  /** In the order of the requests. */
  loads: readonly ModuleLoad[];
}

/** Changes that leaving would lose. */
export interface UnsavedChanges {
  /**
   * Their lifetime. `page`: a navigation within the site would lose them, so it asks first.
   * `visit`: they are kept from page to page, and only a reload, a typed address, closing the tab
   * and logging out ask.
   */
  scope: 'page' | 'visit';
  /** Path of the page on which to continue. */
  path?: string;
  /** Text of the question; by default it names the text typed on this page. */
  text?: string;
  /** A way to keep the changes, offered beside the answers, such as "Save file". */
  action?: { label: string; onClick: () => void };
  /** Called when the user leaves without saving, such as by logging out. */
  onDiscard?: () => void;
}

/** The shell's services for remotes, used through the hooks of `@vibrant-peak/shared/host`. */
export interface HostServices {
  theme: Watchable<ColorMode> & { toggle: () => void };
  profile: Profile;
  session: SessionPort;
  /**
   * The staff page, with its query, that was opened before the login in this page load.
   * Undefined once it is shown, in the live profile, whose login leads back, and in older shells.
   */
  returnTo?: () => string | undefined;
  /**
   * Where lists of the content keep their records; without it, in the staff area's memory until the
   * page is reloaded.
   */
  records?: RecordsPort;
  /** Where pictures are stored; without it they are addresses only. */
  media?: MediaPort;
  /** Where visitors' messages arrive; without it the staff area shows samples. */
  inbox?: InboxPort;
  /** Where invoices are stored; without it, the generator's last until the page is reloaded. */
  invoices?: InvoicesPort;
  toast: (toast: Toast) => void;
  unsavedChanges: {
    /**
     * Asks before these changes are lost, until the returned function is called. Components use
     * `useUnsavedChanges`. If the user was being asked and nothing else is held, that function
     * leaves and returns true: the caller then navigates nowhere itself.
     */
    hold: (changes: UnsavedChanges) => () => boolean;
    holders: Watchable<readonly UnsavedChanges[]>;
    /**
     * Runs an action that leaves, such as logging out: at once, or after the user agreed to lose
     * unsaved changes.
     */
    leaveBy: (action: () => void) => void;
  };
  /** Overrides the document head until the returned function is called. */
  overrideMetadata: (metadata: PageMetadata) => () => void;
  /** Navigation entries of the registry's staff pages, in order. */
  staffNavigation: StaffNavigationEntry[];
  /** Links that remotes add to the public site, in order. */
  siteLinks: SiteLink[];
  /** What remotes add to a slot, in order; pages use `Slot`. */
  extensionsOf: (slot: SlotName) => SlotExtension[];
  /** Releases and module loads of this page load. */
  platform: Watchable<PlatformReport>;
}
