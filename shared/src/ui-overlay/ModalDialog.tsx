import { Dialog, Portal } from '@chakra-ui/react';
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../ui/elements';
import { Global } from '../styles/Global';
import { Icon } from '../ui/Icon';
import { growth, growthKeyframes, measureGrowth, still } from './growth';
import { repeatAnimationEnd } from './repeatAnimationEnd';

interface ModalDialogProps {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end; the X in the corner is always there. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A click outside closes unless this is `false`; Escape and the X always do. */
  closesOnOutsideClick?: boolean;
  /** What gets the focus after closing; the opener by default. */
  returnsFocusTo?: () => HTMLElement | null;
  /** What the dialog tells more of, such as a card: it grows out of it and goes back into it. */
  growsFrom?: Element | null;
  /** Runs when the closing animation is over: what the dialog shows may be forgotten now. */
  onExited?: () => void;
}

/**
 * Modal dialog: begins at its title, or where the content says `data-autofocus`, traps the focus, closes by Escape and gives
 * the focus back to its opener.
 */
export function ModalDialog(props: ModalDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    children,
    footer,
    size = 'lg',
    closesOnOutsideClick = true,
    returnsFocusTo,
    growsFrom,
    onExited,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { mount, backdrop } = useGrowth(isOpen, growsFrom);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      onExitComplete={onExited}
      finalFocusEl={returnsFocusTo}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current}
      closeOnInteractOutside={closesOnOutsideClick}
      size={size}
      placement="center"
      scrollBehavior="inside"
      motionPreset="scale"
      lazyMount
      unmountOnExit
    >
      <Portal>
        {growsFrom && <Global styles={growthKeyframes} />}
        <Dialog.Backdrop ref={backdrop} backdropFilter="blur(4px)" css={still} />
        <Dialog.Positioner px="4">
          <Dialog.Content
            ref={mount}
            borderRadius="2xl"
            borderWidth="1px"
            borderColor="border"
            overflow="hidden"
            css={[growsFrom ? growth : {}, still]}
          >
            <Parts {...{ title, footer, heading, body }}>{children}</Parts>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Measures where the dialog grows from and goes back to, and sees to it that its end is heard. */
function useGrowth(isOpen: boolean, growsFrom: Element | null | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const mount = useCallback(
    (element: HTMLDivElement | null) => {
      content.current = element;
      measureGrowth(element, growsFrom);
    },
    [growsFrom],
  );
  useEffect(() => {
    if (!isOpen) return repeatAnimationEnd([content, backdrop]);
  }, [isOpen]);
  // Its card may stand elsewhere when the dialog closes.
  useLayoutEffect(() => measureGrowth(content.current, growsFrom), [isOpen, growsFrom]);
  return { mount, backdrop };
}

interface PartsProps extends Pick<ModalDialogProps, 'title' | 'footer' | 'children'> {
  heading: Ref<HTMLHeadingElement>;
  body: Ref<HTMLDivElement>;
}

const Parts = ({ title, footer, heading, body, children }: PartsProps) => (
  <>
    <Title ref={heading}>{title}</Title>
    {/* What scrolls must be reachable by keyboard. */}
    <Dialog.Body
      ref={body}
      role="group"
      aria-label={title}
      fontSize="md"
      tabIndex={0}
      focusVisibleRing="inside"
    >
      {children}
    </Dialog.Body>
    {footer && (
      <Dialog.Footer py="4" borderTopWidth="1px" borderColor="border.muted">
        {footer}
      </Dialog.Footer>
    )}
    <Cross />
  </>
);

const Title = ({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: string }) => (
  <Dialog.Header pr="14">
    <Dialog.Title
      ref={ref}
      tabIndex={-1}
      outline="none"
      fontFamily="heading"
      fontSize="2xl"
      letterSpacing="tight"
    >
      {children}
    </Dialog.Title>
  </Dialog.Header>
);

const Cross = () => (
  <Dialog.CloseTrigger asChild>
    <IconButton aria-label="Close dialog" variant="ghost" colorPalette="gray" size="sm" top="4" insetEnd="4">
      <Icon name="X" />
    </IconButton>
  </Dialog.CloseTrigger>
);
