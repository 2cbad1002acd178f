import { createContext, useContext } from 'react';
import type { HostServices } from './services';

const HostContext = createContext<HostServices | null>(null);

/** Provides the shell's services to the tree below; tests provide a fake. */
export const HostProvider = HostContext.Provider;

/** @throws outside of a `HostProvider`. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('Host services are missing: render inside a HostProvider');
  return host;
}
