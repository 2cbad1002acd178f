import { useState } from 'react';
import { Button, Flex, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { SavedAnswer } from './savedAnswer';
import { SavedAnswerForm } from './SavedAnswerForm';

interface SavedAnswersDialogProps {
  answers: readonly SavedAnswer[];
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Adds, changes and deletes saved answers. */
export function SavedAnswersDialog({ answers, isOpen, onClose, onChanged }: SavedAnswersDialogProps) {
  const [edited, edit] = useState<SavedAnswer>();
  // A save that ends late leaves the answer that was opened since.
  const close = () => edit((now) => (now === edited ? undefined : now));
  return (
    <ModalDialog
      title={edited ? 'Saved answer' : 'Saved answers'}
      isOpen={isOpen}
      onClose={edited ? close : onClose}
      closesOnOutsideClick={!edited}
    >
      {edited ? (
        <SavedAnswerForm
          answer={edited}
          onClose={close}
          onSaved={() => {
            close();
            onChanged();
          }}
        />
      ) : (
        <Stack gap="4">
          <List answers={answers} onEdit={edit} onChanged={onChanged} />
          <Button
            variant="accent"
            alignSelf="flex-start"
            onClick={() => edit({ id: crypto.randomUUID(), title: '', text: '' })}
          >
            <StaffIcon name="Plus" />
            <span>Add an answer</span>
          </Button>
        </Stack>
      )}
    </ModalDialog>
  );
}

interface ListProps extends Pick<SavedAnswersDialogProps, 'answers' | 'onChanged'> {
  onEdit: (answer: SavedAnswer) => void;
}

function List({ answers, onEdit, onChanged }: ListProps) {
  const { problem, send } = useSending();
  if (answers.length === 0) return <Text color="fg.muted">There are none yet.</Text>;
  const remove = ({ id }: SavedAnswer) => send(() => ask(`DELETE /saved-answers/${id}`), onChanged);
  return (
    <>
      <Rows aria-label="Saved answers">
        {answers.map((answer) => (
          <li key={answer.id}>
            <Text dir="auto" minW="0" overflowWrap="anywhere" fontWeight="medium">
              {answer.title}
            </Text>
            <Flex gap="1" flexShrink="0">
              <Button {...small} aria-label={`Edit ${answer.title}`} onClick={() => onEdit(answer)}>
                Edit
              </Button>
              <Button
                {...small}
                colorPalette="red"
                aria-label={`Delete ${answer.title}`}
                onClick={() => void remove(answer)}
              >
                Delete
              </Button>
            </Flex>
          </li>
        ))}
      </Rows>
      <Problem text={problem} />
    </>
  );
}

const small = {
  size: 'sm',
  minH: touchable,
  variant: 'ghost',
  colorPalette: 'gray',
} as const;

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
  },
});
