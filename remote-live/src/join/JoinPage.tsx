import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { FailurePanel, Text } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { EntryPage } from '../layout/EntryPage';
import { secretIn } from '../layout/secretIn';
import { staffMetadata } from '../layout/staffMetadata';
import type { Invitation } from './invitation';
import { JoinForm } from './JoinForm';

function JoinPage() {
  const [secret] = useState(() => secretIn(window.location.hash));
  return (
    <EntryPage title="Join the team">
      {secret ? (
        <Opened secret={secret} />
      ) : (
        <Text>This link is not complete. Copy all of it, to its last letter, and open it again.</Text>
      )}
    </EntryPage>
  );
}

function Opened({ secret }: { secret: string }) {
  const { answer, problem, askAgain } = useAnswer<Invitation>('POST /invitation', { secret });
  if (answer) return <JoinForm invitation={answer} secret={secret} />;
  if (problem === undefined) return <Text aria-busy>Opening the invitation …</Text>;
  return (
    <FailurePanel
      title="The invitation does not open"
      message={problem}
      action={{ label: 'Retry', onClick: askAgain }}
      // It is in a card.
      borderWidth="0"
      bg="transparent"
      p="0"
    />
  );
}

export const page = definePage({ component: JoinPage, metadata: staffMetadata('Join') });
