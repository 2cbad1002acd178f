import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import type { Right } from '../contract/index';
import { mayUse, useSession, useSessionState } from '../host/index';
import { Button, Text } from '../ui/elements';

const mays: Record<Right, string> = { mayInvoice: 'write invoices', mayIssue: 'issue invoices' };

/** In place of what takes a right that the person does not have. Managers may give it to themselves. */
export function MissingRight({ right }: { right: Right }) {
  const { takeRight } = useSession();
  const isManager = mayUse(useSessionState(), 'manager');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const take = () => {
    setState('sending');
    takeRight?.(right).catch(() => setState('failed'));
  };
  return (
    <Stack gap="4" align="start">
      <Text>{`This is for people who may ${mays[right]}.`}</Text>
      {isManager && takeRight ? (
        <>
          <Button aria-disabled={state === 'sending'} onClick={() => state !== 'sending' && take()}>
            {`Allow me to ${mays[right]}`}
          </Button>
          <Text role="alert" color="fg.error">
            {state === 'failed' && 'This could not be saved. Please try again.'}
          </Text>
        </>
      ) : (
        <Text>Ask a manager for this right.</Text>
      )}
    </Stack>
  );
}
