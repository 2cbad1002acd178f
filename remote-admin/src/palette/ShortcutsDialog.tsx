import { chakra } from 'shared/ui';
import { ModalDialog } from 'shared/ui-overlay';
import { commandKey } from './commandKey';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const shortcuts = () => [
  { keys: [commandKey(), 'K'], effect: 'Open the command palette' },
  { keys: ['?'], effect: 'Show this list' },
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

const Key = chakra('kbd', {
  base: {
    minW: '7',
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.muted',
    fontFamily: 'body',
    fontSize: 'xs',
    textAlign: 'center',
  },
});
