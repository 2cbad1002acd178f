import { useState } from 'react';
import { useSessionState, type Person } from '@vibrant-peak/shared/host';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import type { usePeople } from './usePeople';
import { Answered } from '../layout/Answered';
import { roleTexts } from '../roleTexts';
import { PersonActions, type PersonQuestion } from './PersonActions';
import { RemovePersonDialog } from './RemovePersonDialog';
import { RightSwitches } from './RightSwitches';
import { RoleDialog } from './RoleDialog';

/** What is asked about a person. */
interface Question {
  about: PersonQuestion;
  person: Person;
}

/** Everybody who may sign in, and what a manager does with them. */
export function PeopleList(people: ReturnType<typeof usePeople>) {
  const [question, setQuestion] = useState<Question>();
  const { person: self } = useSessionState();
  const close = () => setQuestion(undefined);

  return (
    <>
      <Answered {...people}>
        {({ people: all }) => (
          <Table
            label="People"
            heads={['Name', 'Email', 'Role', 'Rights', 'Actions']}
            empty="Nobody yet."
            rows={all.map((person) => ({
              key: person.id,
              cells: [
                person.id === self?.id ? `${person.name} (you)` : person.name,
                person.email,
                roleTexts[person.role].name,
                <RightSwitches key="rights" person={person} onChanged={people.askAgain} />,
                <PersonActions
                  key="actions"
                  person={person}
                  onAsk={(about) => setQuestion({ about, person })}
                  onChanged={people.askAgain}
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
