import { useId, type ReactNode } from 'react';
import { Button, Flex, Stack, chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, StaffIcon, fieldRecipe, touchable } from '@vibrant-peak/shared/ui-admin';
import { Problem } from '../layout/Problem';
import { useWriting, type Writing } from './useWriting';

interface WriteFormProps extends Writing {
  /** What inserts words into the text. */
  children?: (insert: (words: string) => void) => ReactNode;
}

const looks = {
  reply: {
    label: 'Reply',
    rows: 6,
    gap: '\n\n',
    action: 'Send',
    icon: 'Reply',
    button: { variant: 'accent' },
  },
  note: {
    label: 'Note for colleagues',
    rows: 2,
    gap: ' ',
    action: 'Add note',
    icon: 'Plus',
    button: { variant: 'outline', colorPalette: 'gray' },
  },
} as const;

/** The answer to a visitor, or a note. */
export function WriteForm({ children, ...writing }: WriteFormProps) {
  const { label, rows, gap, action, icon, button } = looks[writing.use];
  const fieldId = useId();
  const { text, setText, isSending, problem, submit } = useWriting(writing);
  const insert = (words: string) => {
    setText(text + (/\S$/.test(text) ? gap : '') + words);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <FieldFrame id={fieldId} label={label}>
          <TextArea
            id={fieldId}
            dir="auto"
            rows={rows}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <Problem text={problem} />
        <Flex wrap="wrap" align="center" gap="2">
          <Button
            type="submit"
            size="sm"
            minH={touchable}
            {...button}
            // Disabled by the attribute, it would lose the focus.
            aria-disabled={isSending || text.trim() === ''}
            aria-busy={isSending}
          >
            <StaffIcon name={icon} />
            <span>{action}</span>
          </Button>
          {children?.(insert)}
        </Flex>
      </Stack>
    </form>
  );
}

const TextArea = chakra('textarea', fieldRecipe);
