import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Heading, IconButton } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { Body, Dialog, Footer, Header, Panel, widths } from './dialogParts';

interface ModalDialogProps {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end, in addition to the X in the corner. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Whether a click outside closes; Escape and the X always do. */
  closesOnOutsideClick?: boolean;
  /**
   * Returns the element to focus after closing; by default the opener, or `data-autofocus` in the
   * page if the opener is gone.
   */
  returnsFocusTo?: () => HTMLElement | null;
  /** Runs when the dialog has faded out, so that its content may be discarded. */
  onExited?: () => void;
}

/**
 * The browser's modal dialog. The focus starts at its title, or at `data-autofocus` in the content.
 * `ConfirmDialog` of `ui-blocks` is one that asks before something is lost.
 * @example
 * ```tsx
 * import { Button } from '@vibrant-peak/shared/ui';
 * import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
 * import { useState } from 'react';
 *
 * export function PartnerDetails({ name, text }: { name: string; text: string }) {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>More about {name}</Button>
 *       <ModalDialog title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
 *         {text}
 *       </ModalDialog>
 *     </>
 *   );
 * }
 * ```
 */
export function ModalDialog({ isOpen, onExited, ...dialog }: ModalDialogProps) {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  const exit = () => {
    setShown(false);
    onExited?.();
  };
  return <>{isShown && createPortal(<Frame {...dialog} isOpen={isOpen} onExited={exit} />, document.body)}</>;
}

function Frame(props: ModalDialogProps & { onExited: () => void }) {
  const { title, isOpen, onClose, children, footer, size = 'lg', closesOnOutsideClick = true } = props;
  const titleId = useId();
  const dialog = useModal(props);
  // A press that begins inside, such as to select text, is not a click outside.
  const isPressOutside = useRef(false);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      maxW={widths[size]}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Chrome closes at a repeated Escape, although each one was prevented.
        if (isOpen && !currentTarget.open) show(currentTarget);
      }}
      onPointerDown={(event) => void (isPressOutside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        const isOutside = isPressOutside.current && event.target === event.currentTarget;
        if (isOutside && closesOnOutsideClick) onClose();
      }}
    >
      <Panel>
        <Header>
          <Heading
            id={titleId}
            tabIndex={-1}
            flex="1"
            minW="0"
            outline="none"
            size={{ base: 'lg', sm: 'xl' }}
          >
            {title}
          </Heading>
          <IconButton aria-label="Close dialog" colorPalette="gray" size="sm" mt="-1" onClick={onClose}>
            <Icon name="X" />
          </IconButton>
        </Header>
        {/* Scrollable content must be reachable by keyboard. */}
        <Body role="group" aria-label={title} tabIndex={0}>
          {children}
        </Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Dialog>
  );
}

function useModal({ isOpen, returnsFocusTo, onExited }: Parameters<typeof Frame>[0]) {
  const ref = useRef<HTMLDialogElement>(null);
  const exit = useEffectEvent(onExited);
  const close = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!dialog.open) return moveNotices();
    dialog.close();
    moveNotices();
    const { activeElement, body } = document;
    const isLost = activeElement === body || dialog.contains(activeElement);
    const target = returnsFocusTo?.() ?? (isLost ? document.querySelector('main [data-autofocus]') : null);
    if (target instanceof HTMLElement) target.focus();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => void (dialog && close(dialog));
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen) return show(dialog);
    close(dialog);
    const fading = dialog.getAnimations().map(({ finished }) => finished);
    if (fading.length === 0) return exit();
    let isReopened = false;
    void Promise.allSettled(fading).then(() => isReopened || exit());
    return () => void (isReopened = true);
  }, [isOpen]);
  return ref;
}

function show(dialog: HTMLDialogElement): void {
  // Keeps the room of the scrollbar, which prevents layout shifts.
  const { clientWidth, style } = document.documentElement;
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : 'auto';
  dialog.showModal();
  moveNotices();
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
}

/**
 * Everything outside of a modal dialog is inert: toasts move into the top dialog to stay clickable.
 */
function moveNotices(): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const notices = document.getElementById('notices');
  if (notices && notices.parentElement !== top) top.append(notices);
}
