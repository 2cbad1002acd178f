import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Stack, chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, StaffIcon, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { useDraft, type Use } from './drafts';
import { sendText } from './sendText';

interface WriteFormProps {
  /** Of the conversation. */
  id: number;
  use: Use;
  /** What the server has kept of it. */
  kept: string;
  /** Id of the last message shown, which a reply takes into account. */
  last?: number;
  /** Why a text may not be sent yet. */
  faultOf?: (text: string) => string | undefined;
  onSent: () => void;
  /** What inserts words into the text. */
  children?: (insert: (words: string) => void) => ReactNode;
}

const words = {
  reply: { route: 'replies', label: 'Reply', button: 'Send', icon: 'Reply', notice: 'Reply Stored', gap: '\n\n' },
  note: {
    ...{ route: 'notes', label: 'Note for colleagues', button: 'Add note', icon: 'Plus' },
    ...{ notice: 'Note Added', gap: ' ' },
  },
} as const;

/** The answer to a visitor, or a note. What is typed stays until the server has stored it. */
export function WriteForm({ id, use, kept, last, faultOf, onSent, children }: WriteFormProps) {
  const { route, label, button, icon, notice, gap } = words[use];
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(id, use, kept);
  const [fault, setFault] = useState<string>();
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const found = faultOf?.(text);
    setFault(found);
    if (found) return field.current?.focus();
    void send(
      () => sendText(`POST /inbox/${id}/${route}`, { text, ...(last !== undefined && { last }) }),
      () => {
        setText('');
        toast({ type: 'success', title: notice });
        onSent();
      },
    );
  };
  const insert = (inserted: string) => {
    setText(text + (/\S$/.test(text) ? gap : '') + inserted);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <FieldFrame id={fieldId} label={label}>
          <TextArea
            ref={field}
            id={fieldId}
            dir="auto"
            rows={use === 'reply' ? 6 : 2}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <Problem text={fault ?? problem} />
        <Flex wrap="wrap" align="center" gap="2">
          <Button
            type="submit"
            size="sm"
            minH={{ base: '11', md: '9' }}
            me="auto"
            {...(use === 'reply' ? { variant: 'accent' } : { variant: 'outline', colorPalette: 'gray' })}
            // Disabled by the attribute, it would lose the focus.
            aria-disabled={isSending || text.trim() === ''}
            aria-busy={isSending}
          >
            <StaffIcon name={icon} />
            <span>{button}</span>
          </Button>
          {children?.(insert)}
        </Flex>
      </Stack>
    </form>
  );
}

const TextArea = chakra('textarea', fieldRecipe);
