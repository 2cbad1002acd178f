import { chakra } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { commandKey } from './commandKey';
import { Key } from './Key';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const shortcuts = () => [
  { keys: [commandKey(), 'K'], effect: 'Open the command palette' },
  { keys: ['?'], effect: 'Show this list' },
  { keys: [commandKey(), 'Z'], effect: 'Take back the last change of a list' },
  { keys: ['Enter'], effect: 'Open the row that has the focus' },
  { keys: ['J', 'K'], effect: 'Next and previous message' },
  { keys: ['Alt', 'T'], effect: 'Go to the notices' },
  { keys: ['Esc'], effect: 'Close what is open' },
];

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <ModalDialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose} size="sm">
      <List>
        {shortcuts().map(({ keys, effect }) => (
          <div key={effect}>
            <dt>{effect}</dt>
            <dd>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </ModalDialog>
  );
}

const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minH: '11',
      gap: '4',
    },
    '& dd': { display: 'flex', gap: '1' },
  },
});
