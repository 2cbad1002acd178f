import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { includesRole, type PageMetadata, type Right, type Role } from '../contract/index';
import { useHost } from './HostProvider';
import type { ColorMode, PlatformReport, SiteLink, StaffNavigationEntry } from './services';
import type { SessionState } from './session';
import { useSessionState } from './useSessionState';

export * from './adapters';
export type * from './closedMonths';
export type * from './inbox';
export type * from './invoiceDelivery';
export type * from './invoiceEntries';
export type * from './invoiceImport';
export type * from './invoiceList';
export type * from './invoices';
export type * from './invoiceState';
export type * from './media';
export type * from './receivables';
export type * from './records';
export type * from './recurringInvoices';
export type * from './services';
export type * from './session';
export type * from './watchable';
export { HostProvider, useHost } from './HostProvider';
export { publishedToast } from './publishedToast';
export { Slot } from './Slot';
export { useIsOnline } from './useIsOnline';
export { useSessionState } from './useSessionState';
export { useSignedInAgain } from './useSignedInAgain';

/**
 * Shows toasts, which survive changes of page and remote.
 *
 * @example
 * ```tsx
 * import { useToast } from '@vibrant-peak/shared/host';
 * import { Button } from '@vibrant-peak/shared/ui';
 *
 * export function InviteButton({ name }: { name: string }) {
 *   const toast = useToast();
 *   const invite = () => toast({ title: 'Partner Invited', description: name, type: 'success' });
 *   return <Button onClick={invite}>Invite</Button>;
 * }
 * ```
 */
export const useToast = () => useHost().toast;
/**
 * Whether staff are logged in on this device, and how that changes. It protects nothing: the login
 * is a demonstration.
 */
export const useSession = () => useHost().session;
export const useProfile = () => useHost().profile;
export const useLeave = () => useHost().unsavedChanges.leaveBy;

/** Whether a person may use what takes a role. */
export const mayUse = ({ person }: SessionState, role: Role | undefined) =>
  role === undefined || (person !== null && includesRole(person.role, role));

/** Whether a person has what takes a right beside the role. */
export const hasRight = ({ person }: SessionState, right: Right | undefined) =>
  right === undefined || person?.[right] === true;

/** The navigation of the staff area, without what the person may not use. */
export function useStaffNavigation(): StaffNavigationEntry[] {
  const { staffNavigation } = useHost();
  const state = useSessionState();
  return useMemo(
    () => staffNavigation.filter(({ role, right }) => mayUse(state, role) && hasRight(state, right)),
    [staffNavigation, state],
  );
}
/** The links that remotes add to a place of the public site, in order. */
export const useSiteLinks = (place: SiteLink['place']) =>
  useHost().siteLinks.filter((link) => link.place === place);

/**
 * Colour mode and its toggle. Prerendered HTML always says `light`; the actual value follows right
 * after hydration.
 */
export function useTheme(): { mode: ColorMode; toggle: () => void; label: string } {
  const { theme } = useHost();
  const mode = useSyncExternalStore(theme.subscribe, theme.get, (): ColorMode => 'light');
  return { mode, toggle: theme.toggle, label: `Switch to ${mode === 'dark' ? 'light' : 'dark'} mode` };
}

/** Releases and module loads of this page load; changes with every load. */
export function usePlatform(): PlatformReport {
  const { platform } = useHost();
  return useSyncExternalStore(platform.subscribe, platform.get, platform.get);
}

/**
 * Overrides the document head while the component is mounted and `metadata` is defined.
 *
 * @example
 * ```tsx
 * import { usePageMetadata } from '@vibrant-peak/shared/host';
 *
 * export function PartnerDetails({ name }: { name?: string }) {
 *   usePageMetadata(name === undefined ? undefined : { title: `${name} | Vibrant Peak` });
 *   return <p>{name}</p>;
 * }
 * ```
 */
export function usePageMetadata(metadata: PageMetadata | undefined): void {
  const { overrideMetadata } = useHost();
  const title = metadata?.title;
  const description = metadata?.description;
  useEffect(() => {
    if (title === undefined) return;
    return overrideMetadata({ title, description });
  }, [overrideMetadata, title, description]);
}

/**
 * Asks before text typed in a component is lost by a navigation, a reload or closing the tab.
 * Changes that outlive the component are held by `useHost().unsavedChanges.hold`.
 * @returns a function that ends the protection before the component unmounts: call it when the
 * values are saved or discarded. It returns true where the user pressed a link meanwhile, which it
 * follows: do not navigate then.
 * @example
 * ```tsx
 * import { useUnsavedChanges } from '@vibrant-peak/shared/host';
 * import { useState } from 'react';
 *
 * export function NoteForm({ onSave }: { onSave: (note: string) => void }) {
 *   const [note, setNote] = useState('');
 *   const release = useUnsavedChanges(note !== '');
 *   const save = () => {
 *     release();
 *     onSave(note);
 *   };
 *   return (
 *     <>
 *       <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
 *       <button onClick={save}>Save</button>
 *     </>
 *   );
 * }
 * ```
 */
export function useUnsavedChanges(isDirty: boolean): () => boolean {
  const { hold } = useHost().unsavedChanges;
  const release = useRef<() => boolean>(undefined);
  useEffect(() => {
    if (!isDirty) return;
    const end = hold({ scope: 'page' });
    release.current = end;
    return () => void end();
  }, [hold, isDirty]);
  return useCallback(() => release.current?.() ?? false, []);
}
