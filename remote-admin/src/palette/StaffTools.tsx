import { useCallback, useState } from 'react';
import { Button, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { commandKey } from './commandKey';
import { CommandPalette } from './CommandPalette';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './useShortcuts';

/**
 * Command palette and list of shortcuts: by key from anywhere, the palette by a button, too. Both are part of the layout's code: a
 * palette that has to be fetched first would leave the keys that follow its shortcut to the page beneath.
 */
export function StaffTools() {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [opening, setOpening] = useState(0);
  const showPalette = useCallback(() => {
    setOpen('palette');
    setOpening((count) => count + 1);
  }, []);
  const showHelp = useCallback(() => setOpen('help'), []);
  const close = () => setOpen(undefined);
  useShortcuts({ onPalette: showPalette, onHelp: showHelp });

  return (
    <>
      <Button variant="outline" colorPalette="gray" px={{ base: '3', md: '4' }} onClick={showPalette}>
        <StaffIcon name="Search" />
        <chakra.span srOnly={{ base: true, md: false }}>Command palette</chakra.span>
        <chakra.kbd aria-hidden display={{ base: 'none', md: 'inline' }} fontSize="xs" color="fg.muted">
          {commandKey()} K
        </chakra.kbd>
      </Button>
      <CommandPalette opening={opening} isOpen={open === 'palette'} onClose={close} onHelp={showHelp} />
      <ShortcutsDialog isOpen={open === 'help'} onClose={close} />
    </>
  );
}
