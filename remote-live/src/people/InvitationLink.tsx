import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CopyField } from '../layout/CopyField';

interface InvitationLinkProps {
  link: string;
  email: string;
  /** Whether the site has sent it by mail. */
  isMailed: boolean;
  onClose: () => void;
}

/** The link of an invitation, which the server does not keep. */
export const InvitationLink = ({ link, email, isMailed, onClose }: InvitationLinkProps) => (
  <Stack gap="5">
    <Text>
      {`${isMailed ? `A mail takes this link to ${email}; you can also send it yourself` : `Send this link to ${email}`}. It is shown only now, and valid once, for seven days. Whoever has it can join.`}
    </Text>
    <CopyField label="Link" value={link} onDone={onClose} />
  </Stack>
);
