import { useState } from 'react';
import { Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { RemoveDialog } from '../layout/RemoveDialog';
import { Time } from '../layout/Time';
import { hasPasskeys } from '../passkey/passkeyPrompt';
import { AddPasskeyDialog } from './AddPasskeyDialog';

interface OwnPasskey {
  id: string;
  label: string;
  createdAt: string;
}

/** The passkeys of the person who is signed in. */
export function Passkeys() {
  const passkeys = useAnswer<{ passkeys: OwnPasskey[] }>('GET /passkeys');
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnPasskey>();
  return (
    <Box>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Box flex={{ md: '1' }}>
          <Heading as="h2" size="md">
            Passkeys
          </Heading>
          <Text mt="1" color="fg.muted" fontSize="sm">
            Sign in with your fingerprint, your face or the PIN of your device instead of a password.
          </Text>
        </Box>
        {hasPasskeys() && (
          <Button variant="outline" colorPalette="gray" onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        )}
      </Flex>
      <Answered {...passkeys}>
        {({ passkeys: all }) => <PasskeyTable passkeys={all} onRemove={setRemoving} />}
      </Answered>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} onAdded={passkeys.askAgain} />}
      {removing && (
        <RemoveDialog
          name={removing.label}
          route={`DELETE /passkeys/${removing.id}`}
          toastTitle="Passkey Removed"
          onClose={() => setRemoving(undefined)}
          onRemoved={passkeys.askAgain}
        >
          <Text>
            It will not sign you in again. Your device still lists it: remove it there, too, in the settings
            of the browser or of the password manager.
          </Text>
        </RemoveDialog>
      )}
    </Box>
  );
}

interface PasskeyTableProps {
  passkeys: OwnPasskey[];
  onRemove: (passkey: OwnPasskey) => void;
}

const PasskeyTable = ({ passkeys, onRemove }: PasskeyTableProps) => (
  <Table
    label="Passkeys"
    heads={['Name', 'Added', 'Actions']}
    empty="No passkeys yet."
    rows={passkeys.map((passkey) => ({
      key: passkey.id,
      cells: [
        passkey.label,
        <Time key="added" at={passkey.createdAt} />,
        <Button
          key="actions"
          size="sm"
          variant="outline"
          colorPalette="red"
          aria-label={`Remove ${passkey.label}`}
          onClick={() => onRemove(passkey)}
        >
          Remove
        </Button>,
      ],
    }))}
  />
);
