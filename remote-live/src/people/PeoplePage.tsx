import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { Button, Stack } from '@vibrant-peak/shared/ui';
import { PageHeader, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { ForRole } from '../layout/ForRole';
import { staffMetadata } from '../layout/staffMetadata';
import { InviteDialog } from './InviteDialog';
import { OpenInvitations, type OpenInvitation } from './OpenInvitations';
import { PeopleList } from './PeopleList';
import { usePeople } from './usePeople';

const title = 'People';

const PeoplePage = () => (
  <ForRole role="manager" title={title}>
    <People />
  </ForRole>
);

function People() {
  const people = usePeople();
  const invitations = useAnswer<{ invitations: OpenInvitation[] }>('GET /invitations');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHeader title={title} description="Who works on this site, and what each of them may do.">
        <Button variant="accent" onClick={() => setIsInviting(true)}>
          <StaffIcon name="Plus" />
          <span>Invite</span>
        </Button>
      </PageHeader>
      <Stack gap="8">
        <PeopleList {...people} />
        <OpenInvitations {...invitations} />
      </Stack>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={invitations.askAgain} />}
    </>
  );
}

export const page = definePage({ component: PeoplePage, metadata: staffMetadata(title) });
