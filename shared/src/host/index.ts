import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PageMetadata } from '../contract/index';
import type { ColorMode, HostServices, PlatformReport } from './services';

export type * from './services';
export { useIsOnline } from './useIsOnline';

const HostContext = createContext<HostServices | null>(null);

/** Hands the shell's services to everything below; tests hand in a fake. */
export const HostProvider = HostContext.Provider;

/** @throws outside of a `HostProvider`. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('Host services are missing: render inside a HostProvider');
  return host;
}

export const useToast = () => useHost().toast;
export const useSession = () => useHost().session;
export const useLeave = () => useHost().unsavedChanges.leaveBy;
export const useStaffNavigation = () => useHost().staffNavigation;

/** Colour mode and its switch. Prerendered HTML always says `light`; the real value follows right after hydration. */
export function useTheme(): { mode: ColorMode; toggle: () => void; label: string } {
  const { theme } = useHost();
  const mode = useSyncExternalStore(theme.subscribe, theme.get, (): ColorMode => 'light');
  return { mode, toggle: theme.toggle, label: `Switch to ${mode === 'dark' ? 'light' : 'dark'} mode` };
}

/** Releases and loads of this page load; it changes with every load. */
export function usePlatform(): PlatformReport {
  const { platform } = useHost();
  return useSyncExternalStore(platform.subscribe, platform.get, platform.get);
}

/** Overrides the document head while the component is mounted and `metadata` is given. */
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
 * Asks before what was typed in a component is lost: on another address of the site, reload, a typed address, Back and
 * closing the tab. What lives on after the component is held by `useHost().unsavedChanges.hold`.
 * @returns what ends the protection before the component is gone: call it when the values are saved or given up.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const { hold } = useHost().unsavedChanges;
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isDirty) return;
    const end = hold({ scope: 'page' });
    release.current = end;
    return end;
  }, [hold, isDirty]);
  return useCallback(() => release.current?.(), []);
}
