import type { Registry } from '@vibrant-peak/shared/contract';
import { HostProvider, type SessionPort } from '@vibrant-peak/shared/host';
import { markReady } from '@vibrant-peak/shared/island';
import { useStore } from '@vibrant-peak/shared/store';
import { useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { AdapterSource } from '../adapterSource';
import { OfflineNotice } from '../errors/OfflineNotice';
import { Head } from '../head/Head';
import { SkipLink } from '../layout/SkipLink';
import { createHostServices } from '../hostServices';
import { NavigationProgress } from '../layout/NavigationProgress';
import { LeaveGuard } from '../leaveGuard/LeaveGuard';
import type { Load } from '../remotes/loadFailure';
import { useFocusOnNavigation } from '../layout/useFocusOnNavigation';
import { ToastRegion } from '../toaster/ToastRegion';

const closed = () => {
  throw new Error('The session is not open yet');
};
/** Nothing uses it: until the adapters are open, routes show a skeleton or a failure. */
const closedSession: SessionPort = { isLoggedIn: closed, logIn: closed, logOut: closed };

interface RootProps {
  registry: Registry;
  load: Load;
  adapters: AdapterSource;
}

/** The parent of every route: host services, document head, skip link, progress, toasts. */
export function Root({ registry, load, adapters }: RootProps) {
  const opened = useStore(adapters);
  const { profile } = adapters;
  const services = useMemo(
    () => createHostServices({ registry, load, profile }, opened ?? { session: closedSession }),
    [registry, load, profile, opened],
  );
  useFocusOnNavigation();
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) markReady(root);
  }, []);

  return (
    <HostProvider value={services}>
      <Head />
      <SkipLink />
      <NavigationProgress registry={registry} />
      <OfflineNotice />
      <Outlet />
      <LeaveGuard />
      <ToastRegion />
      {/* The first entry of every page load has the key `default`: keyed by path, so that another address does not get its position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </HostProvider>
  );
}
