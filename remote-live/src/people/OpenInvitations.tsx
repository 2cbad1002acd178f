import type { Role } from '@vibrant-peak/shared/contract';
import { useToast } from '@vibrant-peak/shared/host';
import { Box, Button, Heading } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import type { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Time } from '../layout/Time';
import { roleTexts } from '../roleTexts';

export interface OpenInvitation {
  id: string;
  email: string;
  role: Role;
  invitedBy: string;
  expiresAt: string;
}

type OpenInvitationsProps = ReturnType<typeof useAnswer<{ invitations: OpenInvitation[] }>>;

/** Invitations that nobody has used yet. */
export function OpenInvitations(invitations: OpenInvitationsProps) {
  const toast = useToast();
  const withdraw = ({ id, email }: OpenInvitation) =>
    ask(`DELETE /invitations/${id}`).then(
      () => {
        toast({ type: 'error', title: 'Invitation Withdrawn', description: email });
        invitations.askAgain();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Withdrawn', description: error.message }),
    );

  return (
    <Box>
      <Heading as="h2" size="md" mb="3">
        Open invitations
      </Heading>
      <Answered {...invitations}>
        {({ invitations: all }) => (
          <Table
            label="Open invitations"
            heads={['Email', 'Role', 'Invited by', 'Valid until', 'Actions']}
            secondary={['Invited by']}
            empty="No invitation is open."
            rows={all.map((invitation) => ({
              key: invitation.id,
              cells: [
                invitation.email,
                roleTexts[invitation.role].name,
                invitation.invitedBy,
                <Time key="until" at={invitation.expiresAt} />,
                <Button
                  key="actions"
                  size="sm"
                  variant="outline"
                  colorPalette="red"
                  aria-label={`Withdraw the invitation of ${invitation.email}`}
                  onClick={() => void withdraw(invitation)}
                >
                  Withdraw
                </Button>,
              ],
            }))}
          />
        )}
      </Answered>
    </Box>
  );
}
