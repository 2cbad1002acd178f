import { Flex, IconButton } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { redo, undo, useCanRedo, useCanUndo } from '../draft/draftStore';

/** Undo and Redo for the whole draft, in addition to the keyboard shortcuts. */
export function UndoButtons() {
  return (
    <Flex gap="1">
      <HistoryButton label="Undo" keys="Ctrl+Z" icon="Undo" isIdle={!useCanUndo()} onClick={undo} />
      <HistoryButton label="Redo" keys="Ctrl+Shift+Z" icon="Redo" isIdle={!useCanRedo()} onClick={redo} />
    </Flex>
  );
}

interface HistoryButtonProps {
  label: string;
  keys: string;
  icon: string;
  isIdle: boolean;
  onClick: () => void;
}

function HistoryButton({ label, keys, icon, isIdle, onClick }: HistoryButtonProps) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
      title={`${label} (${keys})`}
      opacity={isIdle ? 0.35 : undefined}
      onClick={onClick}
    >
      <StaffIcon name={icon} />
    </IconButton>
  );
}
