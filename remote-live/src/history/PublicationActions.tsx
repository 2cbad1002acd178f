import { useState } from 'react';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import type { Publication } from './publication';
import { ConfirmButton } from './ConfirmButton';
import { RestoreDialog } from './RestoreDialog';
import { WithdrawButton } from './WithdrawButton';

interface PublicationActionsProps {
  publication: Publication;
  /** Id of the element that names it. */
  labelledBy: string;
  isOpen: boolean;
  onToggle: () => void;
  onChanged: () => void;
}

/** What is done with a publication that changed drafts. */
export function PublicationActions(props: PublicationActionsProps) {
  const { publication, labelledBy, isOpen, onToggle, onChanged } = props;
  const { id, state } = publication;
  const [isRestoring, setIsRestoring] = useState(false);
  const action = {
    size: 'sm',
    minH: touchable,
    variant: 'outline',
    'aria-describedby': labelledBy,
  } as const;
  return (
    <Flex wrap="wrap" gap="2" ms="auto">
      <Button {...action} aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
      {state === 'unconfirmed' && <ConfirmButton id={id} labelledBy={labelledBy} onConfirmed={onChanged} />}
      {(state === 'waiting' || state === 'unconfirmed') && (
        <WithdrawButton id={id} labelledBy={labelledBy} onWithdrawn={onChanged} />
      )}
      {(state === 'live' || state === 'replaced') && (
        <Button {...action} onClick={() => setIsRestoring(true)}>
          {state === 'live' ? 'Undo' : 'Restore'}
        </Button>
      )}
      {isRestoring && <RestoreDialog publication={publication} onClose={() => setIsRestoring(false)} />}
    </Flex>
  );
}
