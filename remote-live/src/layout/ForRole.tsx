import type { ReactNode } from 'react';
import type { Role } from '@vibrant-peak/shared/contract';
import { mayUse, useSessionState } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { roleTexts } from '../roleTexts';

interface ForRoleProps {
  role: Role;
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/** A page that takes a role; everybody else reads why there is nothing. */
export function ForRole({ role, title, children }: ForRoleProps) {
  const state = useSessionState();
  if (mayUse(state, role)) return children;
  const needed = roleTexts[role].name.toLowerCase();
  const own = state.person ? roleTexts[state.person.role].name.toLowerCase() : 'nobody';
  return (
    <>
      <PageHeader title={title} description={`This page is for people with the role ${needed}.`} />
      <Text>{`Your role is ${own}. Ask a manager if you need this page.`}</Text>
    </>
  );
}
