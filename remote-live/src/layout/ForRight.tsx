import type { ReactNode } from 'react';
import type { Right } from '@vibrant-peak/shared/contract';
import { hasRight, useSessionState } from '@vibrant-peak/shared/host';
import { MissingRight, PageHeader } from '@vibrant-peak/shared/ui-admin';

interface ForRightProps {
  right: Right;
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/** A page that takes a right; everybody else reads why there is nothing. */
export function ForRight({ right, title, children }: ForRightProps) {
  const state = useSessionState();
  if (hasRight(state, right)) return children;
  return (
    <>
      <PageHeader title={title} />
      <MissingRight right={right} />
    </>
  );
}
