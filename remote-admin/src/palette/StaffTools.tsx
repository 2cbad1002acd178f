import { useCallback, useState } from 'react';
import { Button, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { useIsHydrated } from '../layout/useIsHydrated';
import { commandKey } from './commandKey';
import { CommandPalette } from './CommandPalette';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './useShortcuts';

/**
 * Command palette and list of shortcuts. Both are bundled with the layout, so that keys typed after
 * a shortcut never reach the page.
 */
export function StaffTools() {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [opening, setOpening] = useState(0);
  const isHydrated = useIsHydrated();
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
        <chakra.kbd
          aria-hidden
          display={{ base: 'none', lg: 'inline' }}
          fontSize="xs"
          color="fg.muted"
        >{`${isHydrated ? commandKey() : 'Ctrl'} K`}</chakra.kbd>
      </Button>
      <CommandPalette opening={opening} isOpen={open === 'palette'} onClose={close} onHelp={showHelp} />
      <ShortcutsDialog isOpen={open === 'help'} onClose={close} />
    </>
  );
}
