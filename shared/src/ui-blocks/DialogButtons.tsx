import { Button, chakra } from '@vibrant-peak/shared/ui';
import type { ReactNode } from 'react';

interface DialogButtonsProps {
  /** Label of the button that does what the dialog is for. */
  action: string;
  /** Without it, that button submits the form around it. */
  onAction?: () => void;
  /** Whether something is lost by it. */
  isDangerous?: boolean;
  /** Whether it is being carried out; it cannot be started again meanwhile. */
  isBusy?: boolean | undefined;
  /** Whether something is missing for it. */
  isDisabled?: boolean;
  /** Label of the button that leaves everything as it is. */
  cancel?: string | undefined;
  onCancel: () => void;
  /** Buttons of further answers, between the two. */
  others?: ReactNode;
}

/**
 * The last line of a dialog that does something: Cancel, then what the dialog is for. It is the last
 * of a `Stack` in a `ModalDialog`, and stays in view below a long one.
 * @example
 * ```tsx
 * import { Stack, Text } from '@vibrant-peak/shared/ui';
 * import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
 * import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
 *
 * export const InvitePartner = ({ onInvite, onClose }: { onInvite: () => void; onClose: () => void }) => (
 *   <ModalDialog title="Invite a partner?" isOpen onClose={onClose}>
 *     <Stack gap="5">
 *       <Text>They get a mail with a link.</Text>
 *       <DialogButtons action="Invite" onAction={onInvite} onCancel={onClose} />
 *     </Stack>
 *   </ModalDialog>
 * );
 * ```
 */
export const DialogButtons = ({ cancel = 'Cancel', onCancel, others, ...main }: DialogButtonsProps) => (
  <Line>
    <Button variant="outline" colorPalette="gray" onClick={onCancel}>
      {cancel}
    </Button>
    {others}
    <MainButton {...main} />
  </Line>
);

type MainButtonProps = Omit<DialogButtonsProps, 'cancel' | 'onCancel' | 'others'>;

const MainButton = ({ action, onAction, isDangerous, isBusy, isDisabled }: MainButtonProps) => (
  <Button
    type={onAction ? 'button' : 'submit'}
    variant={isDangerous ? 'solid' : 'accent'}
    colorPalette={isDangerous ? 'red' : 'brand'}
    disabled={isDisabled}
    aria-disabled={isBusy}
    aria-busy={isBusy}
    onClick={isBusy ? undefined : onAction}
  >
    {action}
  </Button>
);

/** It looks like the footer of a dialog, over the padding of the dialog's body. */
const Line = chakra('div', {
  base: {
    // Browsers take the padding of the dialog's body off the room of what sticks.
    '@media (min-height: 480px)': { position: 'sticky', bottom: '-6', zIndex: '1' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    mx: '-6',
    mt: '1',
    mb: '-6',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    bg: 'bg.panel',
    '& > button': { flex: { base: '1 1 auto', sm: 'none' } },
  },
});
