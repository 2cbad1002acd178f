import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { fading, still } from './growth';
import { repeatAnimationEnd } from './repeatAnimationEnd';
import { useEarlyEscape } from './useEarlyEscape';
import { useSwiftClosing } from './useSwiftClosing';

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
  /** What gets the focus after closing; by default what asked for it meanwhile, or else the opener. */
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
  const { isShown, mount, backdrop } = useParts(isOpen, growsFrom);
  const focus = useFocusAfterwards(isOpen, returnsFocusTo);
  useEarlyEscape(isOpen, onClose);
  return (
    <Dialog.Root
      open={isShown}
      onOpenChange={({ open }) => !open && onClose()}
      onExitComplete={onExited}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current}
      closeOnInteractOutside={closesOnOutsideClick}
      size={size}
      {...focus}
      {...alike}
    >
      <Portal>
        <Dialog.Backdrop ref={backdrop} bg="blackAlpha.600" css={still} />
        <Dialog.Positioner px="4">
          <Dialog.Content
            ref={mount}
            borderRadius="2xl"
            borderWidth="1px"
            borderColor="border"
            overflow="hidden"
            css={[growsFrom ? fading : {}, still]}
          >
            <Parts {...{ title, footer, heading, body }}>{children}</Parts>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** What all dialogs have in common. */
const alike = {
  placement: 'center',
  scrollBehavior: 'inside',
  motionPreset: 'scale',
  lazyMount: true,
  unmountOnExit: true,
} as const;

/**
 * What arrives in the page beneath, such as a form, may take the focus: the dialog stays and takes it back, and gives it there
 * after closing, as the opener may have left with what was there before.
 */
function useFocusAfterwards(isOpen: boolean, returnsFocusTo: ModalDialogProps['returnsFocusTo']) {
  const asked = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (isOpen) asked.current = undefined;
  }, [isOpen]);
  return {
    onFocusOutside: (event: CustomEvent<{ target: EventTarget }>) => {
      event.preventDefault();
      if (event.detail.target instanceof HTMLElement) asked.current = event.detail.target;
    },
    finalFocusEl: () => returnsFocusTo?.() ?? (asked.current?.isConnected ? asked.current : null),
  };
}

/** What the library needs beside its own to be quick, and to hear of its end. */
function useParts(isOpen: boolean, growsFrom: Element | null | undefined) {
  const { isShown, mount, content, backdrop } = useSwiftClosing(isOpen, growsFrom);
  useLayoutEffect(() => {
    if (isShown) keepPageStyles();
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return repeatAnimationEnd([content, backdrop]);
  }, [isShown, content, backdrop]);
  return { isShown, mount, backdrop };
}

/**
 * Tells the library that the page cannot be pressed, as is the case behind a backdrop that covers it. It would say so in the
 * body's style, which styles each element of the page anew, twice.
 */
function keepPageStyles(): void {
  document.body.dataset['inert'] = '';
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
