import { useCallback, useEffect, useState } from 'react';
import { createLazyPart } from 'shared/island';
import { Button, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { commandKey } from './commandKey';
import { useEarlyLetters } from './useEarlyLetters';
import { useShortcuts } from './useShortcuts';

const CommandPalette = createLazyPart(async () => (await import('./CommandPalette')).CommandPalette);
const ShortcutsDialog = createLazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Command palette and sheet of shortcuts: by key from anywhere, the palette by a button, too. */
export function StaffTools() {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [opening, setOpening] = useState(0);
  const showPalette = useCallback(() => {
    setOpen('palette');
    setOpening((count) => count + 1);
  }, []);
  const showHelp = useCallback(() => setOpen('help'), []);
  const close = () => setOpen(undefined);
  useEffect(() => {
    window.addEventListener('keydown', CommandPalette.prefetch, { once: true });
    return () => window.removeEventListener('keydown', CommandPalette.prefetch);
  }, []);
  const early = useEarlyLetters(opening, open === 'palette');
  useShortcuts({ onPalette: showPalette, onHelp: showHelp });

  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        px={{ base: '3', md: '4' }}
        onPointerOver={CommandPalette.prefetch}
        onFocus={CommandPalette.prefetch}
        onClick={showPalette}
      >
        <StaffIcon name="Search" />
        <chakra.span srOnly={{ base: true, md: false }}>Command palette</chakra.span>
        <chakra.kbd aria-hidden display={{ base: 'none', md: 'inline' }} fontSize="xs" color="fg.muted">
          {commandKey()} K
        </chakra.kbd>
      </Button>
      <CommandPalette
        isNeeded={open === 'palette'}
        opening={opening}
        early={early}
        isOpen={open === 'palette'}
        onClose={close}
        onHelp={showHelp}
      />
      <ShortcutsDialog isNeeded={open === 'help'} isOpen={open === 'help'} onClose={close} />
    </>
  );
}
