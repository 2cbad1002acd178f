import { useState } from 'react';
import { useHost } from '@vibrant-peak/shared/host';
import { Box, Button } from '@vibrant-peak/shared/ui';
import { clientOf } from '@vibrant-peak/invoice/clientOf';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { draftStore } from '../draft/draftStore';
import { useIsKnownClient } from './knownClient';

/** Saves a client that was typed, so that it is offered from now on. */
export function SaveClient() {
  const port = useHost().invoices!;
  const [attempt, setAttempt] = useState(0);
  const isKnown = useIsKnownClient(port, attempt);
  const { isBusy, problems, run } = useRunning();
  if (isKnown !== false) return null;
  const keep = () =>
    run('Client Saved', async () => {
      const client = clientOf(draftStore.get());
      await port.saveClient(client);
      setAttempt(attempt + 1);
      return partyName(client);
    });
  return (
    <Box gridColumn="1 / -1">
      <Button variant="outline" size="sm" minH="11" aria-disabled={isBusy} onClick={() => void keep()}>
        Save as a client
      </Button>
      <Problems texts={problems} />
    </Box>
  );
}
