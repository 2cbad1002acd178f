import { useId, useState, type KeyboardEvent } from 'react';
import { useStaffNavigation } from '@vibrant-peak/shared/host';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { useNavigate } from '@vibrant-peak/shared/router';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { SearchInput } from '@vibrant-peak/shared/ui-admin';
import { CommandList } from './CommandList';
import { commandsOf, type Command } from './commands';
import { rankCommands } from './rankCommands';
import { useFound } from './useFound';
import { useOwnCommands } from './useOwnCommands';

interface CommandPaletteProps {
  /** Counts openings. A new number clears the text, even while the palette is still fading out. */
  opening: number;
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
}

export function CommandPalette({ opening, isOpen, onClose, onHelp }: CommandPaletteProps) {
  return (
    <ModalDialog title="Command palette" isOpen={isOpen} onClose={onClose} size="md">
      <Chooser key={opening} onClose={onClose} onHelp={onHelp} />
    </ModalDialog>
  );
}

/** Combobox of all commands. Its state starts fresh with each opening. */
function Chooser({ onClose, onHelp }: Pick<CommandPaletteProps, 'onClose' | 'onHelp'>) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const [position, setPosition] = useState(0);
  const navigate = useNavigate();
  const navigation = useStaffNavigation();
  const own = useOwnCommands(onHelp);
  const found = useFound(search);
  const commands = rankCommands([...commandsOf(navigation), ...own, ...found], search);
  const current = Math.min(position, commands.length - 1);

  const choose = ({ path, run }: Command) => {
    onClose();
    run?.();
    if (path !== undefined) void navigate(path);
  };

  const chooseByKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? ''];
    const command = commands[current];
    if (step && command) {
      event.preventDefault();
      setPosition((current + step + commands.length) % commands.length);
    }
    if (key !== 'Enter') return;
    // Closing returns the focus immediately, so the element behind would otherwise handle this key
    // too.
    event.preventDefault();
    if (command) choose(command);
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
        placeholder="Pages, actions, records"
        value={search}
        onKeyDown={chooseByKey}
        onChange={(event) => {
          setSearch(event.target.value);
          setPosition(0);
        }}
      />
      <CommandList id={listId} commands={commands} current={current} onChoose={choose} />
    </>
  );
}
