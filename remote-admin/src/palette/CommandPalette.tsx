import { useId, useState, type KeyboardEvent } from 'react';
import { useLeave, useStaffNavigation } from 'shared/host';
import { useNavigate } from 'shared/router';
import { ModalDialog } from 'shared/ui-overlay';
import { addRequests } from '../form/addRequests';
import { foldText } from '../records/foldText';
import { CommandList } from './CommandList';
import { commandsOf, type Command } from './commands';
import { SearchInput } from '../list/SearchInput';

interface CommandPaletteProps {
  /** Number of this opening: what was typed before is forgotten, also when the palette is still fading out. */
  opening: number;
  isOpen: boolean;
  onClose: () => void;
}

export function CommandPalette({ opening, isOpen, onClose }: CommandPaletteProps) {
  return (
    <ModalDialog title="Command palette" isOpen={isOpen} onClose={onClose} size="md">
      <Chooser key={opening} onClose={onClose} />
    </ModalDialog>
  );
}

/** Combobox over all commands, with a state of its own for each opening. */
function Chooser({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const [position, setPosition] = useState(0);
  const navigate = useNavigate();
  const leaveBy = useLeave();
  const wanted = foldText(search.trim());
  const commands = commandsOf(useStaffNavigation()).filter(({ label }) => foldText(label).includes(wanted));
  const current = Math.min(position, commands.length - 1);

  const run = ({ kind, path }: Command) => {
    onClose();
    leaveBy(() => {
      if (kind === 'Action') addRequests.ask(path);
      void navigate(path);
    });
  };

  const chooseByKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const command = commands[current];
    if (step && command) {
      event.preventDefault();
      setPosition((current + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter' && command) run(command);
  };

  return (
    <>
      <SearchInput
        data-autofocus
        role="combobox"
        aria-label="Search pages and actions"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length ? `${listId}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Where to?"
        value={search}
        onKeyDown={chooseByKey}
        onChange={(event) => {
          setSearch(event.target.value);
          setPosition(0);
        }}
      />
      <CommandList id={listId} commands={commands} current={current} onChoose={run} />
    </>
  );
}
