import { Stack } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { ReactNode } from 'react';
import { DialogButtons } from './DialogButtons';

interface ConfirmDialogProps {
  /** The question, which names the dialog. */
  title: string;
  isOpen: boolean;
  /** What follows from it. */
  children: ReactNode;
  /** Label of the button that does it. */
  action: string;
  /** Whether something is lost by it. Default: true. */
  isDangerous?: boolean | undefined;
  onConfirm: () => void;
  /**
   * Label of the button that leaves everything as it is; Escape, the X and a click outside do so,
   * too.
   */
  cancel?: string;
  onClose: () => void;
  /** Buttons of further answers, between the two. */
  others?: ReactNode;
  /** Whether the answer is being carried out; it cannot be given again meanwhile. */
  isBusy?: boolean;
  /** As in `ModalDialog`. */
  returnsFocusTo?: () => HTMLElement | null;
}

/**
 * Asks before something is lost: the title is the question, the content says what follows from it.
 * The focus starts at the title, so that a stray Enter confirms nothing. It stays open until
 * `isOpen` says otherwise, so that the content can show a failure.
 * @example
 * ```tsx
 * import { Button } from '@vibrant-peak/shared/ui';
 * import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
 * import { useState } from 'react';
 *
 * export function EndPartnership({ name, onEnd }: { name: string; onEnd: () => void }) {
 *   const [isAsking, setAsking] = useState(false);
 *   return (
 *     <>
 *       <Button onClick={() => setAsking(true)}>End the partnership</Button>
 *       <ConfirmDialog
 *         title={`End the partnership with ${name}?`}
 *         action="End it"
 *         cancel="Keep it"
 *         isOpen={isAsking}
 *         onClose={() => setAsking(false)}
 *         onConfirm={onEnd}
 *       >
 *         Their page leaves the site.
 *       </ConfirmDialog>
 *     </>
 *   );
 * }
 * ```
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, isDangerous = true, onConfirm, cancel, others, isBusy, children, ...dialog } = props;
  return (
    <ModalDialog {...dialog} size="sm">
      <Stack gap="5">
        <div>{children}</div>
        <DialogButtons
          action={action}
          cancel={cancel}
          others={others}
          isBusy={isBusy}
          isDangerous={isDangerous}
          onAction={onConfirm}
          onCancel={dialog.onClose}
        />
      </Stack>
    </ModalDialog>
  );
}
