import { chakra } from '@chakra-ui/react/styled-system';

/** Maximum widths of dialogs. */
export const widths = { sm: 'md', md: 'lg', lg: '2xl', xl: '4xl' };

const duration = '200ms';
const isClosed = 'dialog:not([open])';
/**
 * On low screens, such as zoomed ones, the whole panel scrolls, as its head and buttons would leave
 * no room.
 */
const isLow = '@media (max-height: 479.98px)';
const hidden = { opacity: 0, scale: '0.96' };

/** As large as its panel and never transformed, so that toasts inside stay at the window's edge. */
export const Dialog = chakra('dialog', {
  base: {
    w: 'calc(100% - 2rem)',
    maxH: 'calc(100dvh - 4rem)',
    [isLow]: { maxH: 'calc(100dvh - 1rem)' },
    m: 'auto',
    p: '0',
    overflow: 'visible',
    bg: 'transparent',
    '&:not([open])': { pointerEvents: 'none' },
    _backdrop: {
      bg: 'blackAlpha.500',
      _motionSafe: { transition: `opacity ${duration}` },
      _starting: { opacity: 0 },
      _print: { display: 'none' },
    },
    '&:not([open])::backdrop': { opacity: 0 },
    // Stays visible until it has faded out.
    _motionSafe: { transition: `display ${duration} allow-discrete, overlay ${duration} allow-discrete` },
  },
});

export const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxH: 'inherit',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    overflow: 'hidden',
    [isLow]: { display: 'block', overflow: 'auto' },
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'lg',
    _motionSafe: { transition: `opacity ${duration}, scale ${duration}` },
    _starting: hidden,
    [`${isClosed} > &`]: hidden,
  },
});

/** The X follows the title, visually and in the focus order. */
export const Header = chakra('div', {
  base: { display: 'flex', gap: '4', ps: '6', pe: '4', pt: '6', pb: '4' },
});

export const Body = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    px: '6',
    pt: '2',
    pb: '6',
    overflow: 'auto',
    // Buttons that stay at its end hide no focused field.
    scrollPaddingBottom: '24',
    // Nor does the head hide its label.
    scrollPaddingTop: '8',
    [isLow]: { overflow: 'visible' },
    overscrollBehavior: 'contain',
    focusVisibleRing: 'inside',
  },
});

export const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});
