import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { endStep } from '../../draft/draftStore';
import { changeItem } from '../../draft/itemActions';

/** The name of a line, editable on press. A blank name is discarded. */
export function ItemName({ id, name }: { id: number; name: string }) {
  const [typed, setTyped] = useState<string>();
  const isDone = useRef(false);

  if (typed === undefined) {
    const edit = () => {
      isDone.current = false;
      flushSync(() => setTyped(name));
    };
    return <NameButton name={name} onEdit={edit} />;
  }

  const finish = (isSaved: boolean, cell: HTMLElement | null, takesFocus: boolean) => {
    // Removing the field blurs it, which would call this again.
    if (isDone.current) return;
    isDone.current = true;
    flushSync(() => setTyped(undefined));
    if (isSaved && typed.trim() !== '' && typed !== name) {
      endStep();
      changeItem(id, { name: typed });
      endStep();
    }
    if (takesFocus) cell?.querySelector<HTMLElement>('.item-name')?.focus();
  };
  return (
    <input
      className="item-name-field"
      aria-label={`Name of ${name}`}
      autoComplete="off"
      dir="auto"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => finish(true, event.currentTarget.parentElement, false)}
      onKeyDown={(event) => {
        const key = pressedKey(event);
        if (key !== 'Enter' && key !== 'Escape') return;
        event.preventDefault();
        finish(key === 'Enter', event.currentTarget.parentElement, true);
      }}
    />
  );
}

/** @param onEdit replaces the button by the field synchronously. */
function NameButton({ name, onEdit }: { name: string; onEdit: () => void }) {
  const edit = ({ currentTarget: { parentElement: cell } }: MouseEvent) => {
    onEdit();
    const field = cell?.querySelector('input');
    field?.focus();
    field?.select();
  };
  return (
    <button type="button" className="item-name" dir="auto" title={`Edit ${name}`} onClick={edit}>
      {name}
    </button>
  );
}
