import { useState } from 'react';
import { useSessionState, useToast, type Person } from '@vibrant-peak/shared/host';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import type { usePeople } from './usePeople';
import { Answered } from '../layout/Answered';
import { roleTexts } from '../roleTexts';
import { RemovePersonDialog } from './RemovePersonDialog';
import { RoleDialog } from './RoleDialog';

/** What is asked about a person. */
interface Question {
  about: 'role' | 'removal';
  person: Person;
}

/** Everybody who may sign in, and what a manager does with them. */
export function PeopleList(people: ReturnType<typeof usePeople>) {
  const [question, setQuestion] = useState<Question>();
  const toast = useToast();
  const { person: self } = useSessionState();
  const close = () => setQuestion(undefined);

  const endSessions = ({ id, name }: Person) =>
    ask(`DELETE /people/${id}/sessions`).then(
      () => toast({ type: 'success', title: 'Sessions Ended', description: `${name} has to sign in again.` }),
      (error: Error) => toast({ type: 'error', title: 'Sessions Not Ended', description: error.message }),
    );

  return (
    <>
      <Answered {...people}>
        {({ people: all }) => (
          <Table
            label="People"
            heads={['Name', 'Email', 'Role', 'Actions']}
            empty="Nobody yet."
            rows={all.map((person) => ({
              key: person.id,
              cells: [
                person.id === self?.id ? `${person.name} (you)` : person.name,
                person.email,
                roleTexts[person.role].name,
                <PersonActions
                  key="actions"
                  person={person}
                  onAsk={(about) => setQuestion({ about, person })}
                  onEndSessions={() => void endSessions(person)}
                />,
              ],
            }))}
          />
        )}
      </Answered>
      {question?.about === 'role' && (
        <RoleDialog person={question.person} onClose={close} onChanged={people.askAgain} />
      )}
      {question?.about === 'removal' && (
        <RemovePersonDialog person={question.person} onClose={close} onRemoved={people.askAgain} />
      )}
    </>
  );
}

interface PersonActionsProps {
  person: Person;
  onAsk: (about: Question['about']) => void;
  onEndSessions: () => void;
}

const PersonActions = ({ person: { name }, onAsk, onEndSessions }: PersonActionsProps) => {
  const small = { size: 'sm', variant: 'outline' } as const;
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        {...small}
        colorPalette="gray"
        aria-label={`Change role of ${name}`}
        onClick={() => onAsk('role')}
      >
        Change role
      </Button>
      <Button {...small} colorPalette="gray" aria-label={`End sessions of ${name}`} onClick={onEndSessions}>
        End sessions
      </Button>
      <Button {...small} colorPalette="red" aria-label={`Remove ${name}`} onClick={() => onAsk('removal')}>
        Remove
      </Button>
    </Flex>
  );
};
