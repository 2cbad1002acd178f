import { useId, type FormEvent } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack, chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, StaffIcon, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { useDraft } from './drafts';

interface WriteFormProps {
  /** Of the conversation. */
  id: number;
  use: 'note' | 'reply';
  onSent: () => void;
}

const words = {
  reply: { route: 'replies', label: 'Reply', button: 'Send', icon: 'Reply', notice: 'Reply Stored' },
  note: {
    ...{ route: 'notes', label: 'Note for colleagues', button: 'Add note', icon: 'Plus' },
    notice: 'Note Added',
  },
} as const;

/** The answer to a visitor, or a note. What is typed stays until the server has stored it. */
export function WriteForm({ id, use, onSent }: WriteFormProps) {
  const { route, label, button, icon, notice } = words[use];
  const fieldId = useId();
  const [text, setText] = useDraft(id, use);
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void send(
      () => ask(`POST /inbox/${id}/${route}`, { text }),
      () => {
        setText('');
        toast({ type: 'success', title: notice });
        onSent();
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <FieldFrame id={fieldId} label={label}>
          <TextArea
            id={fieldId}
            rows={use === 'reply' ? 5 : 2}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <Problem text={problem} />
        <Button
          type="submit"
          size="sm"
          minH={{ base: '11', md: '9' }}
          alignSelf="flex-start"
          {...(use === 'reply' ? { variant: 'accent' } : { variant: 'outline', colorPalette: 'gray' })}
          // Disabled by the attribute, it would lose the focus.
          aria-disabled={isSending || text.trim() === ''}
          aria-busy={isSending}
        >
          <StaffIcon name={icon} />
          <span>{button}</span>
        </Button>
      </Stack>
    </form>
  );
}

const TextArea = chakra('textarea', fieldRecipe);
