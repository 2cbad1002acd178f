import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { Box, VisuallyHidden } from '@vibrant-peak/shared/ui';
import type { TextFieldProps } from '../form/entryFields';
import { TextField } from '../form/TextField';
import { Suggestions, type SuggestionText } from './Suggestions';

interface SuggestFieldProps<T> extends TextFieldProps {
  find: (words: string) => Promise<readonly T[]>;
  textOf: (entry: T) => SuggestionText;
  onChoose: (entry: T) => void;
}

/** Time after the last letter, in milliseconds. */
const pause = 150;
/** The most that is offered at once. */
const maxShown = 8;

/** Finds suggestions; an answer that a later request has passed is dropped. */
function useSuggestions<T>(find: (words: string) => Promise<readonly T[]>) {
  const [{ found, position }, set] = useState<{ found: readonly T[]; position: number }>(closed);
  const request = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    request.current++;
    set(closed);
  };
  const open = (words: string, wait = 0) => {
    clearTimeout(timer.current);
    const own = ++request.current;
    const show = (entries: readonly T[]) =>
      own === request.current && set({ found: entries.slice(0, maxShown), position: -1 });
    // Without an answer nothing is offered, and typing goes on.
    timer.current = setTimeout(() => void find(words).then(show, () => undefined), wait);
  };
  /** From the text (-1) through the suggestions and back to it. */
  const step = (by: number) => {
    const count = found.length + 1;
    set({ found, position: ((position + 1 + by + count) % count) - 1 });
  };
  return { found, current: found[position], position, open, close, step };
}

const closed = { found: [], position: -1 };

/** A text field that offers what is stored while one types. Anything else can be typed as well. */
export function SuggestField<T extends { id: number }>(props: SuggestFieldProps<T>) {
  const { find, textOf, onChoose, onChange, ...field } = props;
  const listId = useId();
  const { found, current, position, open, close, step } = useSuggestions(find);
  const isOpen = found.length > 0;
  const choose = (entry: T) => {
    close();
    onChoose(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event) ?? '';
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isTaken = by !== undefined || (isOpen && key === 'Escape') || (key === 'Enter' && current);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) return key === 'Enter' ? choose(current!) : close();
    return isOpen ? step(by) : open(field.value);
  };
  return (
    <Box position="relative">
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={current && `${listId}-${position}`}
        onChange={(value) => {
          onChange(value);
          open(value, pause);
        }}
        onClick={() => field.value === '' && open('')}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <Suggestions
          id={listId}
          current={position}
          options={found.map((entry) => ({ ...textOf(entry), id: entry.id }))}
          onChoose={(index) => choose(found[index]!)}
        />
      )}
      <VisuallyHidden role="status">{isOpen && countText(found.length)}</VisuallyHidden>
    </Box>
  );
}

const countText = (count: number) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose.`;
