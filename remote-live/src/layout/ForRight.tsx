import type { ReactNode } from 'react';
import type { Right } from '@vibrant-peak/shared/contract';
import { hasRight, useSessionState } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { PageTitle } from './PageTitle';

interface ForRightProps {
  right: Right;
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

const mays: Record<Right, string> = { mayInvoice: 'write invoices', mayIssue: 'issue invoices' };

/** A page that takes a right; everybody else reads why there is nothing. */
export function ForRight({ right, title, children }: ForRightProps) {
  const state = useSessionState();
  if (hasRight(state, right)) return children;
  return (
    <>
      <PageTitle title={title} description={`This page is for people who may ${mays[right]}.`} />
      <Text>Ask a manager if you need this page.</Text>
    </>
  );
}
