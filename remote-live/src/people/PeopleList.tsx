import { useState } from 'react';
import { Answered } from '../layout/Answered';
import { PeopleTable, type PersonQuestion } from './PeopleTable';
import { PersonDialog } from './PersonDialog';
import { RemovePersonDialog } from './RemovePersonDialog';
import type { usePeople } from './usePeople';

interface Question {
  about: PersonQuestion;
  id: string;
}

/** Everybody who may sign in, and what a manager does with them. */
export function PeopleList(people: ReturnType<typeof usePeople>) {
  const [question, setQuestion] = useState<Question>();
  const person = people.answer?.people.find(({ id }) => id === question?.id);
  const close = () => setQuestion(undefined);
  return (
    <>
      <Answered {...people} size="list">
        {({ people: all }) => (
          <PeopleTable people={all} onAsk={(about, { id }) => setQuestion({ about, id })} />
        )}
      </Answered>
      {person && question?.about === 'change' && (
        <PersonDialog person={person} onClose={close} onChanged={people.askAgain} />
      )}
      {person && question?.about === 'removal' && (
        <RemovePersonDialog person={person} onClose={close} onRemoved={people.askAgain} />
      )}
    </>
  );
}
