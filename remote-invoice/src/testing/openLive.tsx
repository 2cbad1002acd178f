import type { ReactNode } from 'react';
import type { HostServices, InvoicesPort } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';

const report = { composition: 1, releases: [], loads: [] };
const platform = { get: () => report, subscribe: () => () => undefined };

const bothRights = { mayInvoice: true, mayIssue: true };

/** Renders a page of the live profile. @param rights of the person; both by default. */
export function openLive(
  element: ReactNode,
  invoices: InvoicesPort,
  rights: object = bothRights,
  { path = '/', ...host }: Partial<HostServices> & { path?: string } = {},
) {
  const person = {
    id: '1',
    name: 'Ayesha',
    email: 'ayesha@the.site',
    role: 'editor' as const,
    ...rights,
  };
  const state = { person, hasEnded: false };
  const session: HostServices['session'] = {
    isLoggedIn: () => true,
    logIn: async () => undefined,
    logOut: async () => undefined,
    state: { get: () => state, subscribe: () => () => undefined },
  };
  return renderInHost(element, { path, host: { profile: 'live', session, invoices, platform, ...host } });
}
