import { useState } from 'react';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import type { Conversation } from './conversation';
import { InsertChoice } from './InsertChoice';
import { fillIn, type SavedAnswer } from './savedAnswer';
import { SavedAnswersDialog } from './SavedAnswersDialog';

const edit = 'Edit saved answers';

interface SavedAnswersProps {
  conversation: Conversation;
  /** Gets the answer with the words of the message. */
  onInsert: (text: string) => void;
}

/** Inserts a saved answer into a reply. */
export function SavedAnswers({ conversation, onInsert }: SavedAnswersProps) {
  const [isEdited, setEdited] = useState(false);
  const { answer, askAgain } = useAnswer<{ answers: SavedAnswer[] }>('GET /saved-answers');
  const { answers = [] } = answer ?? {};
  const insert = (id: string) => {
    const chosen = answers.find((each) => each.id === id);
    if (chosen) onInsert(fillIn(chosen.text, conversation));
  };
  return (
    <>
      {answers.length > 0 && (
        <InsertChoice
          label="Saved answer"
          placeholder="Saved answer"
          options={answers.map(({ id, title }) => [id, title] as const)}
          action="Insert"
          onInsert={insert}
        />
      )}
      <Button
        size="sm"
        minH={touchable}
        px="2.5"
        variant="ghost"
        colorPalette="gray"
        aria-label={edit}
        title={edit}
        onClick={() => setEdited(true)}
      >
        {answers.length > 0 ? <StaffIcon name="Pencil" /> : edit}
      </Button>
      <SavedAnswersDialog
        answers={answers}
        isOpen={isEdited}
        onClose={() => setEdited(false)}
        onChanged={askAgain}
      />
    </>
  );
}
