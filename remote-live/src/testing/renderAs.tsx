import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { liveSession } from '../session/liveSession';
import { sessionState } from '../session/sessionState';

const rights = { mayInvoice: true, mayIssue: true };

/**
 * Renders a page as somebody with this role, who may write and issue invoices, sees it.
 * @param path address of the page, with its query.
 */
export function renderAs(
  role: Role,
  element: ReactNode,
  services: Partial<HostServices> = {},
  path?: string,
) {
  const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role, ...rights };
  sessionState.set({ person, hasEnded: false });
  const user = userEvent.setup();
  const toast = jest.fn();
  const { router, unmount } = renderInHost(element, {
    host: { profile: 'live', session: liveSession, toast, ...services },
    ...(path !== undefined && { path }),
  });
  return { user, toast, router, unmount };
}
